// The verdicts and refusals of infantry melee that are played most, word for word in both languages.
import { beforeAll, describe, expect, it } from 'vitest'
import type { About, Fact } from '../kernel/game.ts'
import { fact } from '../rules/melee/facts.ts'
import { loadLanguage } from '../text/intl.ts'
import { languages } from '../text/language.ts'
import { gapOf, metric } from '../text/speaking.ts'
import { wordsFor } from '../text/words.ts'

beforeAll(async () => {
  for (const language of languages) await loadLanguage(language)
})

const FIFTEEN = { cm: 15 }

const way = (length: number): About => ({ base: '1B', other: '3B', path: [], length, allowance: FIFTEEN })

/** Headline, margin (null: none) and sentence. */
type Said = readonly [line: string, margin: string | null, sentence: string]

const golden: readonly (readonly [name: string, fact: Fact, en: Said, ru: Said])[] = [
  [
    'a move',
    fact('moves', true, { base: '1B', path: [], length: 79, allowance: FIFTEEN }),
    ['1B moves 7.9 cm', '7.1 cm to spare', '1B moves 7.9 cm of 15 cm.'],
    ['1B проходит 7,9 см', 'в запасе 7,1 см', '1B проходит 7,9 см из 15 см.'],
  ],
  [
    'a move beyond its length',
    fact('tooFar', false, { base: '1B', path: [], length: 150.4, allowance: FIFTEEN }),
    ['1B: 15.04 cm is too far', '0.4 mm too far', '1B would have to go 15.04 cm, and 15 cm is the limit.'],
    [
      '1B: 15,04 см — слишком далеко',
      'на 0,4 мм дальше предела',
      '1B пришлось бы пройти 15,04 см при пределе 15 см.',
    ],
  ],
  [
    'a move into contact before the charges',
    fact('onlyInAttack', false, { base: '1B', other: '3B' }),
    [
      '1B would touch 3B: charge later',
      null,
      '1B would touch 3B: contact is made by a charge in the Attack phase.',
    ],
    ['1B коснулся бы 3B: рано', null, '1B коснулся бы 3B: в контакт идут только в фазу атаки.'],
  ],
  [
    'a move out of a melee',
    fact('lockedStays', false, { base: '1B', unit: 'p1' }),
    ['1B is locked in melee', null, '1B stays: its unit is locked in melee, and nobody leaves a melee.'],
    [
      '1B связан рукопашным боем',
      null,
      '1B остаётся: его отряд связан рукопашным боем, а из боя не выходят.',
    ],
  ],
  [
    'who can shoot',
    fact('shooters', true, { unit: 'p1', enemy: 'p3', count: 1, of: 5, bases: ['1B'] }),
    ['1 of 5 can shoot', null, '1st unit: 1 of 5 can shoot at the 3rd unit (1B).'],
    ['Могут стрелять: 1 из 5', null, '1-й отряд: стрелять может 1 из 5 (1B), цель — 3-й отряд.'],
  ],
  [
    'what the shooting came to',
    fact('volleyOver', true, { unit: 'p1', enemy: 'p3', count: 2 }),
    ['2 figures fall', null, '1st unit has shot at the 3rd unit: 2 figures fall.'],
    ['Пали 2 бойца', null, '1-й отряд отстрелялся, цель — 3-й отряд: пали 2 бойца.'],
  ],
  [
    'a charge',
    fact('charges', true, way(79)),
    ['1B charges 3B: 7.9 cm', '7.1 cm to spare', '1B charges into contact with 3B: 7.9 cm of 15 cm.'],
    ['1B атакует 3B: 7,9 см', 'в запасе 7,1 см', '1B атакует 3B: 7,9 см из 15 см, контакт есть.'],
  ],
  [
    'a charge that touches nobody',
    fact('mustTouch', false, { base: '1B', other: '3B', gap: gapOf(6) }),
    [
      '1B must touch: 3B is 0.6 cm away',
      '0.6 cm short of contact',
      '1B would end 0.6 cm from 3B: a charge has to end in contact.',
    ],
    [
      '1B не касается 3B: 0,6 см',
      'до контакта 0,6 см',
      '1B встал бы, не коснувшись 3B (в 0,6 см): атакующий встаёт в контакт.',
    ],
  ],
  [
    'joining a melee',
    fact('reinforces', true, way(120)),
    ['1B joins against 3B', '3.0 cm to spare', '1B joins the melee against 3B: 12.0 cm of 15 cm.'],
    ['1B вступает против 3B', 'в запасе 3,0 см', '1B вступает в бой против 3B: 12,0 см из 15 см.'],
  ],
  [
    'closing up into contact',
    fact('closesUp', true, way(32.4)),
    ['1B closes up to 3B', '11.8 cm to spare', '1B closes up to 3B: 3.2 cm of 15 cm.'],
    ['1B подтягивается к 3B', 'в запасе 11,8 см', '1B подтягивается к 3B: 3,2 см из 15 см.'],
  ],
  [
    'closing up without it',
    fact('comesUp', true, { base: '1B', path: [], length: 32.4, allowance: FIFTEEN }),
    [
      '1B comes up, out of contact',
      '11.8 cm to spare',
      '1B comes up 3.2 cm of 15 cm and touches nobody yet.',
    ],
    [
      '1B подходит без контакта',
      'в запасе 11,8 см',
      '1B подходит на 3,2 см из 15 см и пока никого не касается.',
    ],
  ],
  [
    'closed up',
    fact('closedUp', true, { side: 'red', count: 3 }),
    ['Closed up: 3 in contact', null, 'Soviet Union: as many as possible have closed up into contact (3).'],
    ['Подтянулись, в контакте 3', null, 'СССР: в контакт подтянулись все, кто мог (3).'],
  ],
  [
    'too few closed up',
    fact('moreCouldFight', false, { side: 'red', count: 1, of: 2 }),
    ['2 could fight, not 1', null, 'Soviet Union: 1 of those who close up is in contact, and 2 could be.'],
    ['В контакте могло быть 2, а не 1', null, 'СССР: из подтянувшихся в контакте 1, а могло бы быть 2.'],
  ],
  [
    'the dice of both sides',
    fact('meets', true, { units: ['p1', 'p3'], count: 6, of: 5 }),
    ['6 dice against 5', null, 'The 1st and 3rd units fight: 6 dice against 5.'],
    ['6 кубиков против 5', null, 'Дерутся 1-й и 3-й отряды: 6 кубиков против 5.'],
  ],
  [
    'the dice of one side',
    fact('rolls', true, { side: 'red', count: 2, bases: ['3A', '3B'] }),
    [
      '2 figures fight',
      null,
      'Soviet Union rolls 2 dice, one for each figure that touches an enemy: 3A and 3B.',
    ],
    ['Дерутся 2 бойца', null, 'СССР бросает 2 кубика, по одному за каждого, кто касается врага: 3A и 3B.'],
  ],
  [
    'one that kills',
    fact('kills', true, { side: 'red', count: 1, of: 2, dice: [1, 4] }),
    ['1 of 2 kills', null, 'Soviet Union rolled 1, 4: 1 of 2 kills.'],
    ['Убийств: 1 из 2', null, 'СССР бросает 1, 4: убийств 1 из 2.'],
  ],
  [
    'none that kills',
    fact('noKills', false, { side: 'red', of: 2, dice: [1, 3] }),
    ['None of 2 kills', null, 'Soviet Union rolled 1, 3: not one of 2 kills.'],
    ['Никто не убит: 0 из 2', null, 'СССР бросает 1, 3: ни один кубик из 2 не убивает.'],
  ],
  [
    'more kills than can fall',
    fact('surplusLost', false, { side: 'red', count: 1, of: 3 }),
    [
      '3 kills, only 1 could fall',
      null,
      'Soviet Union scored 3 kills, and only 1 in contact could fall: the rest is lost.',
    ],
    [
      'Убийств 3, пасть мог только 1',
      null,
      'СССР: убийств 3, а пасть в контакте мог только 1. Лишние пропали.',
    ],
  ],
  [
    'who says who falls',
    fact('picks', true, { side: 'blue', count: 1, of: 3 }),
    ['Germany picks 1 of 3', null, 'Germany says who falls: 1 of the 3 that can.'],
    ['Германия выбирает 1 из 3', null, 'Германия выбирает, кто падёт: 1 из 3.'],
  ],
  [
    'who falls',
    fact('falls', false, { base: '3B' }),
    ['3B falls', null, '3B falls: in melee there are no saves.'],
    ['3B падает', null, '3B падает: спасбросков в рукопашной нет.'],
  ],
  [
    'a round that is won',
    fact('winsRound', true, { side: 'blue', count: 2, of: 1 }),
    ['Germany won the round: +1', null, 'Germany killed 2 and lost 1: +1 to its dice in the next round.'],
    ['Германия: раунд выигран, +1', null, 'Германия: убито 2, потеряно 1. В следующем раунде +1 к кубикам.'],
  ],
  [
    'equal losses',
    fact('evenRound', false, { count: 2 }),
    ['Equal losses: no bonus', null, 'Losses are equal, 2 each: nobody has a bonus.'],
    ['Потери равны: прибавки нет', null, 'Потери равны, по 2: прибавки нет ни у кого.'],
  ],
  [
    'the wounded of a fight that goes on',
    fact('woundedLost', false, { bases: ['3A', '3B'] }),
    ['The wounded are lost', null, 'The fight goes on, so the wounded are lost: 3A and 3B.'],
    ['Раненые потеряны', null, 'Бой продолжается, раненые потеряны: 3A и 3B.'],
  ],
  [
    'a melee that is won',
    fact('meleeWon', true, { side: 'blue', units: ['p1'] }),
    [
      'Germany won the melee',
      null,
      'Germany has won the melee (1st unit): nobody of the enemy is left in it.',
    ],
    [
      'Германия: бой выигран',
      null,
      'Германия: рукопашный бой выигран (1-й отряд), врагов в нём не осталось.',
    ],
  ],
  [
    'the die of a victory move',
    fact('victoryDie', true, { unit: 'p1', die: 4 }),
    ['1st unit: up to 4 cm', null, '1st unit rolled 4: each figure may move up to 4 cm.'],
    ['1-й отряд: до 4 см', null, '1-й отряд бросает 4: каждый боец может пройти до 4 см.'],
  ],
  [
    'a battle that is won',
    fact('battleWon', true, { side: 'blue' }),
    ['Germany has won', null, 'Germany has won: no enemy figure is left on the table.'],
    ['Германия: победа', null, 'Германия: победа, на столе не осталось врагов.'],
  ],
]

describe.each(languages)('what is played most in a melee, in %s', (language) => {
  it.each(golden)('%s', (_, told, en, ru) => {
    const speech = wordsFor(language, 'melee')
    const { line, margin } = speech.headline({ ok: told.ok, why: [told] }, metric)
    const said = [line, margin, speech.sentence(told, metric)]
    expect(said.map((text) => text?.replaceAll('\u00a0', ' ') ?? null)).toEqual(language === 'en' ? en : ru)
  })

  it('kills that fell nobody stand below what came of the round', () => {
    const why = [
      fact('evenRound', false, { count: 4 }),
      fact('surplusLost', false, { side: 'blue', count: 4, of: 5 }),
    ]
    const { margin } = wordsFor(language, 'melee').headline({ ok: false, why }, metric)
    expect(margin).toBe(language === 'en' ? '5 kills, only 4 could fall' : 'Убийств 5, пасть могли только 4')
  })
})
