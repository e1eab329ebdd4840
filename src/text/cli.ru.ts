// What the programs of the command line say beside the sentences of the rules, in Russian.
import type { cliEn } from './cli.en.ts'

export const cliRu: Readonly<Record<keyof typeof cliEn, string>> = {
  'cli.usage.replay': 'npm run -s replay -- ФАЙЛ [--json] [--lang ru|en]',
  'cli.usage.judge':
    'npm run -s judge -- ФАЙЛ [--acting ОТРЯД...] [--json] [--lang ru|en] или npm run -s judge -- --jsonl [--lang ru|en] < СЛУЧАИ',
  'cli.noFile': 'Файл {file} не читается.',
  'cli.badWords': 'Вызов выглядит так: {usage}',
  'cli.fault': 'Запись не подтверждается.',
  'cli.verifies':
    'Запись подтверждается: {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}, сумма {digest}.',
  'cli.noFight.assault':
    'Ближнего боя там нет. Назовите взводы, которые действуют: --acting НОМЕР. На столе: {units}.',
  'cli.noFight.melee':
    'Рукопашного боя там нет. Назовите отряды, которые атакуют: --acting НОМЕР. На столе: {units}.',
  'cli.noActing':
    '{value} не может действовать: {cause, select, enemy {это не та сторона, что у остальных} destroyed {там никого не осталось} other {на столе такого нет}}. На столе: {units}.',
  'cli.asks.win': 'Победила ли действующая сторона?',
  'cli.asks.fight': 'Кто дерётся?',
  'cli.asks.test': 'Кто проходит тест на Мотивацию?',
  'cli.asks.testIfHit': 'Кто проходит его, если есть попадание?',
  'cli.asks.choices': 'Кто может контратаковать?',
  'cli.asks.counterCharge': 'Кто мог бы контратаковать в контакт?',
  'cli.asks.fighters': 'Кто бросает кубик в рукопашном бою?',
  'cli.asks.losses': 'Кто падает?',
  'cli.asks.nextBonus': 'У кого +1 в следующем раунде?',
  'cli.yes': 'да: {list}',
  'cli.no': 'нет: {list}',
  'cli.nobody': 'никто',
  'cli.line':
    '{line, select, 0 {} other {Строка {line}. }}{field, select, none {} other {Поле {field}, }}{field, select, none {Значение} other {значение}} {value}: {reason}',
  'cli.line.notJson': 'Это не JSON.',
  'cli.line.tooFewDice':
    '{least, plural, one {Нужен # кубик} few {Нужно # кубика} many {Нужно # кубиков} other {Нужно # кубика}}, не меньше.',
  'cli.line.tooLarge': 'Она слишком велика.',
  'cli.side.blue': 'Синие',
  'cli.side.red': 'Красные',
  'cli.start': 'Начало: {title}',
  'cli.step': 'Шаг {step}: {action}',
  'cli.digest': 'сумма {digest}',
  'cli.action.move': 'ход',
  'cli.action.choose': 'выбор, {option}',
  'cli.action.allocate': 'попадания распределены',
  'cli.action.roll': 'бросок, {from, select, seed {случайный} typed {со стола} other {назначен}}',
  'cli.action.done': 'готово',
  'cli.action.mode': '{mode, select, play {начинается игра} other {начинается расстановка}}',
  'cli.action.name': 'сторона переименована',
  'cli.action.correct': 'правка вручную',
  'cli.moved': '{base} встаёт в {x} × {y} мм, {facing}°',
  'cli.removed': '{base} уходит со стола',
  'cli.traited': '{on}: {trait} теперь {value}',
  'cli.restored': '{base} снова на столе',
  'cli.marked': '{on}: {badge}{set, select, true {} other { — снято}}',
  'cli.threw': '{side}, {pool}: {faces}',
  'cli.ruled': '{ok, select, true {решение: да} other {решение: нет}}',
  'cli.overruled': 'решение игроков',
  'cli.otherLine':
    'Линия {name} тоже сходится: расходится после шага {kept}, в ней {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}.',
  'cli.turned': 'игра идёт дальше',
  'cli.named': 'теперь сторона зовётся {side}',
  'cli.takenBack': 'бросок отменён на шаге {step}: {faces}',
  'cli.byHand': 'вручную на шаге {step}',
  'cli.ruledIn': 'решение игроков на шаге {step}',
}
