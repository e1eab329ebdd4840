// What the assault rules say, in Russian. Names of sides and platoons stay in the nominative; only «отделение» and, of its mere outline, «подставка» bend.
import type { AssaultId } from './assault.en.ts'

export const assaultRu: Readonly<Record<AssaultId, string>> = {
  'assault.unit': '{number}-й взвод',
  'assault.ordinal': '{number}-й',
  'assault.units': '{list} взводы',
  'assault.unitsCounted': '{count, plural, one {# взвод} few {# взвода} many {# взводов} other {# взвода}}',

  // Did the acting side win?
  'assault.fact.denies': '{other} {fromBase}: это в пределах {limit}, и победы нет.',
  'assault.head.denies': 'Не выиграно: {other} {fromBase}',
  'assault.fact.deniesTank':
    '{word, select, transport {Транспорт {other} здесь считается танком,} other {{otherKind, select, trk {Машина без брони} other {Танк}} {other}}} в строю и стоит {fromBase}: в пределах {limit} он не даёт победить.',
  'assault.head.deniesTank': 'Не выиграно: {other} {fromBase}',
  'assault.fact.deniesTransport':
    'Транспорт {other} {fromBase}: в пределах {limit} он мешает победе, как все.',
  'assault.head.deniesTransport': 'Не выиграно: {other} {fromBase}',
  'assault.fact.excusedTank':
    '{word, select, bailed {{otherKind, select, trk {Покинутая машина без брони} other {Покинутый танк}}} bogged {{otherKind, select, trk {Застрявшая машина без брони} other {Застрявший танк}}} transport {Транспорт} bailedTransport {Покинутый транспорт} boggedTransport {Застрявший транспорт} other {{otherKind, select, trk {Машина без брони} other {Танк}}}} {other} {fromBase}, в пределах {limit}, но не в счёт: {word, select, transport {транспорт здесь считается танком, а } bailedTransport {транспорт здесь считается танком, а } boggedTransport {транспорт здесь считается танком, а } other {{otherKind, select, trk {она считается танком, а } other {}}}}танк танку не мешает.',
  'assault.head.excusedTank':
    '{word, select, transport {} bailedTransport {} boggedTransport {} other {{otherKind, select, trk {} other {Танк }}}}{other} танку не мешает',
  'assault.fact.excusedDisabled':
    '{word, select, bailed {{otherKind, select, trk {Покинутая машина без брони} other {Покинутый танк}}} bailedTransport {Покинутый транспорт} boggedTransport {Застрявший транспорт} other {{otherKind, select, trk {Застрявшая машина без брони} other {Застрявший танк}}}} {other} {fromBase}, в пределах {limit}, но не в счёт: {word, select, transport {транспорт здесь считается танком, а } bailedTransport {транспорт здесь считается танком, а } boggedTransport {транспорт здесь считается танком, а } other {{otherKind, select, trk {она считается танком, а } other {}}}}выбывший танк никому не мешает.',
  'assault.head.excusedDisabled':
    '{word, select, bailed {Покинутый} bailedTransport {Покинутый} other {Застрявший}} {other} не в счёт',
  'assault.fact.excusedOutsider':
    '{other} {fromBase}, в пределах {limit}, но в ближнем бою не участвует и не в счёт.',
  'assault.head.excusedOutsider': '{other} не в счёт: не участвует',
  'assault.fact.ignoredOutsider':
    '{other} {fromBase}, в пределах {limit}, но стоит в стороне, а посторонних не замечают.',
  'assault.head.ignoredOutsider': '{other} в стороне: не в счёт',
  'assault.fact.excusedBrokenOff':
    '{other} {fromBase}, в пределах {limit}, но уже вышел из боя и не возвращается.',
  'assault.head.excusedBrokenOff': '{other} не в счёт: вышел из боя',
  'assault.fact.excusedWinner':
    '{other} {fromBase}, в пределах {limit}, но {enemy} уже победил, и его больше не бьют.',
  'assault.head.excusedWinner': '{other} не в счёт: взвод победил',
  'assault.fact.countsAsTank': 'Транспорт {base} считается танком.',
  'assault.head.countsAsTank': 'Транспорт {base} считается танком',
  'assault.fact.mixedAsInfantry': '{unit} целиком судится как пехота из-за {base}: это не танк.',
  'assault.head.mixedAsInfantry': '{unit} судится как пехота',
  'assault.fact.won':
    'Победа: {winner} ({units}). {other, select, none {В пределах {limit} никого} other {Ближайший враг, {other}, {fromBase}: дальше {limit}}}{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.won': 'Победа: {winner}, {other, select, none {рядом никого} other {до {other} {gap}}}',
  'assault.fact.wonNobodyLeft':
    'Победа: {winner} ({units}). Врага не осталось ни в пределах {limit}, ни дальше.',
  'assault.head.wonNobodyLeft': 'Победа: {winner}, врагов нет',
  'assault.fact.noSurvivors': '{units}: контратаковать некому, в бою никого не осталось.',
  'assault.head.noSurvivors': 'Контратаковать некому',
  'assault.fact.wonAgainstTanks':
    'Победа: {winner} ({units}). Ближайший враг в пределах {zone} — {word, select, bailed {{otherKind, select, trk {покинутая машина без брони} other {покинутый танк}}} bogged {{otherKind, select, trk {застрявшая машина без брони} other {застрявший танк}}} transport {транспорт} bailedTransport {покинутый транспорт} boggedTransport {застрявший транспорт} other {{otherKind, select, trk {машина без брони} other {танк}}}} {other}, {fromBase}: {word, select, transport {транспорт здесь считается танком, а } bailedTransport {транспорт здесь считается танком, а } boggedTransport {транспорт здесь считается танком, а } other {{otherKind, select, trk {она считается танком, а } other {}}}}танк танку не мешает{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.wonAgainstTanks':
    'Победа: {winner}, {word, select, transport {} bailedTransport {} boggedTransport {} other {{otherKind, select, trk {} other {танк }}}}{other} не помеха',
  'assault.fact.wonAgainstDisabled':
    'Победа: {winner} ({units}). Ближайший враг в пределах {zone} — {word, select, bailed {{otherKind, select, trk {покинутая машина без брони} other {покинутый танк}}} bailedTransport {покинутый транспорт} boggedTransport {застрявший транспорт} other {{otherKind, select, trk {застрявшая машина без брони} other {застрявший танк}}}} {other}, {fromBase}: {word, select, transport {транспорт здесь считается танком, а выбывший танк } bailedTransport {транспорт здесь считается танком, а выбывший танк } boggedTransport {транспорт здесь считается танком, а выбывший танк } other {{otherKind, select, trk {она считается танком, а выбывший танк } other {он }}}}никому не мешает{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.wonAgainstDisabled':
    'Победа: {winner}, {otherKind, select, trk {} tpt {} other {танк }}{other} не в счёт',
  'assault.fact.wonDespiteOutsider':
    'Победа: {winner} ({units}). Ближайший враг в пределах {zone}, {other}, {fromBase}, в ближнем бою не участвует{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.wonDespiteOutsider': 'Победа: {winner}, {other} не участвует',
  'assault.fact.wonDespiteIgnored':
    'Победа: {winner} ({units}). Ближайший враг в пределах {zone}, {other}, {fromBase}, стоит в стороне, а посторонних не замечают{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.wonDespiteIgnored': 'Победа: {winner}, {other} не в счёт',
  'assault.fact.wonDespiteBrokenOff':
    'Победа: {winner} ({units}). Ближайший враг в пределах {zone}, {other}, {fromBase}, уже вышел из боя и не возвращается{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.wonDespiteBrokenOff': 'Победа: {winner}, {other} вне боя',
  'assault.fact.wonBesideWinner':
    'Победа: {winner} ({units}). Ближайший враг в пределах {zone}, {other}, {fromBase}, из взвода, который уже победил{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.wonBesideWinner': 'Победа: {winner}, {other} не в счёт',
  'assault.fact.disabledUnmeasured': 'От {base} не мерят: {word, select, bailed {покинут} other {застрял}}.',
  'assault.head.disabledUnmeasured': 'От {base} не мерят',
  'assault.fact.awayUnmeasured': 'От {base} не мерят: в схватке врага в пределах {limit} от него не было.',
  'assault.head.awayUnmeasured': 'От {base} не мерят',
  'assault.fact.nobodyMeasures':
    'Не выиграно: мерить не от кого{unitCount, plural, =0 {} one { ({units})} few { ({units})} many { ({units})} other { ({units})}}.',
  'assault.head.nobodyMeasures': 'Не выиграно: мерить не от кого',
  'assault.fact.clearButShared':
    '{unit}: в пределах {limit} победе никто не мешает, но сторона побеждает вся или никак.',
  'assault.head.clearButShared': '{unit} чист, но победа общая',
  'assault.fact.wonAlone':
    '{unit}: в пределах {limit} победе никто не мешает, он победил сам за себя и больше в этом ближнем бою не участвует.',
  'assault.head.wonAlone': '{unit} победил сам за себя',
  'assault.fact.notFought': '{side}: победы ещё нет, о ней судят после схватки, но не до неё.',
  'assault.head.notFought': 'О победе судят после схватки',
  'assault.fact.joins':
    '{word, select, lone {{other} вступает в оборону: оно} other {{enemy} вступает в оборону: его отделение {other}}} {fromBase}, в пределах {limit}.',
  'assault.head.joins': '{word, select, lone {{other}} other {{enemy}}} вступает в оборону',
  'assault.fact.rejoins':
    '{word, select, lone {{other} вышло из боя, но снова обороняется: оно} other {{enemy} выходил из боя, но снова обороняется: его отделение {other}}} {fromBase}, в пределах {limit}.',
  'assault.head.rejoins': '{word, select, lone {{other}} other {{enemy}}} снова обороняется',

  // The fight.
  'assault.fact.hitDice':
    '{side}: {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} на попадание{unitCount, plural, =0 {} one {, бросает {units}} few {, бросают {units}} many {, бросают {units}} other {, бросают {units}}}.',
  'assault.head.hitDice':
    'На попадание {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'assault.fact.hitDiceTogether':
    '{side}: {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} на попадание, все разом: {units}.',
  'assault.head.hitDiceTogether':
    'Разом {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} на попадание',
  'assault.fact.noHitDice': '{side}: на попадание никто не бросает.',
  'assault.head.noHitDice': 'На попадание никто не бросает',
  'assault.fact.fights':
    '{base} дерётся: {other} {away}, в пределах {limit}. Один кубик, попадание на {need}+.',
  'assault.head.fights': '{base} дерётся, попадание на {need}+',
  'assault.fact.fightsThoughNonAssaulting':
    '{base} не атакует ({reason}), но дерётся: {other} {away}, в пределах {limit}. Один кубик, попадание на {need}+.',
  'assault.head.fightsThoughNonAssaulting': '{base} не атакует, но дерётся',
  'assault.fact.tooFarToFight':
    '{base} не дерётся: {other, select, none {в пределах {limit} нет врага, который участвует в ближнем бою} other {ближайший враг в ближнем бою, {other}, {away}, дальше {limit}}}.',
  'assault.head.tooFarToFight': '{base} не дерётся: слишком далеко',
  'assault.fact.nonAssaultingTooFar':
    '{base} ({reason}) не атакует и не дерётся: {other, select, none {в пределах {limit} нет врага, который участвует в ближнем бою} other {ближайший враг в ближнем бою, {other}, {away}, дальше {limit}}}.',
  'assault.head.nonAssaultingTooFar': '{base} не атакует и не дерётся',
  'assault.fact.onlyOutsidersNear':
    '{base} кубика не бросает: {other} {away}, в пределах {limit}, но {enemy} в ближнем бою не участвует, а врагов из этой схватки рядом нет.',
  'assault.head.onlyOutsidersNear': '{base}: рядом только посторонние',
  'assault.fact.notAble': '{base} не дерётся: {reason}.',
  'assault.head.notAble': '{base} не дерётся: {reason}',
  'assault.fact.onlyArmourNear':
    '{base} кубика не бросает: танк не поражает бронированных танков, а других врагов из этой схватки в пределах {limit} нет ({other} {away}).',
  'assault.head.onlyArmourNear': 'Танк {base} не бьёт танк {other}',
  'assault.fact.noLineOfSight':
    '{base} не видит {other} ({away}, в пределах {limit}): обзор закрыла подставка другого взвода.',
  'assault.head.noLineOfSight': '{base} не видит {other}',
  'assault.fact.pinIgnoredInFight': '{who} прижат огнём, но кубики бросает как все.',
  'assault.head.pinIgnoredInFight': '{who}: прижатие не мешает',
  'assault.fact.hitsOn':
    '{unit} попадает на {need}+: Умение — {word, select, veteran {Ветераны} trained {Обученные} other {Новобранцы}}.',
  'assault.head.hitsOn': '{unit} попадает на {need}+',
  'assault.fact.worstSkill':
    '{unit} бьёт по худшему Умению, {word, select, veteran {Ветераны} trained {Обученные} other {Новобранцы}}: {need}+.',
  'assault.head.worstSkill': '{unit}: худшее Умение, {need}+',
  'assault.fact.hitsScored':
    '{side}: {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} на {of, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}} ({dice}).',
  'assault.head.hitsScored':
    '{count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} из {of}',
  'assault.fact.noHitsScored':
    '{side}: ни одного попадания на {of, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}} ({dice}).',
  'assault.head.noHitsScored': 'Ни одного попадания из {of}',
  'assault.fact.mayTake': 'Попадание от {base} может достаться {other}: {away}, в пределах {limit}.',
  'assault.head.mayTake': 'Попадание от {base} может взять {other}',
  'assault.fact.targetNotInFight': '{other} не может взять попадание от {base}: в этой схватке не участвует.',
  'assault.head.targetNotInFight': '{other} в схватке не участвует',
  'assault.fact.targetTooFar': '{other} не может взять попадание от {base}: до него {gap}, дальше {limit}.',
  'assault.head.targetTooFar': '{other} далеко от {base}: {gap}',
  'assault.fact.targetArmoured':
    '{other} не может взять попадание от {base}: танк не поражает бронированный танк.',
  'assault.head.targetArmoured': 'Танк {base} не бьёт танк {other}',
  'assault.fact.hitLost': 'Попадание от {base} взять некому: оно пропадает, но в счёт идёт.',
  'assault.head.hitLost': 'Попадание от {base} пропадает',
  'assault.fact.allocated':
    '{of, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}: {count, select, 0 {никому} other {{bases}}}.',
  'assault.head.allocated':
    '{of, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} на {count, plural, =1 {{bases}} one {# отделение} few {# отделения} many {# отделений} other {# отделения}}',
  'assault.fact.bears':
    '{count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} на {base}.',
  'assault.head.bears':
    '{count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} на {base}',
  'assault.fact.hitsMissing': 'Распределено {count} из {of}: каждое попадание отдают ровно один раз.',
  'assault.head.hitsMissing': 'Распределено {count} из {of}',
  'assault.fact.spread':
    'Попадание достаётся тому, до кого дотягивается попавшее отделение: сначала каждому такому по одному и лишь потом по второму.',
  'assault.head.spread': 'Сначала всем по одному попаданию',
  'assault.fact.notSpread':
    'На {other} пришлось бы {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}, а на {bases} — {of, select, 0 {ни одного} other {лишь {baseCount, select, 1 {{of}} other {по {of}}}}}.',
  'assault.head.notSpread':
    'Много на {other}: {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}',
  'assault.fact.notLost': 'Попадание от {base} не пропадает: его может взять {other}.',
  'assault.head.notLost': 'Не пропадает: возьмёт {other}',
  'assault.fact.destroyed': 'Отделение {base} уничтожено: попадание от {other}, без спасброска.',
  'assault.head.destroyed': 'Отделение {base} уничтожено',
  'assault.fact.armourHolds':
    'Броня {base} выдержала: кубик {die} и броня {count} больше, чем борьба с танками {need} у {other}.',
  'assault.head.armourHolds': 'Броня {base} держит: {die} + {count}, а у {other} {need}',
  'assault.fact.bailsOut':
    'Танк {base} покинут: кубик {die} и броня {count} — ровно борьба с танками {need} у {other}.',
  'assault.head.bailsOut': '{base} покинут: {die} + {count}, у {other} тоже {need}',
  'assault.fact.bailedAgain':
    'Танк {base} уже был покинут и теперь уничтожен: кубик {die} и броня {count} — ровно борьба с танками {need} у {other}.',
  'assault.head.bailedAgain': '{base} уничтожен: покинут дважды',
  'assault.fact.armourPierced':
    'Танк {base} уничтожен: кубик {die} и броня {count} меньше, чем борьба с танками {need} у {other}.',
  'assault.head.armourPierced': '{base} уничтожен: {die} + {count}, у {other} {need}',
  'assault.fact.alreadyDestroyed': 'Отделение {base} уже уничтожено: попадание от {other} ничего не меняет.',
  'assault.head.alreadyDestroyed': 'Отделение {base} уже уничтожено',
  'assault.fact.saveDice':
    '{side}: {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}} на броню.',
  'assault.head.saveDice':
    'На броню {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'assault.fact.armourDie':
    '{base}, попадание от {other}: кубик и верхняя броня {count} против борьбы с танками {of}. {need, select, 1 {Это больше при любом броске, броня держит.} other {Больше{need, select, 7 { (на кубике столько нет)} other { ({need}+)}}: броня держит. Поровну: танк {word, select, bailed {Уничтожен, ведь он уже покинут} other {покинут}}. Меньше: уничтожен.}}',
  'assault.head.armourDie': '{base}: броня держит на {need}+',

  // Defensive Fire.
  'assault.fact.fireDice':
    '{side}: оборонительный огонь, {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}. {baseCount, plural, one {Стреляет} few {Стреляют} many {Стреляют} other {Стреляют}}: {bases}.',
  'assault.head.fireDice':
    'Огонь: {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'assault.fact.noFire': '{side}: оборонительного огня нет, стрелять по пошедшим в атаку некому.',
  'assault.head.noFire': 'Оборонительного огня нет: некому',
  'assault.fact.shoots':
    '{other} стреляет: атакующий {base} — {away}, в пределах {limit}. {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, попадание на {need}+.',
  'assault.head.shoots':
    '{other} стреляет: {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}, {need}+',
  'assault.fact.shootsPinned':
    '{other} прижат огнём, и кубиков всего {count}: атакующий {base} — {away}, в пределах {limit}. Попадание на {need}+.',
  'assault.head.shootsPinned': '{other} стреляет прижатым: {count} × {need}+',
  'assault.fact.tooFarToShoot':
    '{base} не стреляет: {other, select, none {в пределах {limit} никого из пошедших в атаку} other {ближайший из пошедших в атаку, {other}, {away}, дальше {limit}}}.',
  'assault.head.tooFarToShoot': '{base} не стреляет: слишком далеко',
  'assault.fact.mayNotShoot': '{base} не стреляет: {reason}.',
  'assault.head.mayNotShoot': '{base} не стреляет: {reason}',
  'assault.fact.neverShoots': '{base} не стреляет: скорострельности нет.',
  'assault.head.neverShoots': '{base} не стреляет',
  'assault.fact.firedAtOn':
    '{unit} — {word, select, veteran {Ветераны} trained {Обученные} other {Новобранцы}}, в него попадают на {need}+.',
  'assault.head.firedAtOn': 'В {unit} попадают на {need}+',
  'assault.fact.firedAtWorst':
    '{unit}: худшее Умение {word, select, veteran {Ветераны} trained {Обученные} other {Новобранцы}}, в него попадают на {need}+.',
  'assault.head.firedAtWorst': '{unit}: худшее Умение, на {need}+',
  'assault.fact.fireHits':
    '{side}: оборонительный огонь, {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} на {of, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}} ({dice}).',
  'assault.head.fireHits':
    'Огонь: {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} из {of}',
  'assault.fact.noFireHits':
    '{side}: оборонительный огонь, ни одного попадания на {of, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}} ({dice}).',
  'assault.head.noFireHits': 'Огонь: ни одного попадания из {of}',
  'assault.fact.mayTakeFire': 'Попадание от {base} может достаться {other}: {away}, в пределах {limit}.',
  'assault.head.mayTakeFire': 'Попадание от {base} может взять {other}',
  'assault.fact.notFiredAt': '{other} не может взять попадание от {base}: он не из атакующего взвода.',
  'assault.head.notFiredAt': '{other} не из атакующего взвода',
  'assault.fact.fireTooFar': '{other} не может взять попадание от {base}: до него {gap}, дальше {limit}.',
  'assault.head.fireTooFar': '{other} далеко от {base}: {gap}',
  'assault.fact.fireLost': 'Попадание от {base} взять некому: оно пропадает.',
  'assault.head.fireLost': 'Попадание от {base} пропадает',
  'assault.fact.fireSaveDice':
    '{side}: {count, plural, one {# спасбросок} few {# спасброска} many {# спасбросков} other {# спасброска}} от оборонительного огня.',
  'assault.head.fireSaveDice':
    'Спасаться: {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'assault.fact.footDie': '{base}, попадание от {other}: спасается на {need}+, как все пешие.',
  'assault.head.footDie': '{base} спасается на {need}+',
  'assault.fact.frontDie':
    '{base}, попадание от {other}: кубик и лобовая броня {count} против ПТ {of}. {need, select, 1 {Это больше при любом броске, броня держит.} other {Больше{need, select, 7 { (на кубике столько нет)} other { ({need}+)}}: броня держит. Поровну: танк {word, select, bailed {Уничтожен, ведь он уже покинут} other {покинут}}. Меньше: уничтожен.}}',
  'assault.head.frontDie': '{base}: броня держит на {need}+',
  'assault.fact.saved': 'Отделение {base} спаслось от огня {other}: выпало {die}, нужно {need}+.',
  'assault.head.saved': 'Отделение {base} спаслось: {die}',
  'assault.fact.notSaved': 'Отделение {base} уничтожено огнём {other}: выпало {die}, нужно {need}+.',
  'assault.head.notSaved': 'Отделение {base} уничтожено: {die}',
  'assault.fact.fireDestroys': 'Отделение {base} уничтожено огнём {other}, без спасброска.',
  'assault.head.fireDestroys': 'Отделение {base} уничтожено',
  'assault.fact.frontHolds':
    'Лобовая броня {base} выдержала: кубик {die} и броня {count} больше, чем ПТ {need} у {other}.',
  'assault.head.frontHolds': 'Броня {base} держит: {die} + {count} > {need} у {other}',
  'assault.fact.frontBailsOut':
    'Танк {base} покинут: кубик {die} и лобовая броня {count} — ровно ПТ {need} у {other}.',
  'assault.head.frontBailsOut': 'Танк {base} покинут: {die} + {count} = {need} у {other}',
  'assault.fact.frontBailedAgain':
    'Танк {base} уже был покинут и теперь уничтожен: кубик {die} и лобовая броня {count} — ровно ПТ {need} у {other}.',
  'assault.head.frontBailedAgain': '{base} уничтожен: покинут дважды',
  'assault.fact.frontPierced':
    'Танк {base} уничтожен: кубик {die} и лобовая броня {count} меньше, чем ПТ {need} у {other}.',
  'assault.head.frontPierced': 'Танк {base} уничтожен: {die} + {count} < {need} у {other}',
  'assault.fact.stoppedByHits':
    'Атака остановлена: {unit} получил {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} по пешим отделениям, спаслись они или нет, а хватает {need}.',
  'assault.head.stoppedByHits':
    '{unit} остановлен: {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}',
  'assault.fact.hitsDoNotStop':
    'Атака продолжается: {unit} {count, plural, =0 {не получил ни одного попадания} one {получил # попадание} few {получил # попадания} many {получил # попаданий} other {получил # попадания}} по пешим отделениям, а остановят {need}.',
  'assault.head.hitsDoNotStop': 'Не остановлен: попаданий {count} из {need}',
  'assault.fact.stoppedByTanks':
    'Атака остановлена: {unit} потерял уничтоженными и покинутыми {count, plural, one {# танк} few {# танка} many {# танков} other {# танка}}, а хватает {need}.',
  'assault.head.stoppedByTanks':
    '{unit} остановлен: {count, plural, one {# танк} few {# танка} many {# танков} other {# танка}}',
  'assault.fact.tanksDoNotStop':
    'Атака продолжается: {unit} {count, plural, =0 {не потерял уничтоженным или покинутым ни одного танка} one {потерял уничтоженным или покинутым # танк} few {потерял уничтоженными и покинутыми # танка} many {потерял уничтоженными и покинутыми # танков} other {потерял уничтоженными и покинутыми # танка}}, а остановят {need}.',
  'assault.head.tanksDoNotStop': 'Не остановлен: танков {count} из {need}',
  'assault.fact.stopPins': '{unit} остановлен огнём и теперь прижат огнём.',
  'assault.head.stopPins': '{unit} прижат огнём',
  'assault.fact.fallsBack':
    '{base} отступает: {length} из {allowance}{other, select, none {} other {, встаёт {fromOther}}}.',
  'assault.head.fallsBack': '{base} отступает: {length}',
  'assault.fact.fallsNoFarther':
    '{base} отступает: {length} из {allowance}{other, select, none {} other {, встаёт {fromOther}}}. Дальше, чем нужно, не отходят.',
  'assault.head.fallsNoFarther': '{base}: {length} назад, этого хватит',
  'assault.fact.makesRoom':
    '{base} тоже отступает, чтобы дать место: {length} из {allowance}{other, select, none {} other {, встаёт {fromOther}}}.',
  'assault.head.makesRoom': '{base} даёт место: {length}',
  'assault.fact.fallsNowhere':
    'В эту сторону {base} отступить некуда: в пределах {allowance} нет места хотя бы в {limit} от всех врагов.',
  'assault.head.fallsNowhere': '{base}: в эту сторону некуда',
  'assault.fact.fallsAsFar':
    '{base} отступает, сколько может: {length} из {allowance}{other, select, none {} other {, встаёт {fromOther}}}. Выдержать {limit} не выходит.',
  'assault.head.fallsAsFar': '{base}: {length}, дальше не уйти',
  'assault.fact.notStopped': '{base} не из взвода, который остановили.',
  'assault.head.notStopped': '{base} не отступает',
  'assault.fact.standsDisabled': '{base} не отступает: {reason}.',
  'assault.head.standsDisabled': '{base} остаётся: {reason}',
  'assault.fact.needNotFall':
    '{base} остаётся на месте: {other, select, none {до врагов} other {{fromOther}, это}} не ближе {limit}.',
  'assault.head.needNotFall': '{base} уже достаточно далеко',
  'assault.fact.cannotFall': '{base} остаётся: {fromOther}, ближе {limit}, но дальше не отойти.',
  'assault.head.cannotFall': '{base} дальше не отойти',
  'assault.fact.mustFall': 'Ещё надо отступить: {base}. Сейчас {fromOther}, ближе {limit}.',
  'assault.head.mustFall': 'Ещё надо отступить: {base}',
  'assault.fact.fallBackDone':
    'Отступление закончено{unitCount, plural, =0 {} one {: {units}} few {: {units}} many {: {units}} other {: {units}}}.',
  'assault.head.fallBackDone': 'Отступление закончено',
  'assault.fact.zoneFire': 'Обороняющиеся в пределах {zone} от пошедших в атаку стреляют.',
  'assault.head.zoneFire': 'В пределах {zone}: стреляет',
  'assault.fact.zoneFallBack': 'Отступающие встают не ближе {zone} к врагу.',
  'assault.head.zoneFallBack': 'К врагу не ближе {zone}',

  // The Motivation test.
  'assault.fact.noTestWon': '{side}: теста нет, раунд выиграл противник.',
  'assault.head.noTestWon': 'Теста нет: раунд выигран',
  'assault.fact.noTestNoHits':
    'Теста нет: за раунд ни одного попадания. Без броска {unitCount, plural, one {проходит} few {проходят} many {проходят} other {проходят}} {units}.',
  'assault.head.noTestNoHits': 'Теста нет: попаданий не было',
  'assault.fact.noTesters': '{side}: теста нет, у обороняющихся никого не осталось.',
  'assault.head.noTesters': 'Теста нет: бросать его некому',
  'assault.fact.testForHits':
    'Нужен тест: за этот раунд {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}}; в счёт идут попадания, а не потери.',
  'assault.head.testForHits':
    'Нужен тест: {count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} за раунд',
  'assault.fact.testForEarlierHits':
    'Нужен тест: в этом раунде попаданий нет, но в счёт {count, plural, one {идёт # прежнее} few {идут # прежних} many {идут # прежних} other {идёт # прежнего}}.',
  'assault.head.testForEarlierHits': 'Нужен тест: прежних попаданий {count}',
  'assault.fact.earlierHitsIgnored':
    '{count, plural, one {# попадание прежних раундов} few {# попадания прежних раундов} many {# попаданий прежних раундов} other {# попадания прежних раундов}} не в счёт.',
  'assault.head.earlierHitsIgnored': 'Прежние попадания не в счёт: {count}',
  'assault.fact.testForTank':
    'Нужен тест, были попадания или нет: среди действующих бронированный танк {base}.',
  'assault.head.testForTank': 'Нужен тест: {base} — танк с бронёй',
  'assault.fact.testForCounterTank':
    'Нужен тест, были попадания или нет, и при контратаке тоже: контратакует бронированный танк {base}.',
  'assault.head.testForCounterTank': 'Нужен тест: контратакует танк {base}',
  'assault.fact.stillOneTest':
    '{count, plural, one {# попадание} few {# попадания} many {# попаданий} other {# попадания}} и бронированный танк {base} — всё равно один тест.',
  'assault.head.stillOneTest': 'Попадания и танк: тест один',
  'assault.fact.unarmouredNoReason': 'У {base} нет брони, теста из-за этого нет.',
  'assault.head.unarmouredNoReason': '{base} без брони: не повод для теста',
  'assault.fact.disabledNoReason':
    'Танк {base} {word, select, bailed {покинут} other {застрял}}, теста из-за него нет.',
  'assault.head.disabledNoReason':
    '{base} {word, select, bailed {покинут} other {застрял}}: не повод для теста',
  'assault.fact.awayNoReason':
    'Танк {base} в этой схватке не был в пределах {limit} от врага, теста из-за него нет.',
  'assault.head.awayNoReason': 'Танк {base} не дрался: теста нет',
  'assault.fact.noTestAllBarred':
    'Теста нет: при любом броске {unitCount, plural, one {уходит} few {уходят} many {уходят} other {уходят}} {units}.',
  'assault.head.noTestAllBarred': 'Теста нет: всё равно уходят все',
  'assault.fact.oneDie':
    '{side}: один кубик{count, plural, one {, {units} сверяет} few { на всех, {units} сверяют} many { на всех, {units} сверяют} other { на всех, {units} сверяют}} с ним свою Мотивацию.',
  'assault.head.oneDie':
    'Один кубик на {count, plural, one {# взвод} few {# взвода} many {# взводов} other {# взвода}}',
  'assault.fact.dieEach':
    '{side}: {count, plural, one {{units} бросает свой кубик} few {{units} бросают по своему кубику} many {{units} бросают по своему кубику} other {{units} бросают по своему кубику}}.',
  'assault.head.dieEach': 'По кубику на взвод: {count}',
  'assault.fact.ratingToReach':
    '{who}: тест пройден при {need}+, Мотивация — {need, select, 3 {Бесстрашные} 4 {Уверенные} other {Нерешительные}}.',
  'assault.head.ratingToReach': '{who}: нужно {need}+',
  'assault.fact.worstMotivation': '{unit}: берётся худшая Мотивация, {need}+ ({base}).',
  'assault.head.worstMotivation': '{unit}: худшая Мотивация, {need}+',
  'assault.fact.passes': '{who} проходит тест: выпало {die}, нужно {need}+.',
  'assault.head.passes': '{who} проходит тест',
  'assault.fact.fails': '{who} не проходит тест: выпало {die}, нужно {need}+.',
  'assault.head.fails': '{who} не проходит тест',
  'assault.heads.passes': '{units} проходят тест',
  'assault.heads.passesSecond': '{units} проходят тест',
  'assault.heads.fails': '{units} не проходят тест',
  'assault.heads.failsSecond': '{units} опять не прошли',
  'assault.heads.mustBreakOff': 'Выходят из боя {units}',
  'assault.heads.mayCounterattack': 'Будут контратаковать {units}',
  'assault.heads.mayBreakOff': 'Выйдут из боя {units}',
  'assault.heads.autoPasses': '{units} проходят без броска',
  'assault.heads.testedBoth':
    'Выпало {die}: {passedNames} {passed, plural, one {прошёл} few {прошли} many {прошли} other {прошли}}, {failedNames} нет',
  'assault.head.testedBoth':
    'Выпало {die}: {passed, plural, one {{passedNames} прошёл} few {# прошли} many {# прошли} other {# прошли}}, {failed, plural, one {{failedNames} нет} few {# нет} many {# нет} other {# нет}}',
  'assault.fact.autoPasses': '{who} проходит без броска.',
  'assault.head.autoPasses': '{who} проходит без броска',
  'assault.fact.mayReroll': '{who} не проходит ({die}, нужно {need}+), но может перебросить.',
  'assault.head.mayReroll': '{who}: есть переброс',
  'assault.fact.mustReroll': '{who} не проходит ({die}, нужно {need}+), переброс обязателен.',
  'assault.head.mustReroll': 'Переброс обязателен: {who}',
  'assault.fact.keepRefused':
    'Первый кубик оставить нельзя: {who} не проходит ({die}, нужно {need}+), переброс обязателен.',
  'assault.head.keepRefused': 'Переброс обязателен: {who}',
  'assault.fact.rerollKept': '{side}: остаётся первый кубик.',
  'assault.head.rerollKept': 'Остаётся первый кубик',
  'assault.fact.rerolled': '{who} не проходит ({die}, нужно {need}+), тот же второй кубик решит и здесь.',
  'assault.head.rerolled': '{who} перебрасывает тоже',
  'assault.fact.passRerolled': '{who} проходит ({die}, нужно {need}+), но перебрасывает всё равно.',
  'assault.head.passRerolled': '{who} перебрасывает тоже',
  'assault.fact.notRerolled': '{who} остаётся с провалом ({die}, нужно {need}+): своего переброса нет.',
  'assault.head.notRerolled': '{who}: своего переброса нет',
  'assault.fact.passLocked': '{who}: тест пройден ({die}, нужно {need}+), второй кубик его не отнимет.',
  'assault.head.passLocked': '{who}: тест уже пройден',
  'assault.fact.noReroll': 'Переброса нет ни у кого из провалившихся ({units}).',
  'assault.head.noReroll': 'Переброса нет ни у кого',
  'assault.fact.rerollFrom':
    '{word, select, command {К взводу присоединён командир {base}, и {unit} может перебросить} leader {{base} командует всеми: перебросить могут все, кто не прошёл} other {В строю комиссар {base}, и {unit} может перебросить — за плату}}.',
  'assault.head.rerollFrom':
    '{word, select, command {Переброс от командира {base}} leader {{base}: переброс всем, кто не прошёл} other {Комиссар {base}: переброс за плату}}',
  'assault.fact.rerollOwn': '{unit} может перебросить по своему особому правилу.',
  'assault.head.rerollOwn': '{unit}: свой переброс',
  'assault.fact.rerollCosts':
    'За переброс уничтожено отделение {other}: переброса требует {base}, {away}, в пределах {limit}.',
  'assault.head.rerollCosts': 'За переброс уничтожена {other}',
  'assault.fact.priceTooFar': 'Отделением {other} за переброс не заплатить: {fromBase}, дальше {limit}.',
  'assault.head.priceTooFar': '{other} далеко от {base}: {gap}',
  'assault.fact.rerollTurns': 'На втором кубике {die}: отделение {base}, требовавшее переброса, уничтожено.',
  'assault.head.rerollTurns': 'Выпало {die}: {base} уничтожена',
  'assault.fact.rerollSpent': '{side}: второй кубик окончательный.',
  'assault.head.rerollSpent': 'Второй кубик окончательный',
  'assault.fact.passesSecond': '{who} проходит со второго кубика: выпало {die}, нужно {need}+.',
  'assault.head.passesSecond': '{who} проходит тест',
  'assault.fact.failsSecond': '{who} не проходит и со второго кубика: выпало {die}, нужно {need}+.',
  'assault.head.failsSecond': '{who} опять не проходит тест',

  // Counterattack or Break Off.
  'assault.fact.mayCounterattack':
    '{who}: тест пройден{die, select, none { без броска} other { ({die}, нужно {need}+)}}, можно контратаковать.',
  'assault.head.mayCounterattack': '{who} будет контратаковать',
  'assault.fact.mayBreakOff':
    '{who}: тест пройден{die, select, none { без броска} other { ({die}, нужно {need}+)}}, но можно и выйти из боя.',
  'assault.head.mayBreakOff': '{who} выйдет из боя',
  'assault.fact.mustBreakOff': '{who} обязан выйти из боя: выпало {die}, нужно {need}+.',
  'assault.fact.pinnedLeaves': '{who} прижат огнём и контратаковать не может.',
  'assault.head.pinnedLeaves': '{who} прижат: только выйти',
  'assault.head.mustBreakOff': '{who} выходит из боя',
  'assault.fact.unarmouredNear':
    '{word, select, lone {{base} не может контратаковать:} other {{unit} не может контратаковать: {base}}} без брони и {fromOther}, в пределах {limit}.',
  'assault.head.unarmouredNear': 'Контратаки нет: {base} без брони',
  'assault.fact.mustLeaveUnarmoured':
    '{word, select, lone {{base} обязан выйти из боя:} other {{unit} обязан выйти из боя: {base}}} без брони и {fromOther}, в пределах {limit}.',
  'assault.head.mustLeaveUnarmoured': '{base} без брони: надо выйти из боя',
  'assault.fact.independentLeaves':
    '{base} — независимое отделение: оно выходит из боя отдельно{word, select, lone {} other {, {unit} решает без него}}.',
  'assault.head.independentLeaves': 'Независимое отделение {base} уходит',
  'assault.fact.independentsOnly':
    '{who}: {baseCount, plural, one {осталось одно независимое отделение} few {остались одни независимые отделения} many {остались одни независимые отделения} other {остались одни независимые отделения}} ({bases}), выйти из боя можно только целиком.',
  'assault.head.independentsOnly': '{who}: одни независимые',
  'assault.fact.outsiderMayNot': '{who}: этот взвод не атаковали, он не бросает тест и не контратакует.',
  'assault.head.outsiderMayNot': '{who}: его не атаковали',
  'assault.fact.brokenOffMayNot': '{who}: уже вне боя, контратаковать нельзя.',
  'assault.head.brokenOffMayNot': '{who}: уже вне боя',
  'assault.fact.chosenAlready':
    'Выбор сделан. {who}: {word, select, counterattack {контратакует} other {выходит из боя}}.',
  'assault.head.chosenAlready': '{who}: {word, select, counterattack {контратакует} other {выходит из боя}}',
  'assault.fact.rolesSwap':
    'Стороны меняются ролями: {unitCount, plural, one {{units} контратакует} few {{units} контратакуют} many {{units} контратакуют} other {{units} контратакуют}}.',
  'assault.head.rolesSwap':
    '{unitCount, plural, =2 {Контратакуют {units}} one {Контратакует {units}} few {Контратакуют # взвода} many {Контратакуют # взводов} other {Контратакуют # взвода}}',
  'assault.fact.nobodyCounterattacks':
    'Победа: {winner}{side, select, none { ({units})} other {}}. Никто не контратакует{side, select, none {} other {{unitCount, plural, =0 {} one {: {units} вышел из боя} few {: {units} вышли из боя} many {: {units} вышли из боя} other {: {units} вышли из боя}}}}.',
  'assault.head.nobodyCounterattacks': 'Победа: {winner}, контратаки нет',
  'assault.fact.nowDefending': 'Роли сменились: теперь {unit} обороняется.',
  'assault.head.nowDefending': '{unit} теперь обороняется',
  'assault.fact.nowCounterattacking': '{unit} теперь контратакует.',
  'assault.head.nowCounterattacking': '{unit} контратакует',

  // The counterattack.
  'assault.fact.mayCounterCharge':
    '{base} может идти в контакт: {other} {word, select, stood {в начале шага был {away}} other {{away}}}, в пределах {limit}.',
  'assault.head.mayCounterCharge': '{base} может идти: до {other} {gap}',
  'assault.fact.gateByBrokenOff':
    '{base} может идти в контакт: {other} {word, select, stood {в начале шага был {away}} other {{away}}}, в пределах {limit}, хотя уже вышел из боя.',
  'assault.head.gateByBrokenOff': '{base} может идти: до {other} {gap}',
  'assault.fact.beyondGate':
    '{base} не идёт в контакт и стоит: {other, select, none {в пределах {limit} нет обороняющихся} other {{word, select, brokenOff {ближе всех вышедший из боя {other},} other {ближайший из обороняющихся, {other},}} {away}, дальше {limit}}}.',
  'assault.head.beyondGate':
    '{other, select, none {{base} стоит: атаковать некого} other {{base} далеко: до {other} {gap}}}',
  'assault.fact.inContactStays': '{base} уже в контакте с {other}: стоит и дерётся.',
  'assault.head.inContactStays': '{base} в контакте: стоит и дерётся',
  'assault.fact.mayNeverCharge':
    '{base} не пойдёт в атаку, и в контратаке тоже: {word, select, gun {пулемёты, миномёты и орудия не атакуют} other {{reason}}}.',
  'assault.head.mayNeverCharge': '{base} не атакует: {reason}',
  'assault.fact.disabledNoCharge': '{base} не атакует: {reason}.',
  'assault.head.disabledNoCharge': '{base} не атакует: {reason}',
  'assault.fact.notCounterattacking':
    '{base} не идёт в контакт: {word, select, lone {отделение ушло из взвода и не контратакует} other {{unit} не контратакует}}.',
  'assault.head.notCounterattacking': '{base} не контратакует',
  'assault.fact.noPriorFighter':
    '{base} не идёт в контакт: в прежних схватках этого ближнего боя врага в пределах {limit} не было.',
  'assault.head.noPriorFighter': '{base} раньше не дрался',
  'assault.fact.pinIgnored': '{who} прижат огнём, но контратаке это не мешает.',
  'assault.head.pinIgnored': '{who}: прижатие не мешает',
  'assault.fact.targetDefending':
    '{other} — цель: {word, select, lone {отделение} other {{enemy}}} обороняется.',
  'assault.head.targetDefending': '{other} — цель',
  'assault.fact.targetBrokenOff':
    '{other} — цель и после того, как {word, select, lone {отделение вышло} other {{enemy} вышел}} из боя: ближний бой ещё идёт.',
  'assault.head.targetBrokenOff': '{other} — всё ещё цель',
  'assault.fact.targetOutside': '{other} не цель: {enemy} в ближнем бою не участвует.',
  'assault.head.targetOutside': '{other} не цель: не участвует',
  'assault.fact.counterNotMade':
    'Контратака не состоялась ({units}): никто не подошёл на {limit}{other, select, none {} other {, ближе всех {base}, {fromOther}}}.',
  'assault.head.counterNotMade':
    '{other, select, none {Контратаки нет: рядом никого} other {Контратаки нет: до {other} {gap}}}',
  'assault.fact.notMadeWinners':
    'Победа: {winner} ({units}). Контратака не состоялась, побеждает тот, кто действовал до неё.',
  'assault.head.notMadeWinners': 'Победа: {winner}, контратаки нет',
  'assault.fact.emptyCounts':
    'Контратака считается ({units}), хотя никто не подошёл на {limit}{other, select, none {} other {, ближе всех {base}, {fromOther}}}.',
  'assault.head.emptyCounts': 'Пустая контратака считается',
  'assault.fact.counterMade': 'Контратака состоялась: {base} {fromOther}, в пределах {limit}.',
  'assault.head.counterMade': 'Контратака состоялась: {base}',
  'assault.fact.standOff':
    'Победителя нет: {count, plural, one {# раунд} few {# раунда подряд} many {# раундов подряд} other {# раунда подряд}} никто не мог ни пойти, ни бросить кубик.',
  'assault.head.standOff': 'Пат: победителя нет',
  'assault.fact.roundCap':
    'Победителя нет: {count, plural, one {сыгран # раунд} few {сыграно # раунда} many {сыграно # раундов} other {сыграно # раунда}}.',
  'assault.head.roundCap':
    '{count, plural, one {# раунд} few {# раунда} many {# раундов} other {# раунда}}: победителя нет',

  // The course of the assault.
  'assault.fact.mayCharge':
    '{base, select, none {Вправе атаковать: {bases}} other {{base} вправе атаковать}}.',
  'assault.head.mayCharge': '{base} вправе атаковать',
  'assault.fact.pinnedMayNot': '{base} не атакует: {unit} прижат огнём.',
  'assault.head.pinnedMayNot': '{base} не атакует: взвод прижат огнём',
  'assault.fact.pinnedAloneMayNot': '{base} не атакует: взвод не прижат, но само отделение прижато огнём.',
  'assault.head.pinnedAloneMayNot': '{base} не атакует: прижат огнём',
  'assault.fact.disabledMayNot': '{base} не атакует: {reason}.',
  'assault.head.disabledMayNot': '{base} не атакует: {reason}',
  'assault.fact.nonAssaultingMayNot':
    '{base} не пойдёт в атаку: {word, select, gun {пулемёты, миномёты и орудия не атакуют} other {{reason}}}.',
  'assault.head.nonAssaultingMayNot': '{base} не атакует: {reason}',
  'assault.fact.defendersFixed':
    '{unitCount, plural, =0 {Не обороняется никто.} one {Обороняется {units}.} few {Обороняются {units}.} many {Обороняются {units}.} other {Обороняются {units}.}}',
  'assault.head.defendersFixed':
    '{unitCount, plural, =0 {Не обороняется никто} =2 {Обороняются {units}} one {Обороняется {units}} few {Обороняются # взвода} many {Обороняются # взводов} other {Обороняются # взвода}}',
  'assault.fact.isDefending': '{enemy} обороняется: {other} {fromBase}, в пределах {limit}.',
  'assault.head.isDefending': '{enemy} обороняется',
  'assault.fact.isNotDefending':
    '{enemy} не участвует: ближайшее его отделение, {other}, {fromBase}, дальше {limit}{baseCount, select, 0 {} other {; от {bases} не мерят}}.',
  'assault.head.isNotDefending': '{enemy} не участвует: {gap}',
  'assault.fact.assaultWon':
    'Ближний бой окончен. Победа: {winner} ({units}).{word, select, won { Помешать некому.} nobodyCounterattacks { Никто не контратакует.} notMade { Контратака не состоялась.} actingGone { У действовавших никого не осталось.} other {}}',
  'assault.head.assaultWon': 'Победа: {winner}',
  'assault.wonBy': 'Победа: {side}',
  'assault.fact.assaultOver':
    'Ближний бой окончен без победителя{word, select, stopped {: атаку остановил оборонительный огонь} standOff {: ни пойти, ни драться никто не может} roundCap {: раундов слишком много} other {}}.',
  'assault.head.assaultOver':
    'Победителя нет{word, select, stopped {: атака остановлена} standOff {: пат} roundCap {: много раундов} other {}}',
  'assault.fact.nextRound': 'Начинается {count}-й раунд.',
  'assault.head.nextRound': 'Начинается {count}-й раунд',
  'assault.fact.becomesPinned': '{who} теперь прижат огнём.',
  'assault.head.becomesPinned': '{who} прижат огнём',
  'assault.fact.unpinned': '{who} больше не прижат огнём.',
  'assault.head.unpinned': '{who} больше не прижат',
  'assault.fact.staysPinned': '{who} остаётся прижат огнём: контратака прижатия не снимает.',
  'assault.head.staysPinned': '{who} остаётся прижат огнём',

  // Charges and counter-charges.
  'assault.fact.chargeMade': '{base} атакует {other}: {length} из {allowance}, контакт есть.',
  'assault.head.chargeMade': '{base} атакует {other}: путь {length}',
  'assault.fact.chargeJoined': '{base} тоже атакует {other}: {length} из {allowance}, контакт есть.',
  'assault.head.chargeJoined': '{base} тоже атакует {other}: {length}',
  'assault.fact.counterChargeMade': '{base} контратакует {other}: {length} из {allowance}, контакт есть.',
  'assault.head.counterChargeMade': '{base} контратакует {other}: {length}',
  'assault.fact.touchNames': '{base} касается {other}: цель атаки — {enemy}.',
  'assault.head.touchNames': 'Цель атаки: {enemy}',
  'assault.fact.namesPlatoon': '{enemy} назван целью атаки.',
  'assault.head.namesPlatoon': 'Цель атаки: {enemy}',
  'assault.fact.targets':
    '{unitCount, plural, =1 {Цель} one {Цели} few {Цели} many {Цели} other {Цели}} атаки: {units}.',
  'assault.head.targets': 'Названо целей: {unitCount}',
  'assault.fact.namedAlready': '{enemy} уже назван целью.',
  'assault.head.namedAlready': '{enemy} уже назван целью',
  'assault.fact.namesOwn':
    'Атакуют только взводы противника{enemy, select, none {} other {, а {enemy} свой}}.',
  'assault.head.namesOwn': 'Атакуют только взводы противника',
  'assault.fact.firstMustTouch':
    'Кто идёт первым, должен дойти до контакта{other, select, none {, а врага для {base} нет} other {, а {base} встаёт {fromOther}}}.',
  'assault.head.firstMustTouch':
    '{other, select, none {Нет контакта с врагом} other {Нет контакта с {other}}}',
  'assault.fact.barsLater': '{base} здесь не встанет: {other} ходит позже и до своего места уже не дойдёт.',
  'assault.head.barsLater': '{base} не пустит {other}',
  'assault.fact.completedToContact':
    '{base} {word, select, turned {поворачивается и доходит} other {доходит}} до контакта с {other}.',
  'assault.head.completedToContact': '{base} идёт в контакт с {other}',
  'assault.fact.endsAsNear':
    '{base} до контакта не достаёт и при таком повороте встаёт как можно ближе к {other}, {away}.',
  'assault.head.endsAsNear': '{base} встаёт в {gap} от {other}',
  'assault.fact.counterEndsAsNear':
    '{base} до контакта не достаёт и при таком повороте встаёт как можно ближе к {other}, {away}.',
  'assault.head.counterEndsAsNear': '{base} встаёт в {gap} от {other}',
  'assault.fact.staysShort':
    '{base} до контакта не достаёт и стоит на месте{other, select, none {} other {, {fromOther}}}.',
  'assault.head.staysShort': '{base} не достаёт и стоит на месте',
  'assault.fact.noNearer':
    '{base} не может ни войти в контакт, ни при таком повороте подойти ближе{other, select, none {} other {, чем сейчас, {fromOther}}}.',
  'assault.head.noNearer': '{base} ближе не подойти',
  'assault.fact.counterNoNearer':
    '{base} может стоять: при таком повороте ближе к врагу не подойти{other, select, none {} other {, чем сейчас, {fromOther}}}.',
  'assault.head.counterNoNearer': '{base} ближе не подойти',
  'assault.fact.wayFits': '{base} проходит {length}, можно до {allowance}.',
  'assault.head.wayFits': '{base}: путь {length} из {allowance}',
  'assault.fact.tooFar': '{base} так далеко не дойдёт: путь {length}, можно до {allowance}.',
  'assault.head.tooFar': '{base} не дойдёт: {length}, можно {allowance}',
  'assault.fact.noWay':
    '{base} между подставками не пройдёт{other, select, none {} other {: на пути {other}}}.',
  'assault.head.noWay': '{base} не пройдёт{other, select, none {} other {: на пути {other}}}',
  'assault.fact.nearUnnamed':
    '{base} подойдёт к {other} слишком близко, {away}: {enemy} не назван целью, и до него держат {limit}.',
  'assault.head.nearUnnamed': 'Близко к {other}: {gap}, надо ≥ {limit}',
  'assault.fact.nearOutsider':
    '{base} подойдёт к {other} слишком близко, {away}: {enemy} в ближнем бою не участвует, и до него держат {limit}.',
  'assault.head.nearOutsider': 'Близко к {other}: {gap}, надо ≥ {limit}',
  'assault.fact.nearerThanItStood':
    'От {base} до {other} было {stood}, ближе подходить нельзя, а вышло бы {gap}.',
  'assault.head.nearerThanItStood': 'Ближе к {other}, чем было: {gap}',
  'assault.fact.keepsClear': '{base} держится в стороне от {other}: {gap}, надо не меньше {limit}.',
  'assault.head.keepsClear': '{base} держится в стороне от {other}',
  'assault.fact.keepsClearOfOutsider':
    '{base} держится в стороне от {other} ({enemy} не участвует): {gap}, надо не меньше {limit}.',
  'assault.head.keepsClearOfOutsider': '{base} держится в стороне от {other}',
  'assault.fact.endsNoNearer':
    '{base} и раньше стоял в {stood} от {other} и ближе не подошёл: {gap}, так можно.',
  'assault.head.endsNoNearer': '{base} не ближе к {other}, чем стоял',
  'assault.fact.otherSidesTurn':
    '{base, select, none {Сейчас атакует другая сторона} other {{base} сейчас не атакует}}. Ход: {side}.',
  'assault.head.otherSidesTurn': 'Сейчас ход другой стороны',
  'assault.fact.onePlatoonOnly': 'Атакует ровно один взвод: сейчас это {units}, а {base} не из него.',
  'assault.head.onePlatoonOnly':
    '{unitCount, plural, one {Уже атакует {units}} few {Уже атакует другой взвод} many {Уже атакует другой взвод} other {Уже атакует другой взвод}}',
  'assault.fact.chargeDone': '{unit} закончил атаку в контакт.',
  'assault.head.chargeDone': '{unit}: атака закончена',
  'assault.fact.counterChargeDone':
    'Движение в контратаке закончено{unitCount, plural, =0 {} one {: {units}} few {: {units}} many {: {units}} other {: {units}}}.',
  'assault.head.counterChargeDone': 'Движение в контратаке закончено',
  'assault.fact.mustStillMove':
    'Ещё надо пойти: {base}. Можно пройти {allowance} и подойти к врагу ближе{other, select, none {} other {, сейчас {fromOther}}}.',
  'assault.head.mustStillMove': 'Ещё надо пойти: {base}',
  'assault.fact.mayStay':
    '{base} может подойти к врагу ближе{other, select, none {} other {, сейчас {fromOther}}}, но вправе стоять.',
  'assault.head.mayStay': '{base} вправе стоять',
  'assault.fact.allHaveMoved': '{side}: все, кто обязан идти, пошли.',
  'assault.head.allHaveMoved': 'Все, кто обязан идти, пошли',
  'assault.fact.nobodyCanMove': '{side}: никто не может сделать хода к врагу.',
  'assault.head.nobodyCanMove': 'Хода к врагу нет ни у кого',

  'assault.sum.noDice': 'На попадание никто не бросает',
  'assault.sum.armoured':
    '{bases} не {count, plural, one {бьёт} few {бьют} many {бьют} other {бьют}} бронированных танков',
  'assault.sum.outsiders': '{bases}: рядом только посторонние',
  'assault.sum.unseen':
    '{bases} не {count, plural, one {видит} few {видят} many {видят} other {видят}} врага',
  'assault.sum.nobodyMoves': 'Хода к врагу нет ни у кого',
  'assault.sum.destroyed':
    '{count, plural, one {Уничтожено} few {Уничтожены} many {Уничтожены} other {Уничтожены}}: {bases}',
  'assault.sum.captured':
    '{would, select, yes {{count, plural, one {Будет захвачен} few {Будут захвачены} many {Будут захвачены} other {Будут захвачены}}} other {{count, plural, one {Захвачен} few {Захвачены} many {Захвачены} other {Захвачены}}}}: {bases}',
  'assault.sum.surrenders': 'Уйти некуда, потери: {bases}',
  'assault.sum.wouldSurrender': 'Пока все стоят так, уйти некуда: {bases}',
  'assault.sum.alone':
    '{count, plural, one {Независимое, уходит} few {Независимые, уходят} many {Независимые, уходят} other {Независимые, уходят}} отдельно: {bases}',
  'assault.sum.bails':
    '{count, plural, one {Покинут} few {Покинуты} many {Покинуты} other {Покинуты}}: {bases}',
  'assault.sum.holds': 'Броня держит: {bases}',
  'assault.sum.saved':
    '{count, plural, one {Спаслось} few {Спаслись} many {Спаслись} other {Спаслись}}: {bases}',
  'assault.sum.goes': '{count, plural, one {Может} few {Могут} many {Могут} other {Могут}} идти: {bases}',
  'assault.sum.fights': 'В контакте: {bases}',
  'assault.sum.beyondReach':
    'Слишком далеко, не {count, plural, one {пойдёт} few {пойдут} many {пойдут} other {пойдут}}: {bases}',
  'assault.sum.neverCharges':
    'В атаку не {count, plural, one {ходит} few {ходят} many {ходят} other {ходят}}: {bases}',
  'assault.sum.disabled':
    '{count, plural, one {Покинут или застрял, не пойдёт} few {Покинуты или застряли, не пойдут} many {Покинуты или застряли, не пойдут} other {Покинуты или застряли, не пойдут}}: {bases}',
  'assault.sum.neverFought':
    'Раньше не {count, plural, one {дрался, не пойдёт} few {дрались, не пойдут} many {дрались, не пойдут} other {дрались, не пойдут}}: {bases}',

  'assault.whose.denies': 'Без победы: {side}',
  'assault.whose.deniesTank': 'Без победы: {side}',
  'assault.whose.deniesTransport': 'Без победы: {side}',
  'assault.under.passes':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.passesSecond':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.fails':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.failsSecond':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.mayReroll':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.mustReroll':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.mustBreakOff':
    '{die, select, none {} other {выпало {die}{need, select, none {} other {, нужно {need}+}}}}',
  'assault.under.assaultWon':
    '{word, select, won {помешать некому} nobodyCounterattacks {никто не контратакует} notMade {контратака не состоялась} actingGone {у действовавших никого не осталось} other {}}',
  'assault.under.nobodyCounterattacks':
    '{side, select, none {} other {{unitCount, plural, =0 {} one {{units} вышел из боя} few {{units} вышли из боя} many {{units} вышли из боя} other {{units} вышли из боя}}}}',
  'assault.under.stoppedByHits': 'вместе со спасёнными, нужно {need}',
  'assault.under.hitsDoNotStop': 'вместе со спасёнными',

  // Several moves made at once.
  'assault.moves.charge':
    '{count, plural, one {Идёт # отделение} few {Идут # отделения} many {Идут # отделений} other {Идёт # отделения}}, в контакт — {touching, plural, =0 {никто} one {#} few {#} many {#} other {#}}',
  'assault.moves.leave':
    '{count, plural, one {Отходит # отделение} few {Отходят # отделения} many {Отходят # отделений} other {Отходит # отделения}}',
  'assault.moves.fallBack':
    '{count, plural, one {Отступает # отделение} few {Отступают # отделения} many {Отступают # отделений} other {Отступает # отделения}}',
  'assault.moves.consolidate':
    '{count, plural, one {Закрепляется # отделение} few {Закрепляются # отделения} many {Закрепляются # отделений} other {Закрепляется # отделения}}',

  // Breaking off.
  'assault.fact.leaves':
    '{base} отходит: {length} из {allowance}{other, select, none {} other {, встаёт {fromOther}, дальше {limit}}}.',
  'assault.head.leaves': '{base} отходит: {length} из {allowance}',
  'assault.fact.leavesTooNear': '{base} встаёт {fromOther}, а надо дальше {limit}.',
  'assault.head.leavesTooNear': 'Близко к {other}: {gap}, надо > {limit}',
  'assault.fact.leavesTooFar': '{base} так далеко не уйдёт: путь {length}, его ход {allowance}.',
  'assault.head.leavesTooFar': '{base} не дойдёт: {length}, можно {allowance}',
  'assault.fact.leavesNoWay':
    '{base} между подставками не выйдет{other, select, none {} other {: на пути {other}}}.',
  'assault.head.leavesNoWay': '{base} не выйдет{other, select, none {} other {: на пути {other}}}',
  'assault.fact.needNotLeave':
    '{base} может стоять: {other, select, none {до всех действующих} other {уже {fromOther}, это}} дальше {limit}.',
  'assault.head.needNotLeave': '{base} уже достаточно далеко',
  'assault.fact.mustStillLeave':
    'Ещё надо отойти: {base}. Сейчас {fromOther}, в пределах {limit}, а отойти есть куда.',
  'assault.head.mustStillLeave': 'Ещё надо отойти: {base}',
  'assault.fact.findsNoPlace':
    'Пока все стоят так, отойти некуда: {bases}. Место может появиться, когда отойдут другие.',
  'assault.head.findsNoPlace': 'Отойти некуда',
  'assault.fact.leftBehind':
    '{baseCount, plural, one {Не ушёл и потерян} few {Не ушли и потеряны} many {Не ушли и потеряны} other {Не ушли и потеряны}}: {bases}.',
  'assault.head.leftBehind':
    '{baseCount, plural, one {Не ушёл: потерян} few {Не ушли: потеряны} many {Не ушли: потеряны} other {Не ушли: потеряны}}',
  'assault.fact.surrenders':
    '{base} сдаётся: {other} {away}, а уйти без поворота дальше {limit} от всех действующих с ходом {allowance} некуда.',
  'assault.head.surrenders': '{base} сдаётся: отойти некуда',
  'assault.fact.wouldSurrender':
    'Пока все стоят так, {base} сдастся: {other} {away}, а уйти без поворота дальше {limit} от всех действующих с ходом {allowance} некуда.',
  'assault.head.wouldSurrender': '{base} сдастся: отойти некуда',
  'assault.fact.captured':
    '{word, select, bailed {Покинутый} other {Застрявший}} {base} захвачен: {fromOther}, в пределах {limit}.',
  'assault.head.captured': '{base} захвачен: {other} {away}',
  'assault.fact.disabledStays': '{base} не движется: {reason}.',
  'assault.head.disabledStays': '{base} не движется: {reason}',
  'assault.fact.notLeaving': '{base} не из взвода, который сейчас отходит.',
  'assault.head.notLeaving': '{base} сейчас не отходит',
  'assault.fact.movesFreely': '{base} выходит из боя: его ставят куда угодно.',
  'assault.head.movesFreely': '{base} ставят куда угодно',
  'assault.fact.breakOffDone':
    'Отход закончен{unitCount, plural, =0 {} one {: {units}} few {: {units}} many {: {units}} other {: {units}}}{baseCount, plural, =0 {} one {: {bases}} few {: {bases}} many {: {bases}} other {: {bases}}}.',
  'assault.head.breakOffDone': 'Отход закончен',
  'assault.fact.excusedBreaksOff':
    '{word, select, lone {{base} победе не мешал, но {fromOther}, в пределах {limit}: отделение} other {{unit} победе не мешал, но {base} {fromOther}, в пределах {limit}: взвод}} выходит из боя.',
  'assault.head.excusedBreaksOff': '{word, select, lone {{base}} other {{unit}}} выходит из боя',

  // Consolidation.
  'assault.fact.consolidates':
    '{length, select, none {{base} может закрепиться, до {allowance}} other {{base} закрепляется: {length} из {allowance}{other, select, none {} other {, встаёт {fromOther}}}}}.',
  'assault.head.consolidates':
    '{length, select, none {{base} может закрепиться} other {{base} закрепляется: {length}}}',
  'assault.fact.consolidatesTooNear': '{base} встаёт {fromOther}, а надо не ближе {limit}.',
  'assault.head.consolidatesTooNear': 'Близко к {other}: {gap}, надо ≥ {limit}',
  'assault.fact.consolidatesNearer':
    'От {base} до {other} было {stood}, ближе вставать нельзя, а вышло бы {gap}.',
  'assault.head.consolidatesNearer': 'Ближе к {other}, чем было: {gap}',
  'assault.fact.consolidatesTooFar': '{base} так далеко не дойдёт: путь {length}, можно до {allowance}.',
  'assault.head.consolidatesTooFar': '{base} не дойдёт: {length}, можно {allowance}',
  'assault.fact.consolidatesNoWay':
    '{base} между подставками не пройдёт{other, select, none {} other {: на пути {other}}}.',
  'assault.head.consolidatesNoWay': '{base} не пройдёт{other, select, none {} other {: на пути {other}}}',
  'assault.fact.othersConsolidate': '{base} сейчас не закрепляется. Закрепляется: {side}.',
  'assault.head.othersConsolidate': 'Сейчас закрепляется другая сторона',
  'assault.fact.notOfWinners':
    '{base} не закрепляется: {word, select, lone {отделение ушло из взвода} other {{unit} не победил}}.',
  'assault.head.notOfWinners': '{base} не из победителей',
  'assault.fact.notAbleToConsolidate': '{base} не закрепляется: {reason}.',
  'assault.head.notAbleToConsolidate': '{base} не движется: {reason}',
  'assault.fact.consolidationDone':
    'Закрепление окончено{unitCount, plural, =0 {} one {: {units}} few {: {units}} many {: {units}} other {: {units}}}.',
  'assault.head.consolidationDone': 'Закрепление окончено',

  // Zones that matter while a decision is due.
  'assault.fact.zoneDefending':
    'Взвод врага, чьё отделение в пределах {zone} от атакующего взвода, будет обороняться.',
  'assault.head.zoneDefending': 'В пределах {zone}: обороняется',
  'assault.fact.zoneUnnamed': 'До взводов, которые не названы целью, держат {zone}.',
  'assault.head.zoneUnnamed': 'До неназванных держат {zone}',
  'assault.fact.zoneGate': 'Кто в пределах {zone} от обороняющихся, тот может идти в контакт.',
  'assault.head.zoneGate': 'В пределах {zone}: может идти',
  'assault.fact.zoneOutsiders': 'До взводов врага, которые в ближнем бою не участвуют, держат {zone}.',
  'assault.head.zoneOutsiders': 'До посторонних держат {zone}',
  'assault.fact.zoneFight': 'Отделение дерётся с врагом в пределах {zone}.',
  'assault.head.zoneFight': 'В пределах {zone}: дерётся',
  'assault.fact.zoneWin': 'Для победы важны враги в пределах {zone} от действующего взвода.',
  'assault.head.zoneWin': 'В пределах {zone}: победы нет',
  'assault.fact.zoneLeave': 'Отходящие встают дальше {zone} от всех действующих.',
  'assault.head.zoneLeave': 'Встать дальше {zone}',
  'assault.fact.zoneConsolidate': 'Победители встают не ближе {zone} к врагу.',
  'assault.head.zoneConsolidate': 'К врагу не ближе {zone}',

  'assault.fact.actingGone': 'Победа: {winner} ({units}). У действовавших никого не осталось.',
  'assault.head.actingGone': 'У действовавших никого не осталось',
  'assault.fact.chargeCalledOff': '{side}: атака отменена, никто не двигался.',
  'assault.head.chargeCalledOff': 'Атака отменена',
  'assault.fact.noTeams': '{side}: на столе никого не осталось.',
  'assault.head.noTeams': 'На столе никого не осталось',
  'assault.fact.turnHandedOver': 'Ход передан. Теперь атакует: {side}.',
  'assault.head.turnHandedOver': 'Ход передан',
  'assault.fact.notAskedNow':
    'Сейчас спрашивают не об этом: сначала ответьте на вопрос вверху колонки. Поправить стол всё равно можно в разделе «Вручную».',
  'assault.head.notAskedNow': 'Сначала ответьте на вопрос',
  'assault.fact.assaultGoesOn':
    'Стол расставляют между ближними боями, а этот ещё идёт. До его конца подставки и состояния меняют в разделе «Вручную», с пометкой; прервать его можно, начав другой бой из меню.',
  'assault.head.assaultGoesOn': 'Пока идёт ближний бой — «Вручную»',
  'assault.fact.mayArrange': 'Между ближними боями стол можно расставлять как угодно.',
  'assault.head.mayArrange': 'Идёт расстановка',
  'assault.fact.wrongFaces':
    'Нужно {count, plural, one {# целое число} few {# целых числа} many {# целых чисел} other {# целого числа}} от 1 до 6, по одному на кубик.',
  'assault.head.wrongFaces':
    'Нужно {count, plural, one {# число} few {# числа} many {# чисел} other {# числа}} от 1 до 6',

  // What is asked.
  'assault.ask.ready': 'Кто атакует?',
  'assault.ask.charge':
    '{unitCount, plural, =0 {Кто атакует?} one {{units}: кто ещё атакует?} few {{units}: кто ещё атакует?} many {{units}: кто ещё атакует?} other {{units}: кто ещё атакует?}}',
  'assault.ask.fire':
    'Оборонительный огонь: сколько попаданий на {count, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}}?',
  'assault.ask.fireAllocate':
    'Оборонительный огонь: {count, plural, one {кому попадание} few {кому # попадания} many {кому # попаданий} other {кому # попадания}}?',
  'assault.ask.fireSaves':
    'Кто спасётся от огня? {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'assault.ask.fallBack':
    'Атака остановлена: кто куда отступает{allowance, select, none {} other { (до {allowance})}}?',
  'assault.ask.fight':
    'Сколько попаданий на {count, plural, one {# кубике} few {# кубиках} many {# кубиках} other {# кубика}}?',
  'assault.ask.allocate':
    '{count, plural, one {Кому попадание} few {Кому # попадания} many {Кому # попаданий} other {Кому # попадания}}?',
  'assault.ask.saves':
    'Выдержит ли броня? {count, plural, one {# кубик} few {# кубика} many {# кубиков} other {# кубика}}',
  'assault.ask.test':
    'Тест на Мотивацию: {unitCount, plural, one {{units} устоит} few {{units} устоят} many {{units} устоят} other {{units} устоят}}?',
  'assault.ask.reroll':
    'Второй кубик: {unitCount, plural, one {{units} устоит} few {{units} устоят} many {{units} устоят} other {{units} устоят}}?',
  'assault.ask.mayReroll': '{units}: перебросить тест?',
  'assault.ask.choices':
    '{unitCount, plural, =0 {Идём дальше?} one {{units}: контратаковать или выйти из боя?} few {{units}: контратаковать или выйти из боя?} many {{units}: контратаковать или выйти из боя?} other {{units}: контратаковать или выйти из боя?}}',
  'assault.ask.mustBreakOff':
    '{unitCount, plural, one {{units} обязан выйти из боя} few {{units} обязаны выйти из боя} many {{units} обязаны выйти из боя} other {{units} обязаны выйти из боя}}',
  'assault.ask.breakOff':
    'Выход из боя{allowance, select, none {} other { ({limit, select, none {до} other {от\u00a0{limit} до}}\u00a0{allowance}{limit, select, none {} other { у\u00a0разных отделений}})}}: кто куда отходит?',
  'assault.ask.counterCharge':
    'Контратака{allowance, select, none {} other { (до {allowance})}}: кто куда идёт?',
  'assault.ask.consolidate':
    'Закрепление{allowance, select, none {} other { (до {allowance})}}: кто куда встаёт?',

  'assault.done.leftBehind': 'Готово: потери — {bases}',
  'assault.option.counterattack':
    '{unit, select, none {} other {{unit}: }}{unit, select, none {Контратаковать} other {контратаковать}}',
  'assault.option.breakOff':
    '{unit, select, none {} other {{unit}: }}{unit, select, none {Выйти из боя} other {выйти из боя}}',
  'assault.option.handOver': 'Передать ход',
  'assault.option.name': '{unit, select, none {Назвать целью} other {Назвать целью: {unit}}}',
  'assault.option.reroll': 'Перебросить',
  'assault.option.destroy': 'Уничтожить {unit, select, none {…} other {{unit}}} и перебросить',
  'assault.option.keep': 'Оставить первый кубик',

  'assault.phase.charge': 'Атака',
  'assault.phase.defensiveFire': 'Оборонительный огонь',
  'assault.phase.fight': 'Схватка',
  'assault.phase.motivation': 'Тест на Мотивацию',
  'assault.phase.choices': 'Решения',
  'assault.phase.breakOff': 'Выход из боя',
  'assault.phase.counterCharge': 'Контратака',
  'assault.phase.consolidation': 'Закрепление',

  'assault.trait.motivation': 'Мотивация',
  'assault.trait.skill': 'Умение',
  'assault.trait.reroll': 'Переброс',
  'assault.trait.independent': 'Независимое',
  'assault.trait.warrior': 'Воин',
  'assault.trait.nonAssaulting': 'Не ходит в атаку',
  'assault.trait.passenger': 'Пассажир',
  'assault.trait.lightGun': 'Лёгкое вооружение',
  'assault.trait.armoured': 'Бронированное',
  'assault.trait.front': 'Лобовая броня',
  'assault.trait.top': 'Верхняя броня',
  'assault.trait.antiTank': 'ПТ',
  'assault.trait.rate': 'Скорострельность',
  'assault.trait.assault': 'Борьба с танками',
  'assault.value.motivation.3': 'Бесстрашные, 3+',
  'assault.value.motivation.4': 'Уверенные, 4+',
  'assault.value.motivation.5': 'Нерешительные, 5+',
  'assault.value.skill.veteran': 'Ветераны',
  'assault.value.skill.trained': 'Обученные',
  'assault.value.skill.conscript': 'Новобранцы',
  'assault.value.reroll.command': 'от командира',
  'assault.value.reroll.leader': 'от общего командира',
  'assault.value.reroll.komissar': 'от комиссара',
  'assault.badge.pinned': 'Прижат огнём',
  'assault.badge.bailed': 'Покинут',
  'assault.badge.bogged': 'Застрял',
  'assault.badge.attacking': 'Атакует',
  'assault.badge.defending': 'Обороняется',
  'assault.badge.counterattacking': 'Контратакует',
  'assault.badge.brokenOff': 'Выходит из боя',
  'assault.badge.won': 'Победил',

  'assault.kind.inf': 'пехотное отделение',
  'assault.kind.gun': 'орудие',
  'assault.kind.tank': 'танк',
  'assault.kind.trk': 'машина без брони',
  'assault.kind.tpt': 'транспорт',
  'assault.kind.infantry': 'пехотное отделение',
  'assault.kind.command': 'командир',
  'assault.kind.antiTank': 'истребители танков',
  'assault.kind.machineGun': 'пулемёт',
  'assault.kind.mortar': 'миномёт',
  'assault.kind.lightTank': 'лёгкий танк',
  'assault.kind.heavyTank': 'тяжёлый танк',
  'assault.kind.gunTruck': 'грузовик с пушкой',
  'assault.kind.truck': 'грузовик',

  'assault.reason.flag': 'не-атакующее',
  'assault.reason.gun': 'орудие',
  'assault.reason.transport': 'транспорт',
  'assault.reason.passenger': 'пассажиры',
  'assault.reason.unarmoured': 'без брони',
  'assault.reason.independent': 'независимое',
  'assault.reason.bailed': 'покинут',
  'assault.reason.bogged': 'застрял',

  // On the edge of a zone.
  'assault.note.targets': 'цель атаки',
  'assault.note.independentLeaves': 'независимое отделение {base} выйдет из боя само, что бы ни выпало',
  'assault.zone.zoneDefending': 'враги до {limit}: обороняются',
  'assault.zone.defendersFixed': 'враги до {limit}: обороняются',
  'assault.zone.zoneUnnamed': 'не ближе {limit}',
  'assault.zone.zoneGate': 'враги до {limit}: могут контратаковать',
  'assault.zone.zoneOutsiders': 'не ближе {limit}',
  'assault.zone.zoneFight': 'бьют врага в пределах {limit}',
  'assault.zone.hitDice': 'бьют врага в пределах {limit}',
  'assault.zone.hitDiceTogether': 'бьют врага в пределах {limit}',
  'assault.zone.noHitDice': 'в пределах {limit} драться не с кем',
  'assault.zone.zoneWin': 'враги до {limit}: мешают победе',
  'assault.zone.denies': 'враги до {limit}: мешают победе',
  'assault.zone.deniesTank': 'враги до {limit}: мешают победе',
  'assault.zone.deniesTransport': 'враги до {limit}: мешают победе',
  'assault.zone.zoneLeave': 'отойти дальше {limit}',
  'assault.zone.zoneFire': 'враги до {limit}: стреляют',
  'assault.zone.zoneFallBack': 'не ближе {limit}',
  'assault.zone.zoneConsolidate': 'не ближе {limit}',

  // Dice, by what they are thrown for.
  'assault.pool.fire': 'Оборонительный огонь',
  'assault.pool.fireSave': 'спасброски',
  'assault.pool.hit': 'попадания',
  'assault.pool.save': 'спасброски брони',
  'assault.pool.test': 'тест на Мотивацию',
  'assault.pool.reroll': 'Мотивация, переброс',

  'assault.profile.full': 'Полные правила',
  'assault.profile.pagesOnly': 'Строго по страницам книги',
}
