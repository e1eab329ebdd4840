// What the assault rules say, in English: facts as sentences, headlines, questions, options, states and kinds.
import type { Says } from '../rules/assault/facts.ts'
import type { Messages } from './messages.ts'

/** Each sentence of the rules has a full form and a headline. */
type Said = `assault.${'fact' | 'head'}.${Says}`

export const assaultEn = {
  'assault.unit': '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} platoon',
  'assault.ordinal': '{number, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  'assault.units': '{list} platoons',
  'assault.unitsCounted': '{count, plural, one {# platoon} other {# platoons}}',

  // Did the acting side win?
  'assault.fact.denies': '{other} is {fromBase}: within {limit}, so it denies the win.',
  'assault.head.denies': 'Not won: {other} is {fromBase}',
  'assault.fact.deniesTank':
    '{word, select, transport {Transport {other}, which counts as a tank,} other {{otherKind, select, trk {Unarmoured vehicle} other {Tank}} {other}}} is in working order, {fromBase}: within {limit} it denies the win.',
  'assault.head.deniesTank': 'Not won: {other} is {fromBase}',
  'assault.fact.deniesTransport':
    'Transport {other} is {fromBase}: within {limit} it denies the win, as any team does.',
  'assault.head.deniesTransport': 'Not won: {other} is {fromBase}',
  'assault.fact.excusedTank':
    '{word, select, bailed {Bailed Out {otherKind, select, trk {unarmoured vehicle} other {tank}}} bogged {Bogged Down {otherKind, select, trk {unarmoured vehicle} other {tank}}} transport {Transport} bailedTransport {Bailed Out transport} boggedTransport {Bogged Down transport} other {{otherKind, select, trk {Unarmoured vehicle} other {Tank}}}} {other} is {fromBase}, within {limit}, but does not count: {word, select, transport {transports count as tanks, and } bailedTransport {transports count as tanks, and } boggedTransport {transports count as tanks, and } other {{otherKind, select, trk {it counts as a tank, and } other {}}}}no tank denies a tank.',
  'assault.head.excusedTank':
    '{word, select, transport {} bailedTransport {} boggedTransport {} other {{otherKind, select, trk {} other {Tank }}}}{other} does not deny a tank',
  'assault.fact.excusedDisabled':
    '{word, select, bailed {Bailed Out {otherKind, select, trk {unarmoured vehicle} other {tank}}} bailedTransport {Bailed Out transport} boggedTransport {Bogged Down transport} other {Bogged Down {otherKind, select, trk {unarmoured vehicle} other {tank}}}} {other} is {fromBase}, within {limit}, but does not count: {word, select, transport {transports count as tanks, and } bailedTransport {transports count as tanks, and } boggedTransport {transports count as tanks, and } other {{otherKind, select, trk {it counts as a tank, and } other {}}}}a disabled tank denies nobody.',
  'assault.head.excusedDisabled':
    '{word, select, bailed {Bailed Out} bailedTransport {Bailed Out} other {Bogged Down}} {other} does not count',
  'assault.fact.excusedOutsider':
    '{other} is {fromBase}, within {limit}, but takes no part in the assault and does not count.',
  'assault.head.excusedOutsider': '{other} takes no part: not counted',
  'assault.fact.ignoredOutsider':
    '{other} is {fromBase}, within {limit}, but is an outsider, and outsiders are ignored.',
  'assault.head.ignoredOutsider': '{other} is an outsider: ignored',
  'assault.fact.excusedBrokenOff':
    '{other} is {fromBase}, within {limit}, but has broken off and does not come back.',
  'assault.head.excusedBrokenOff': '{other} has broken off: not counted',
  'assault.fact.excusedWinner':
    '{other} is {fromBase}, within {limit}, but {enemy} has won already and is attacked no further.',
  'assault.head.excusedWinner': '{other} has won already: ignored',
  'assault.fact.countsAsTank': 'Transport {base} counts as a tank.',
  'assault.head.countsAsTank': 'Transport {base} counts as a tank',
  'assault.fact.mixedAsInfantry': '{unit} is judged as infantry throughout, because {base} is on foot.',
  'assault.head.mixedAsInfantry': '{unit}: judged as infantry',
  'assault.fact.won':
    '{winner} won ({units}). {other, select, none {No enemy is within {limit}} other {The nearest enemy, {other}, is {fromBase}, beyond {limit}}}{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.won': '{winner} won: {other, select, none {no enemy is near} other {{other} at {gap}}}',
  'assault.fact.wonNobodyLeft': '{winner} won ({units}). No enemy team is left, within {limit} or beyond.',
  'assault.head.wonNobodyLeft': '{winner} won: no enemy is left',
  'assault.fact.noSurvivors': '{units}: nobody is left in the fight who could counterattack.',
  'assault.head.noSurvivors': 'Nobody is left to counterattack',
  'assault.fact.wonAgainstTanks':
    '{winner} won ({units}). The nearest enemy within {zone} is {word, select, bailed {Bailed Out {otherKind, select, trk {unarmoured vehicle} other {tank}}} bogged {Bogged Down {otherKind, select, trk {unarmoured vehicle} other {tank}}} transport {transport} bailedTransport {Bailed Out transport} boggedTransport {Bogged Down transport} other {{otherKind, select, trk {unarmoured vehicle} other {tank}}}} {other}, {fromBase}: {word, select, transport {transports count as tanks, and } bailedTransport {transports count as tanks, and } boggedTransport {transports count as tanks, and } other {{otherKind, select, trk {it counts as a tank, and } other {}}}}no tank denies a tank{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.wonAgainstTanks':
    '{winner} won despite {word, select, transport {} bailedTransport {} boggedTransport {} other {{otherKind, select, trk {} other {tank }}}}{other}',
  'assault.fact.wonAgainstDisabled':
    '{winner} won ({units}). The nearest enemy within {zone} is {word, select, bailed {Bailed Out {otherKind, select, trk {unarmoured vehicle} other {tank}}} bailedTransport {Bailed Out transport} boggedTransport {Bogged Down transport} other {Bogged Down {otherKind, select, trk {unarmoured vehicle} other {tank}}}} {other}, {fromBase}: {word, select, transport {transports count as tanks, and } bailedTransport {transports count as tanks, and } boggedTransport {transports count as tanks, and } other {{otherKind, select, trk {it counts as a tank, and } other {}}}}it denies nobody{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.wonAgainstDisabled':
    '{winner} won despite {word, select, bailed {Bailed Out} bailedTransport {Bailed Out} other {Bogged Down}} {other}',
  'assault.fact.wonDespiteOutsider':
    '{winner} won ({units}). The nearest enemy within {zone}, {other}, {fromBase}, takes no part in the assault{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.wonDespiteOutsider': '{winner} won: {other} takes no part',
  'assault.fact.wonDespiteIgnored':
    '{winner} won ({units}). The nearest enemy within {zone}, {other}, {fromBase}, is an outsider, and outsiders are ignored{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.wonDespiteIgnored': '{winner} won: {other} is ignored',
  'assault.fact.wonDespiteBrokenOff':
    '{winner} won ({units}). The nearest enemy within {zone}, {other}, {fromBase}, has broken off and does not come back{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.wonDespiteBrokenOff': '{winner} won: {other} broke off',
  'assault.fact.wonBesideWinner':
    '{winner} won ({units}). The nearest enemy within {zone}, {other}, {fromBase}, has won already{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.wonBesideWinner': '{winner} won: {other} has won already',
  'assault.fact.disabledUnmeasured':
    'Nothing is measured from {base}: it is {word, select, bailed {Bailed Out} other {Bogged Down}}.',
  'assault.head.disabledUnmeasured': '{base} is not measured from',
  'assault.fact.awayUnmeasured':
    'Nothing is measured from {base}: no enemy of this fight was within {limit} of it.',
  'assault.head.awayUnmeasured': '{base} is not measured from',
  'assault.fact.nobodyMeasures':
    'Not won: {unitCount, plural, =0 {no team is} one {{units} has no team} other {{units} have no team}} left to measure from.',
  'assault.head.nobodyMeasures': 'Not won: no team to measure from',
  'assault.fact.clearButShared':
    'No enemy within {limit} of {unit} denies it the win, but its side wins together or not at all.',
  'assault.head.clearButShared': '{unit} is clear, others not',
  'assault.fact.wonAlone':
    'No enemy within {limit} of {unit} denies it the win: it has won for itself and is out of this assault.',
  'assault.head.wonAlone': '{unit} has won for itself',
  'assault.fact.notFought': '{side} has not won yet: that is judged after the fight, never before it.',
  'assault.head.notFought': 'Judged after the fight, not before',
  'assault.fact.joins':
    '{word, select, lone {{other} becomes Defending: it} other {{enemy} becomes Defending: its team {other}}} is {fromBase}, within {limit}.',
  'assault.head.joins': '{word, select, lone {{other}} other {{enemy}}} becomes Defending',
  'assault.fact.rejoins':
    '{word, select, lone {{other} had broken off and is Defending again: it} other {{enemy} had broken off and is Defending again: its team {other}}} is {fromBase}, within {limit}.',
  'assault.head.rejoins': '{word, select, lone {{other}} other {{enemy}}} is Defending again',

  // The fight.
  'assault.fact.hitDice':
    '{side}: {count, plural, one {# hit die} other {# hit dice}}{unitCount, plural, =0 {} other { for {units}}}.',
  'assault.head.hitDice': '{count, plural, one {# hit die} other {# hit dice}} to roll',
  'assault.fact.hitDiceTogether':
    '{side}: {count, plural, one {# hit die} other {# hit dice}}, rolled together for {units}.',
  'assault.head.hitDiceTogether': '{count, plural, one {# hit die} other {# hit dice}}, rolled together',
  'assault.fact.noHitDice': '{side}: nobody rolls to hit.',
  'assault.head.noHitDice': 'Nobody rolls to hit',
  'assault.fact.fights': '{base} fights: {other} is {away}, within {limit}. One die, a hit on {need}+.',
  'assault.head.fights': '{base} fights, hitting on {need}+',
  'assault.fact.fightsThoughNonAssaulting':
    '{base} never charges ({reason}) but fights: {other} is {away}, within {limit}. One die, a hit on {need}+.',
  'assault.head.fightsThoughNonAssaulting': '{base} fights though it never charges',
  'assault.fact.tooFarToFight':
    '{base} does not fight: {other, select, none {no enemy of this fight is within {limit}} other {the nearest enemy of this fight, {other}, is {away}, beyond {limit}}}.',
  'assault.head.tooFarToFight': '{base} is too far off to fight',
  'assault.fact.nonAssaultingTooFar':
    '{base} ({reason}) neither charges nor fights: {other, select, none {no enemy of this fight is within {limit}} other {the nearest enemy of this fight, {other}, is {away}, beyond {limit}}}.',
  'assault.head.nonAssaultingTooFar': '{base} neither charges nor fights',
  'assault.fact.onlyOutsidersNear':
    '{base} rolls no die: {other} is {away}, within {limit}, but {enemy} takes no part, and no enemy of this fight is that near.',
  'assault.head.onlyOutsidersNear': '{base}: only outsiders are near',
  'assault.fact.notAble': '{base} does not fight: {reason}.',
  'assault.head.notAble': '{base} does not fight: {reason}',
  'assault.fact.onlyArmourNear':
    '{base} rolls no die: a tank may not hit Armoured Tanks, and no other enemy of this fight is within {limit} ({other} is {away}).',
  'assault.head.onlyArmourNear': 'Tank {base} may not hit tank {other}',
  'assault.fact.noLineOfSight':
    '{base} does not see {other} ({away}, within {limit}): a base of another platoon is in the way.',
  'assault.head.noLineOfSight': '{base} does not see {other}',
  'assault.fact.pinIgnoredInFight': '{who} is Pinned Down and rolls its dice all the same.',
  'assault.head.pinIgnoredInFight': '{who}: the pin is ignored',
  'assault.fact.hitsOn':
    '{unit} hits on {need}+: its Skill is {word, select, veteran {Veteran} trained {Trained} other {Conscript}}.',
  'assault.head.hitsOn': '{unit} hits on {need}+',
  'assault.fact.worstSkill':
    '{unit} hits on its worst Skill, {word, select, veteran {Veteran} trained {Trained} other {Conscript}}: {need}+.',
  'assault.head.worstSkill': '{unit}: worst Skill, {need}+',
  'assault.fact.hitsScored':
    '{side}: {count, plural, one {# hit} other {# hits}} from {of, plural, one {# die} other {# dice}} ({dice}).',
  'assault.head.hitsScored':
    '{count, plural, one {# hit} other {# hits}} from {of, plural, one {# die} other {# dice}}',
  'assault.fact.noHitsScored': '{side}: not one hit from {of, plural, one {# die} other {# dice}} ({dice}).',
  'assault.head.noHitsScored': 'No hits from {of, plural, one {# die} other {# dice}}',
  'assault.fact.mayTake': '{other} may take the hit by {base}: it is {away}, within {limit}.',
  'assault.head.mayTake': '{other} may take the hit by {base}',
  'assault.fact.targetNotInFight': '{other} cannot take the hit by {base}: it is not of this fight.',
  'assault.head.targetNotInFight': '{other} is not of this fight',
  'assault.fact.targetTooFar': '{other} cannot take the hit by {base}: it is {away}, beyond {limit}.',
  'assault.head.targetTooFar': '{other} is too far from {base}: {gap}',
  'assault.fact.targetArmoured':
    '{other} cannot take the hit by {base}: a tank may not hit an Armoured Tank.',
  'assault.head.targetArmoured': 'Tank {base} may not hit tank {other}',
  'assault.fact.hitLost': 'The hit by {base} is lost, because nobody is left to take it, but it counts.',
  'assault.head.hitLost': 'The hit by {base} is lost',
  'assault.fact.allocated':
    '{of, plural, one {# hit} other {# hits}}{count, select, 0 {, on nobody} other {: on {bases}}}.',
  'assault.head.allocated':
    '{of, plural, one {# hit} other {# hits}} on {count, plural, =1 {{bases}} one {# team} other {# teams}}',
  'assault.fact.bears': '{base} bears {count, plural, one {# hit} other {# hits}}.',
  'assault.head.bears': '{count, plural, one {# hit} other {# hits}} on {base}',
  'assault.fact.hitsMissing':
    '{count} of {of, plural, one {# hit is} other {# hits are}} placed: each must be placed exactly once.',
  'assault.head.hitsMissing': '{count} of {of} hits are placed',
  'assault.fact.spread':
    'A hit goes to a target within reach of the team that hit: first one to each of them, and only then a second.',
  'assault.head.spread': 'First a hit each, then a second',
  'assault.fact.notSpread':
    '{other} would take {count} hits while {bases} {baseCount, plural, one {takes} other {take}} {of, select, 0 {no hit} other {only {of}}}.',
  'assault.head.notSpread': '{other}: {count} hits are too many',
  'assault.fact.notLost': 'The hit by {base} is not lost: {other} can take it.',
  'assault.head.notLost': 'Not lost: {other} can take the hit',
  'assault.fact.destroyed': '{base} is Destroyed: hit by {other}, without a save.',
  'assault.head.destroyed': '{base} is Destroyed',
  'assault.fact.armourHolds':
    'The armour of {base} holds: die {die} and armour {count} beat Tank Assault {need} of {other}.',
  'assault.head.armourHolds': '{base} holds: {die} + {count}, {other} has {need}',
  'assault.fact.bailsOut':
    '{base} is Bailed Out: die {die} and armour {count} equal Tank Assault {need} of {other}.',
  'assault.head.bailsOut': '{base} is Bailed Out: {die} + {count}, {other} has {need}',
  'assault.fact.bailedAgain':
    '{base} was Bailed Out already and is Destroyed: die {die} and armour {count} equal Tank Assault {need} of {other}.',
  'assault.head.bailedAgain': '{base} is Destroyed: bailed out twice',
  'assault.fact.armourPierced':
    '{base} is Destroyed: die {die} and armour {count} are less than Tank Assault {need} of {other}.',
  'assault.head.armourPierced': '{base} is Destroyed: {die} + {count}, {other} has {need}',
  'assault.fact.alreadyDestroyed': '{base} is Destroyed already: the hit by {other} changes nothing.',
  'assault.head.alreadyDestroyed': '{base} is Destroyed already',
  'assault.fact.saveDice': '{side}: {count, plural, one {# armour die} other {# armour dice}}.',
  'assault.head.saveDice': '{count, plural, one {# armour die} other {# armour dice}} to roll',
  'assault.fact.armourDie':
    '{base}, hit by {other}: the die and Top armour {count} against Tank Assault {of}. {need, select, 1 {That is more on any die, and the armour holds.} other {More{need, select, 7 { (no die will do)} other { ({need}+)}}: the armour holds. Equal: {word, select, bailed {Destroyed, for it is Bailed Out already} other {Bailed Out}}. Less: Destroyed.}}',
  'assault.head.armourDie': '{base}: the armour holds on {need}+',

  // Defensive Fire.
  'assault.fact.fireDice':
    '{side}: Defensive Fire, {count, plural, one {# die} other {# dice}}. Shooting: {bases}.',
  'assault.head.fireDice': 'Defensive Fire: {count, plural, one {# die} other {# dice}}',
  'assault.fact.noFire': '{side}: no Defensive Fire, because nobody can shoot at those who charged.',
  'assault.head.noFire': 'No Defensive Fire: nobody can shoot',
  'assault.fact.shoots':
    '{other} shoots: {base}, which charged, is {away}, within {limit}. {count, plural, one {One die} other {# dice}}, a hit on {need}+.',
  'assault.head.shoots': '{other} shoots: {count, plural, one {one die} other {# dice}}, {need}+',
  'assault.fact.shootsPinned':
    '{other} is Pinned Down and rolls {count, plural, one {one die} other {# dice}} only: {base}, which charged, is {away}, within {limit}. A hit on {need}+.',
  'assault.head.shootsPinned':
    '{other} shoots pinned: {count, plural, one {one die} other {# dice}}, {need}+',
  'assault.fact.tooFarToShoot':
    '{base} does not shoot: {other, select, none {no team that charged is within {limit}} other {the nearest team that charged, {other}, is {away}, beyond {limit}}}.',
  'assault.head.tooFarToShoot': '{base} is too far off to shoot',
  'assault.fact.mayNotShoot': '{base} does not shoot: {reason}.',
  'assault.head.mayNotShoot': '{base} does not shoot: {reason}',
  'assault.fact.neverShoots': '{base} does not shoot: it has no rate of fire.',
  'assault.head.neverShoots': '{base} does not shoot',
  'assault.fact.firedAtOn':
    '{unit} is {word, select, veteran {Veteran} trained {Trained} other {Conscript}}, so it is hit on {need}+.',
  'assault.head.firedAtOn': '{unit} is hit on {need}+',
  'assault.fact.firedAtWorst':
    'The worst Skill of {unit} is {word, select, veteran {Veteran} trained {Trained} other {Conscript}}, so it is hit on {need}+.',
  'assault.head.firedAtWorst': '{unit}: worst Skill, hit on {need}+',
  'assault.fact.fireHits':
    '{side}: {count, plural, one {# hit} other {# hits}} from {of, plural, one {# die} other {# dice}} of Defensive Fire ({dice}).',
  'assault.head.fireHits':
    'Fire: {count, plural, one {# hit} other {# hits}} from {of, plural, one {# die} other {# dice}}',
  'assault.fact.noFireHits':
    '{side}: not one hit from {of, plural, one {# die} other {# dice}} of Defensive Fire ({dice}).',
  'assault.head.noFireHits': 'Fire: no hits from {of, plural, one {# die} other {# dice}}',
  'assault.fact.mayTakeFire': '{other} may take the hit by {base}: it is {away}, within {limit}.',
  'assault.head.mayTakeFire': '{other} may take the hit by {base}',
  'assault.fact.notFiredAt': '{other} cannot take the hit by {base}: it is not of the platoon that charges.',
  'assault.head.notFiredAt': '{other} is not of those who charge',
  'assault.fact.fireTooFar': '{other} cannot take the hit by {base}: it is {away}, beyond {limit}.',
  'assault.head.fireTooFar': '{other} is too far from {base}: {gap}',
  'assault.fact.fireLost': 'The hit by {base} is lost, because nobody is left to take it.',
  'assault.head.fireLost': 'The hit by {base} is lost',
  'assault.fact.fireSaveDice':
    '{side}: {count, plural, one {# save} other {# saves}} against Defensive Fire.',
  'assault.head.fireSaveDice': '{count, plural, one {# save} other {# saves}} to roll',
  'assault.fact.footDie': '{base}, hit by {other}, is saved on {need}+, as every team on foot is.',
  'assault.head.footDie': '{base} is saved on {need}+',
  'assault.fact.frontDie':
    '{base}, hit by {other}: the die and Front armour {count} against Anti-tank {of}. {need, select, 1 {That is more on any die, and the armour holds.} other {More{need, select, 7 { (no die will do)} other { ({need}+)}}: the armour holds. Equal: {word, select, bailed {Destroyed, for it is Bailed Out already} other {Bailed Out}}. Less: Destroyed.}}',
  'assault.head.frontDie': '{base}: the armour holds on {need}+',
  'assault.fact.saved': '{base} is saved from the hit by {other}: {die} rolled, {need}+ needed.',
  'assault.head.saved': '{base} is saved: {die}, needs {need}+',
  'assault.fact.notSaved': '{base} is Destroyed by the fire of {other}: {die} rolled, {need}+ needed.',
  'assault.head.notSaved': '{base} is Destroyed: {die}, needs {need}+',
  'assault.fact.fireDestroys': '{base} is Destroyed by the fire of {other}, without a save.',
  'assault.head.fireDestroys': '{base} is Destroyed by {other}',
  'assault.fact.frontHolds':
    'The Front armour of {base} holds: die {die} and armour {count} beat Anti-tank {need} of {other}.',
  'assault.head.frontHolds': '{base} holds: {die} + {count} > {need} of {other}',
  'assault.fact.frontBailsOut':
    '{base} is Bailed Out: die {die} and Front armour {count} equal Anti-tank {need} of {other}.',
  'assault.head.frontBailsOut': '{base} is Bailed Out: {die} + {count} = {need} of {other}',
  'assault.fact.frontBailedAgain':
    '{base} was Bailed Out already and is Destroyed: die {die} and Front armour {count} equal Anti-tank {need} of {other}.',
  'assault.head.frontBailedAgain': '{base} is Destroyed: bailed out twice',
  'assault.fact.frontPierced':
    '{base} is Destroyed: die {die} and Front armour {count} are less than Anti-tank {need} of {other}.',
  'assault.head.frontPierced': '{base} is Destroyed: {die} + {count} < {need} of {other}',
  'assault.fact.stoppedByHits':
    'The charge of {unit} is stopped: {count, plural, one {# hit} other {# hits}} on teams on foot, saved or not, and {need} are enough.',
  'assault.head.stoppedByHits': '{unit} stopped: {count, plural, one {# hit} other {# hits}}',
  'assault.fact.hitsDoNotStop':
    'The charge of {unit} goes on: {count, plural, =0 {no hit} one {# hit} other {# hits}} on teams on foot, and it takes {need} to stop it.',
  'assault.head.hitsDoNotStop': 'Not stopped: {count} of {need} hits needed',
  'assault.fact.stoppedByTanks':
    'The charge of {unit} is stopped: {count, plural, one {# tank} other {# tanks}} Destroyed or Bailed Out, and {need} are enough.',
  'assault.head.stoppedByTanks': '{unit} stopped: {count, plural, one {# tank} other {# tanks}}',
  'assault.fact.tanksDoNotStop':
    'The charge of {unit} goes on: {count, plural, =0 {no tank} one {# tank} other {# tanks}} Destroyed or Bailed Out, and it takes {need} to stop it.',
  'assault.head.tanksDoNotStop': 'Not stopped: {count} of {need} tanks needed',
  'assault.fact.stopPins': '{unit} was stopped by fire and becomes Pinned Down.',
  'assault.head.stopPins': '{unit} becomes Pinned Down',
  'assault.fact.fallsBack':
    '{base} falls back: {length} of {allowance}{other, select, none {} other {, ending {fromOther}}}.',
  'assault.head.fallsBack': '{base} falls back: {length}',
  'assault.fact.fallsNoFarther':
    '{base} falls back: {length} of {allowance}{other, select, none {} other {, ending {fromOther}}}. No farther than needed.',
  'assault.head.fallsNoFarther': '{base} falls back {length}: enough',
  'assault.fact.makesRoom':
    '{base} falls back too, to make room: {length} of {allowance}{other, select, none {} other {, ending {fromOther}}}.',
  'assault.head.makesRoom': '{base} makes room: {length}',
  'assault.fact.fallsNowhere':
    'That way, within {allowance}, {base} finds no place that is at least {limit} from every enemy.',
  'assault.head.fallsNowhere': '{base} finds no place that way',
  'assault.fact.fallsAsFar':
    '{base} falls back as far as it can: {length} of {allowance}{other, select, none {} other {, ending {fromOther}}}. {limit} cannot be kept.',
  'assault.head.fallsAsFar': '{base} falls back {length}, no farther',
  'assault.fact.notStopped': '{base} is not of the platoon that was stopped.',
  'assault.head.notStopped': '{base} does not fall back',
  'assault.fact.standsDisabled': '{base} does not fall back: {reason}.',
  'assault.head.standsDisabled': '{base} stays: {reason}',
  'assault.fact.needNotFall':
    '{base} stays where it is: {other, select, none {no enemy is closer than} other {it is {fromOther}, at least}} {limit} off.',
  'assault.head.needNotFall': '{base} is far enough already',
  'assault.fact.cannotFall':
    '{base} stays: it is {fromOther}, closer than {limit}, but can get no farther off.',
  'assault.head.cannotFall': '{base} can get no farther off',
  'assault.fact.mustFall': '{base} must still fall back: it is {fromOther}, closer than {limit}.',
  'assault.head.mustFall': '{base} must still fall back',
  'assault.fact.fallBackDone': 'Falling back is finished{unitCount, plural, =0 {} other {: {units}}}.',
  'assault.head.fallBackDone': 'Falling back is finished',
  'assault.fact.zoneFire': 'A Defending team within {zone} of a team that charged shoots.',
  'assault.head.zoneFire': 'Within {zone}: shoots',
  'assault.fact.zoneFallBack': 'Those who fall back end no closer than {zone} to an enemy.',
  'assault.head.zoneFallBack': 'Keep {zone} from every enemy',

  // The Motivation test.
  'assault.fact.noTestWon': '{side}: no test, because the enemy has won the round.',
  'assault.head.noTestWon': 'No test: the round is won',
  'assault.fact.noTestNoHits':
    'No test: not one hit this round. {unitCount, plural, one {{units} passes} other {{units} pass}} without a die.',
  'assault.head.noTestNoHits': 'No test: no hits this round',
  'assault.fact.noTesters': '{side}: no test, because no Defending platoon has a team left.',
  'assault.head.noTesters': 'No test: no Defending team is left',
  'assault.fact.testForHits':
    'A test is due: {count, plural, one {# hit was} other {# hits were}} scored this round; hits count, not losses.',
  'assault.head.testForHits': 'Test: {count, plural, one {# hit} other {# hits}} this round',
  'assault.fact.testForEarlierHits':
    'A test is due: no hit this round, but {count, plural, one {# earlier hit counts} other {# earlier hits count}}.',
  'assault.head.testForEarlierHits':
    'Test: {count, plural, one {# earlier hit counts} other {# earlier hits count}}',
  'assault.fact.earlierHitsIgnored':
    '{count, plural, one {# hit of an earlier round does} other {# hits of earlier rounds do}} not count.',
  'assault.head.earlierHitsIgnored': 'Earlier hits do not count: {count}',
  'assault.fact.testForTank':
    'A test is due, hits or no hits: {base} of the acting side is an Armoured Tank.',
  'assault.head.testForTank': 'Test: {base} is an Armoured Tank',
  'assault.fact.testForCounterTank':
    'A test is due, hits or no hits, in a counterattack too: Armoured Tank {base} counterattacks.',
  'assault.head.testForCounterTank': 'Test: tank {base} counterattacks',
  'assault.fact.stillOneTest':
    '{count, plural, one {# hit} other {# hits}} and Armoured Tank {base} are still one test.',
  'assault.head.stillOneTest': 'Hits and a tank: still one test',
  'assault.fact.unarmouredNoReason': '{base} has no armour, so it is no reason for a test.',
  'assault.head.unarmouredNoReason': '{base}, unarmoured, forces no test',
  'assault.fact.disabledNoReason':
    'Tank {base} is {word, select, bailed {Bailed Out} other {Bogged Down}}, so it is no reason for a test.',
  'assault.head.disabledNoReason':
    '{word, select, bailed {Bailed Out} other {Bogged Down}} {base} forces no test',
  'assault.fact.awayNoReason':
    'Tank {base} was not within {limit} of the enemy in this fight, so it is no reason for a test.',
  'assault.head.awayNoReason': '{base} was not in the fight: no test',
  'assault.fact.noTestAllBarred':
    'No test: {unitCount, plural, one {{units} has to leave} other {{units} have to leave}} whatever the die says.',
  'assault.head.noTestAllBarred': 'No test: all have to leave',
  'assault.fact.oneDie':
    '{side}: one die for {count, plural, one {{units}, against its} other {{units}, each against its}} own Motivation.',
  'assault.head.oneDie': 'One die for {count, plural, one {# platoon} other {# platoons}}',
  'assault.fact.dieEach':
    '{side}: {count, plural, one {{units} rolls a die} other {{units} roll # dice, each one of its own}}.',
  'assault.head.dieEach': '{count, plural, one {# die} other {# dice}}, one a platoon',
  'assault.fact.ratingToReach':
    '{who} passes on {need}+: its Motivation is {need, select, 3 {Fearless} 4 {Confident} other {Reluctant}}.',
  'assault.head.ratingToReach': '{who}: {need}+ to pass',
  'assault.fact.worstMotivation': '{unit} tests on its worst Motivation, that of {base}: {need}+.',
  'assault.head.worstMotivation': '{unit}: worst Motivation, {need}+',
  'assault.fact.passes': '{who} passes the test: {die} rolled, {need}+ needed.',
  'assault.head.passes': '{who} passes the test',
  'assault.fact.fails': '{who} fails the test: {die} rolled, {need}+ needed.',
  'assault.head.fails': '{who} fails the test',
  'assault.heads.passes': '{units} pass the test',
  'assault.heads.passesSecond': '{units} now pass the test',
  'assault.heads.fails': '{units} fail the test',
  'assault.heads.failsSecond': '{units} fail again',
  'assault.heads.mustBreakOff': '{units} break off',
  'assault.heads.mayCounterattack': '{units} will counterattack',
  'assault.heads.mayBreakOff': '{units} will break off',
  'assault.heads.autoPasses': 'No die: {units} pass',
  'assault.heads.testedBoth':
    'Die {die}: {passedNames} {passed, plural, one {passes} other {pass}}, {failedNames} {failed, plural, one {fails} other {fail}}',
  'assault.head.testedBoth':
    'Die {die}: {passed, plural, one {{passedNames} passes} other {# pass}}, {failed, plural, one {{failedNames} fails} other {# fail}}',
  'assault.fact.autoPasses': '{who} passes without a die.',
  'assault.head.autoPasses': '{who} passes without a die',
  'assault.fact.mayReroll': '{who} failed ({die}, {need}+ needed) but may re-roll.',
  'assault.head.mayReroll': '{who} has a re-roll',
  'assault.fact.mustReroll': '{who} failed ({die}, {need}+ needed) and must re-roll.',
  'assault.head.mustReroll': '{who} must re-roll',
  'assault.fact.keepRefused':
    'The first die may not stay: {who} failed ({die}, {need}+ needed) and must re-roll.',
  'assault.head.keepRefused': '{who} must re-roll its {die}',
  'assault.fact.rerollKept': '{side}: the first die stays.',
  'assault.head.rerollKept': 'The first die stays',
  'assault.fact.rerolled': '{who} failed ({die}, {need}+ needed) and is re-rolled with the same second die.',
  'assault.head.rerolled': '{who} is re-rolled too',
  'assault.fact.passRerolled': '{who} passed ({die}, {need}+ needed) and is re-rolled all the same.',
  'assault.head.passRerolled': '{who} is re-rolled too',
  'assault.fact.notRerolled': '{who} stays failed ({die}, {need}+ needed): it has no re-roll of its own.',
  'assault.head.notRerolled': '{who} owns no re-roll',
  'assault.fact.passLocked':
    '{who} keeps its pass ({die}, {need}+ needed): the second die cannot take it away.',
  'assault.head.passLocked': '{who} keeps its pass',
  'assault.fact.noReroll': 'No re-roll: nobody who failed has one ({units}).',
  'assault.head.noReroll': 'Nobody who failed has a re-roll',
  'assault.fact.rerollFrom':
    '{word, select, command {Commander {base} is with {unit}, which may therefore re-roll} leader {{base} leads them all: every platoon that failed may be re-rolled} other {Komissar {base} is with {unit}: for a price it may re-roll}}.',
  'assault.head.rerollFrom':
    '{word, select, command {Re-roll from commander {base}} leader {{base} has all re-rolled} other {Komissar {base}: a re-roll, paid}}',
  'assault.fact.rerollOwn': '{unit} has a re-roll by a special rule of its own.',
  'assault.head.rerollOwn': '{unit} has its own re-roll',
  'assault.fact.rerollCosts':
    '{other} is Destroyed for the re-roll: it is {fromBase}, who asks for it, within {limit}.',
  'assault.head.rerollCosts': '{other} is Destroyed for a re-roll',
  'assault.fact.priceTooFar': '{other} cannot be the price of the re-roll: it is {fromBase}, beyond {limit}.',
  'assault.head.priceTooFar': '{other} is too far from {base}: {gap}',
  'assault.fact.rerollTurns': 'The second die is a {die}: {base}, who asked for it, is Destroyed.',
  'assault.head.rerollTurns': 'A {die}: {base} is Destroyed for it',
  'assault.fact.rerollSpent': '{side}: the second die is final.',
  'assault.head.rerollSpent': 'The second die is final',
  'assault.fact.passesSecond': '{who} passes with the second die: {die} rolled, {need}+ needed.',
  'assault.head.passesSecond': '{who} now passes the test',
  'assault.fact.failsSecond': '{who} fails with the second die too: {die} rolled, {need}+ needed.',
  'assault.head.failsSecond': '{who} fails again',

  // Counterattack or Break Off.
  'assault.fact.mayCounterattack':
    '{who} has passed{die, select, none { without a die} other { ({die}, {need}+ needed)}} and may counterattack.',
  'assault.head.mayCounterattack': '{who} will counterattack',
  'assault.fact.mayBreakOff':
    '{who} has passed{die, select, none { without a die} other { ({die}, {need}+ needed)}} and may break off all the same.',
  'assault.head.mayBreakOff': '{who} will break off',
  'assault.fact.mustBreakOff': '{who} must break off: {die} rolled, {need}+ needed.',
  'assault.fact.pinnedLeaves': '{who} is Pinned Down and may not counterattack.',
  'assault.head.pinnedLeaves': '{who} is pinned: must leave',
  'assault.head.mustBreakOff': '{who} must break off',
  'assault.fact.unarmouredNear':
    '{word, select, lone {{base} may not counterattack: it} other {{unit} may not counterattack: {base}}} is unarmoured and {fromOther}, within {limit}.',
  'assault.head.unarmouredNear': 'Unarmoured {base}: no counterattack',
  'assault.fact.mustLeaveUnarmoured':
    '{word, select, lone {{base} must break off: it} other {{unit} must break off: {base}}} is unarmoured and {fromOther}, within {limit}.',
  'assault.head.mustLeaveUnarmoured': 'Unarmoured {base} must break off',
  'assault.fact.independentLeaves':
    '{base} is Independent: it breaks off by itself{word, select, lone {} other {, and {unit} decides without it}}.',
  'assault.head.independentLeaves': 'Independent {base} breaks off by itself',
  'assault.fact.independentsOnly':
    '{who} has only {baseCount, plural, one {an Independent team} other {Independent teams}} left ({bases}): it can only break off as a whole.',
  'assault.head.independentsOnly': '{who}: only Independents left',
  'assault.fact.outsiderMayNot': '{who} was not attacked: it neither tests nor counterattacks.',
  'assault.head.outsiderMayNot': '{who} was not attacked',
  'assault.fact.brokenOffMayNot': '{who} has broken off in this assault and may not counterattack.',
  'assault.head.brokenOffMayNot': '{who} has broken off already',
  'assault.fact.chosenAlready':
    'The choice is made. {who}: {word, select, counterattack {counterattacks} other {breaks off}}.',
  'assault.head.chosenAlready': '{who}: {word, select, counterattack {counterattacks} other {breaks off}}',
  'assault.fact.rolesSwap':
    'The sides change roles: {unitCount, plural, one {{units} counterattacks} other {{units} counterattack}}.',
  'assault.head.rolesSwap':
    '{unitCount, plural, =2 {{units} counterattack} one {{units} counterattacks} other {# platoons counterattack}}',
  'assault.fact.nobodyCounterattacks':
    '{winner} won{side, select, none { ({units})} other {}}. Nobody counterattacks{side, select, none {} other {{unitCount, plural, =0 {} other {: {units} broke off}}}}.',
  'assault.head.nobodyCounterattacks': '{winner} won: no counterattack',
  'assault.fact.nowDefending': '{unit} has acted and is now Defending.',
  'assault.head.nowDefending': '{unit} is now Defending',
  'assault.fact.nowCounterattacking': '{unit} is now Counterattacking.',
  'assault.head.nowCounterattacking': '{unit} is Counterattacking',

  // The counterattack.
  'assault.fact.mayCounterCharge':
    '{base} may counter-charge: {other} {word, select, stood {was {away} when the step began} other {is {away}}}, within {limit}.',
  'assault.head.mayCounterCharge': '{base} may charge: {other} at {gap}',
  'assault.fact.gateByBrokenOff':
    '{base} may counter-charge: {other}, which broke off, {word, select, stood {was {away} when the step began} other {is {away}}}, within {limit}.',
  'assault.head.gateByBrokenOff': '{base} may charge: {other} at {gap}',
  'assault.fact.beyondGate':
    '{base} may not charge and stays: {other, select, none {no Defending team is within {limit}} other {the nearest {word, select, brokenOff {team to measure to, {other}, which broke off,} other {Defending team, {other},}} is {away}, beyond {limit}}}.',
  'assault.head.beyondGate':
    '{other, select, none {{base} stays: nobody to charge} other {{base} is too far: {other} at {gap}}}',
  'assault.fact.inContactStays': '{base} is in contact with {other} already: it stays and fights.',
  'assault.head.inContactStays': '{base} is in contact: it stays',
  'assault.fact.mayNeverCharge':
    '{base} may not charge, not even in a counterattack: {word, select, gun {guns, machine guns and mortars do not assault} other {{reason}}}.',
  'assault.head.mayNeverCharge': '{base} may not charge: {reason}',
  'assault.fact.disabledNoCharge': '{base} may not charge: {reason}.',
  'assault.head.disabledNoCharge': '{base} may not charge: {reason}',
  'assault.fact.notCounterattacking':
    '{base} may not charge: {word, select, lone {it left its platoon and does not counterattack} other {{unit} is not Counterattacking}}.',
  'assault.head.notCounterattacking': '{base} does not counterattack',
  'assault.fact.noPriorFighter':
    '{base} may not charge: in no earlier fight of this assault was it within {limit} of the enemy.',
  'assault.head.noPriorFighter': '{base} has not fought before',
  'assault.fact.pinIgnored': '{who} is Pinned Down, which makes no difference in a counterattack.',
  'assault.head.pinIgnored': '{who}: the pin is ignored',
  'assault.fact.targetDefending':
    '{other} may be attacked: {word, select, lone {it} other {{enemy}}} is Defending.',
  'assault.head.targetDefending': '{other} may be attacked',
  'assault.fact.targetBrokenOff':
    '{other} may be attacked: {word, select, lone {it} other {{enemy}}} broke off earlier in this assault.',
  'assault.head.targetBrokenOff': '{other} may be attacked still',
  'assault.fact.targetOutside': '{other} may not be attacked: {enemy} takes no part in this assault.',
  'assault.head.targetOutside': '{other} takes no part: no target',
  'assault.fact.counterNotMade':
    'The counterattack was not made ({units}): nobody came within {limit}{other, select, none {} other {, the nearest being {base}, {fromOther}}}.',
  'assault.head.counterNotMade':
    '{other, select, none {No counterattack: nobody is near} other {No counterattack: {other} at {gap}}}',
  'assault.fact.notMadeWinners':
    '{winner} won ({units}). The counterattack was not made, so those who acted before it win.',
  'assault.head.notMadeWinners': '{winner} won: no counterattack made',
  'assault.fact.emptyCounts':
    'The counterattack counts ({units}), though nobody came within {limit}{other, select, none {} other {, the nearest being {base}, {fromOther}}}.',
  'assault.head.emptyCounts': 'The empty counterattack counts',
  'assault.fact.counterMade': 'The counterattack is made: {base} is {fromOther}, within {limit}.',
  'assault.head.counterMade': 'Counterattack made: {base} is there',
  'assault.fact.standOff':
    'No winner: for {count, plural, one {# round} other {# rounds running}} nobody could move and no die could be rolled.',
  'assault.head.standOff': 'Stand-off: nobody wins',
  'assault.fact.roundCap': 'No winner: {count, plural, one {# round has} other {# rounds have}} been played.',
  'assault.head.roundCap': 'No winner after {count, plural, one {# round} other {# rounds}}',

  // The course of the assault.
  'assault.fact.mayCharge':
    '{base, select, none {Nothing bars {bases} from charging} other {Nothing bars {base} from charging}}.',
  'assault.head.mayCharge': 'Nothing bars {base} from charging',
  'assault.fact.pinnedMayNot': '{base} may not charge: {unit} is Pinned Down.',
  'assault.head.pinnedMayNot': '{base} may not charge: Pinned Down',
  'assault.fact.pinnedAloneMayNot': '{base} may not charge: it is Pinned Down, though its platoon is not.',
  'assault.head.pinnedAloneMayNot': '{base} may not charge: Pinned Down',
  'assault.fact.disabledMayNot': '{base} may not charge: {reason}.',
  'assault.head.disabledMayNot': '{base} may not charge: {reason}',
  'assault.fact.nonAssaultingMayNot':
    '{base} may not charge: {word, select, gun {guns, machine guns and mortars do not assault} other {{reason}}}.',
  'assault.head.nonAssaultingMayNot': '{base} may not charge: {reason}',
  'assault.fact.defendersFixed': '{unitCount, plural, =0 {Nobody defends.} other {Defending: {units}.}}',
  'assault.head.defendersFixed':
    '{unitCount, plural, =0 {Nobody defends} one {Defending: {units}} =2 {Defending: {units}} other {Defending: # platoons}}',
  'assault.fact.isDefending': '{enemy} is Defending: {other} is {fromBase}, within {limit}.',
  'assault.head.isDefending': '{enemy} is Defending',
  'assault.fact.isNotDefending':
    '{enemy} stays out: its nearest team, {other}, is {fromBase}, beyond {limit}{baseCount, select, 0 {} other {; nothing is measured from {bases}}}.',
  'assault.head.isNotDefending': '{enemy} stays out: {gap}',
  'assault.fact.assaultWon':
    'The assault is over. {winner} won ({units}).{word, select, won { No enemy denies it.} nobodyCounterattacks { Nobody counterattacks.} notMade { The counterattack was not made.} actingGone { The acting side has no team left.} other {}}',
  'assault.head.assaultWon': '{winner} won the assault',
  // Where a long name leaves no room for the reason.
  'assault.wonBy': '{side} won',
  'assault.fact.assaultOver':
    'The assault is over without a winner{word, select, stopped {: Defensive Fire stopped the charge} standOff {: nobody can move or fight} roundCap {: there were too many rounds} other {}}.',
  'assault.head.assaultOver':
    'Over, no winner{word, select, stopped {: stopped by fire} standOff {: stand-off} roundCap {: too many rounds} other {}}',
  'assault.fact.nextRound': 'Round {count} begins.',
  'assault.head.nextRound': 'Round {count} begins',
  'assault.fact.becomesPinned': '{who} becomes Pinned Down.',
  'assault.head.becomesPinned': '{who} becomes Pinned Down',
  'assault.fact.unpinned': '{who} is no longer Pinned Down.',
  'assault.head.unpinned': '{who}: no longer Pinned Down',
  'assault.fact.staysPinned': '{who} stays Pinned Down: counterattacking does not unpin it.',
  'assault.head.staysPinned': '{who} stays Pinned Down',

  // Charges and counter-charges.
  'assault.fact.chargeMade': '{base} charges {other}: {length} of {allowance}, ending in contact.',
  'assault.head.chargeMade': '{base} charges {other}: {length}',
  'assault.fact.chargeJoined': '{base} charges {other} too: {length} of {allowance}, ending in contact.',
  'assault.head.chargeJoined': '{base} charges {other} too: {length}',
  'assault.fact.counterChargeMade':
    '{base} counter-charges {other}: {length} of {allowance}, ending in contact.',
  'assault.head.counterChargeMade': '{base} counter-charges {other}: {length}',
  'assault.fact.touchNames': '{base} touches {other}: {enemy} is a target from now on.',
  'assault.head.touchNames': '{enemy} is named as a target',
  'assault.fact.namesPlatoon': '{enemy} is named as a target.',
  'assault.head.namesPlatoon': '{enemy} is named as a target',
  'assault.fact.targets': '{unitCount, plural, one {Target} other {Targets}}: {units}.',
  'assault.head.targets': '{unitCount, plural, one {One target named} other {# targets named}}',
  'assault.fact.namedAlready': '{enemy} is named already.',
  'assault.head.namedAlready': '{enemy} is named already',
  'assault.fact.namesOwn': 'Only enemy platoons are targets{enemy, select, none {} other {, not {enemy}}}.',
  'assault.head.namesOwn': 'Only enemy platoons are targets',
  'assault.fact.firstMustTouch':
    'The first team must end in contact{other, select, none {, and no enemy is there for {base}} other {: {base} would stop {fromOther}}}.',
  'assault.head.firstMustTouch':
    '{other, select, none {Not in contact with any enemy} other {Not in contact with {other}}}',
  'assault.fact.barsLater':
    '{base} cannot end here: {other} moves after it and would not get to where it is.',
  'assault.head.barsLater': '{base} would bar {other}',
  'assault.fact.completedToContact':
    '{base} {word, select, turned {turns and goes} other {goes}} on into contact with {other}.',
  'assault.head.completedToContact': '{base} goes into contact with {other}',
  'assault.fact.endsAsNear':
    '{base} cannot reach contact and ends as near to {other} as it can at this facing, {away}.',
  'assault.head.endsAsNear': '{base} stops {gap} from {other}',
  'assault.fact.counterEndsAsNear':
    '{base} cannot reach contact and ends as near to {other} as it can at this facing, {away}.',
  'assault.head.counterEndsAsNear': '{base} stops {gap} from {other}',
  'assault.fact.staysShort':
    '{base} cannot reach contact and stays where it is{other, select, none {} other {, {fromOther}}}.',
  'assault.head.staysShort': '{base} cannot reach, so it stays',
  'assault.fact.noNearer':
    '{base} can get neither into contact nor, at this facing, any nearer{other, select, none {} other { than it is, {fromOther}}}.',
  'assault.head.noNearer': '{base} can get no nearer',
  'assault.fact.counterNoNearer':
    '{base} need not move: at this facing it can get no nearer to an enemy{other, select, none {} other { than it is, {fromOther}}}.',
  'assault.head.counterNoNearer': '{base} can get no nearer',
  'assault.fact.wayFits': '{base} goes {length}, and {allowance} is allowed.',
  'assault.head.wayFits': '{base}: {length} of {allowance}',
  'assault.fact.tooFar': '{base} cannot get so far: the way is {length}, and {allowance} is allowed.',
  'assault.head.tooFar': 'Too far for {base}: {length} of {allowance}',
  'assault.fact.noWay':
    '{base} finds no way through between the bases{other, select, none {} other {: {other} is in the way}}.',
  'assault.head.noWay': 'No way through{other, select, none { for {base}} other {: {other} is in the way}}',
  'assault.fact.nearUnnamed':
    '{base} would come too near to {other}, {away}: {enemy} is not named as a target, so {limit} must be kept from it.',
  'assault.head.nearUnnamed': 'Too near {other}: {gap}, keep {limit}',
  'assault.fact.nearOutsider':
    '{base} would come too near to {other}, {away}: {enemy} takes no part, so {limit} must be kept from it.',
  'assault.head.nearOutsider': 'Too near {other}: {gap}, keep {limit}',
  'assault.fact.nearerThanItStood':
    '{base} stood {stood} from {other} and may come no nearer; this would bring it to {gap}.',
  'assault.head.nearerThanItStood': 'Nearer to {other} than before: {gap}',
  'assault.fact.keepsClear': '{base} keeps clear of {other}: {gap}, at least {limit}.',
  'assault.head.keepsClear': '{base} keeps clear of {other}',
  'assault.fact.keepsClearOfOutsider':
    '{base} keeps clear of {other}, which takes no part: {gap}, at least {limit}.',
  'assault.head.keepsClearOfOutsider': '{base} keeps clear of {other}',
  'assault.fact.endsNoNearer':
    '{base} stood {stood} from {other} before it moved and ends no nearer: {gap}, which is allowed.',
  'assault.head.endsNoNearer': '{base} ends no nearer to {other}',
  'assault.fact.otherSidesTurn':
    '{base, select, none {It is not your turn to charge} other {{base} may not charge now}}. To charge: {side}.',
  'assault.head.otherSidesTurn': 'It is the other side’s turn',
  'assault.fact.onePlatoonOnly': 'Exactly one platoon charges: {units} is charging, and {base} is not of it.',
  'assault.head.onePlatoonOnly':
    '{unitCount, plural, one {{units} is charging already} other {Another platoon is charging}}',
  'assault.fact.chargeDone': '{unit} has finished charging.',
  'assault.head.chargeDone': '{unit} has charged',
  'assault.fact.counterChargeDone':
    'The counter-charge is finished{unitCount, plural, =0 {} other {: {units}}}.',
  'assault.head.counterChargeDone': 'The counter-charge is finished',
  'assault.fact.mustStillMove':
    '{base} must still move: it may go {allowance} and can get nearer to the enemy{other, select, none {} other {, now {fromOther}}}.',
  'assault.head.mustStillMove': '{base} must still move',
  'assault.fact.mayStay':
    '{base} could get nearer to the enemy{other, select, none {} other {, now {fromOther}}}, but may stay.',
  'assault.head.mayStay': '{base} may stay',
  'assault.fact.allHaveMoved': '{side}: every team that must move has moved.',
  'assault.head.allHaveMoved': 'All who must move have moved',
  'assault.fact.nobodyCanMove': '{side}: nobody has a lawful move to an enemy.',
  'assault.head.nobodyCanMove': 'Nobody has a lawful move',

  // What came of whom, beside what is told.
  'assault.sum.noDice': 'Nobody rolls to hit',
  'assault.sum.armoured': '{bases} may not hit Armoured Tanks',
  'assault.sum.outsiders': '{bases}: only outsiders are near',
  'assault.sum.unseen': '{bases} {count, plural, one {sees} other {see}} no enemy',
  'assault.sum.nobodyMoves': 'Nobody has a lawful move',
  'assault.sum.destroyed': 'Destroyed: {bases}',
  'assault.sum.captured': '{would, select, yes {Would be captured} other {Captured}}: {bases}',
  'assault.sum.surrenders': 'No way out, lost: {bases}',
  'assault.sum.wouldSurrender': 'As all stand now, no way out: {bases}',
  'assault.sum.alone': 'Independent, {count, plural, one {leaves} other {leave}} alone: {bases}',
  'assault.sum.bails': 'Bailed Out: {bases}',
  'assault.sum.holds': 'Armour holds: {bases}',
  'assault.sum.saved': 'Saved: {bases}',
  'assault.sum.goes': 'May charge: {bases}',
  'assault.sum.fights': 'In contact: {bases}',
  'assault.sum.beyondReach': 'Too far away to go: {bases}',
  'assault.sum.neverCharges': '{count, plural, one {Never charges} other {Never charge}}: {bases}',
  'assault.sum.disabled': 'Bailed Out or Bogged Down: {bases}',
  'assault.sum.neverFought': 'Did not fight before: {bases}',

  // Below what is told.
  'assault.whose.denies': '{side} has not won',
  'assault.whose.deniesTank': '{side} has not won',
  'assault.whose.deniesTransport': '{side} has not won',
  'assault.under.passes':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.passesSecond':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.fails':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.failsSecond':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.mayReroll':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.mustReroll':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.mustBreakOff':
    '{die, select, none {} other {{die} rolled{need, select, none {} other {, {need}+ needed}}}}',
  'assault.under.assaultWon':
    '{word, select, won {no enemy denies it} nobodyCounterattacks {nobody counterattacks} notMade {the counterattack was not made} actingGone {the acting side has no team left} other {}}',
  'assault.under.nobodyCounterattacks':
    '{side, select, none {} other {{unitCount, plural, =0 {} other {{units} broke off}}}}',
  'assault.under.stoppedByHits': 'saved or not, {need} are enough',
  'assault.under.hitsDoNotStop': 'saved or not',

  // Several moves made at once.
  'assault.moves.charge':
    '{count, plural, one {# team charges} other {# teams charge}}, {touching, plural, =0 {none} other {#}} into contact',
  'assault.moves.leave': '{count, plural, one {# team leaves} other {# teams leave}}',
  'assault.moves.fallBack': '{count, plural, one {# team falls back} other {# teams fall back}}',
  'assault.moves.consolidate': '{count, plural, one {# team consolidates} other {# teams consolidate}}',

  // Breaking off.
  'assault.fact.leaves':
    '{base} leaves: {length} of {allowance}{other, select, none {} other {, ending {fromOther}, beyond {limit}}}.',
  'assault.head.leaves': '{base} leaves: {length} of {allowance}',
  'assault.fact.leavesTooNear': '{base} would end {fromOther}: it must end more than {limit} away.',
  'assault.head.leavesTooNear': 'Too near {other}: {gap}, need > {limit}',
  'assault.fact.leavesTooFar': '{base} cannot get so far: the way is {length}, and its move is {allowance}.',
  'assault.head.leavesTooFar': 'Too far for {base}: {length} of {allowance}',
  'assault.fact.leavesNoWay':
    '{base} finds no way out between the bases{other, select, none {} other {: {other} is in the way}}.',
  'assault.head.leavesNoWay': 'No way out{other, select, none { for {base}} other {: {other} is in the way}}',
  'assault.fact.needNotLeave':
    '{base} need not move: {other, select, none {every acting team is} other {it is {fromOther},}} more than {limit} away.',
  'assault.head.needNotLeave': '{base} is far enough already',
  'assault.fact.mustStillLeave':
    '{base} must still leave: it is {fromOther}, within {limit}, and has a place to go.',
  'assault.head.mustStillLeave': '{base} must still leave',
  'assault.fact.findsNoPlace': 'As all stand now, {bases} cannot leave: whoever goes first may make room.',
  'assault.head.findsNoPlace': 'No place to leave to',
  'assault.fact.leftBehind': 'Not got away and lost: {bases}.',
  'assault.head.leftBehind': 'Not got away: lost',
  'assault.fact.surrenders':
    '{base} surrenders: {other} is {away}, and without turning no move of up to {allowance} ends more than {limit} from every acting team.',
  'assault.head.surrenders': '{base} surrenders: no place in reach',
  'assault.fact.wouldSurrender':
    'As all stand now, {base} would surrender: {other} is {away}, and without turning no move of up to {allowance} ends more than {limit} from every acting team.',
  'assault.head.wouldSurrender': '{base} would surrender: no way out',
  'assault.fact.captured':
    '{word, select, bailed {Bailed Out} other {Bogged Down}} {base} is captured: it is {fromOther}, within {limit}.',
  'assault.head.captured': '{base} is captured: {other} is {away}',
  'assault.fact.disabledStays': '{base} does not move: {reason}.',
  'assault.head.disabledStays': '{base} does not move: {reason}',
  'assault.fact.notLeaving': '{base} is not of a platoon that breaks off now.',
  'assault.head.notLeaving': '{base} does not break off now',
  'assault.fact.movesFreely': '{base} breaks off: its player moves it freely.',
  'assault.head.movesFreely': '{base} moves freely',
  'assault.fact.breakOffDone':
    'Breaking off is finished{unitCount, plural, =0 {} other {: {units}}}{baseCount, plural, =0 {} other {: {bases}}}.',
  'assault.head.breakOffDone': 'Breaking off is finished',
  'assault.fact.excusedBreaksOff':
    '{word, select, lone {{base} did not deny the win, but is {fromOther}, within {limit}: it} other {{unit} did not deny the win, but {base} is {fromOther}, within {limit}: the platoon}} breaks off.',
  'assault.head.excusedBreaksOff': '{word, select, lone {{base}} other {{unit}}} breaks off',

  // Consolidation.
  'assault.fact.consolidates':
    '{length, select, none {{base} may consolidate, up to {allowance}} other {{base} consolidates: {length} of {allowance}{other, select, none {} other {, ending {fromOther}}}}}.',
  'assault.head.consolidates':
    '{length, select, none {{base} may consolidate} other {{base} consolidates: {length}}}',
  'assault.fact.consolidatesTooNear': '{base} would end {fromOther}: it must keep {limit}.',
  'assault.head.consolidatesTooNear': 'Too near {other}: {gap}, keep {limit}',
  'assault.fact.consolidatesNearer':
    '{base} began {stood} from {other} and may end no nearer; this would bring it to {gap}.',
  'assault.head.consolidatesNearer': 'Nearer to {other} than before: {gap}',
  'assault.fact.consolidatesTooFar':
    '{base} cannot get so far: the way is {length}, and {allowance} is allowed.',
  'assault.head.consolidatesTooFar': 'Too far for {base}: {length} of {allowance}',
  'assault.fact.consolidatesNoWay':
    '{base} finds no way through between the bases{other, select, none {} other {: {other} is in the way}}.',
  'assault.head.consolidatesNoWay':
    'No way through{other, select, none { for {base}} other {: {other} is in the way}}',
  'assault.fact.othersConsolidate': '{base} does not consolidate now. To consolidate: {side}.',
  'assault.head.othersConsolidate': 'The other side consolidates now',
  'assault.fact.notOfWinners':
    '{base} does not consolidate: {word, select, lone {it left its platoon} other {{unit} has not won}}.',
  'assault.head.notOfWinners': '{base} is not of the winners',
  'assault.fact.notAbleToConsolidate': '{base} does not consolidate: {reason}.',
  'assault.head.notAbleToConsolidate': '{base} does not move: {reason}',
  'assault.fact.consolidationDone': 'Consolidation is finished{unitCount, plural, =0 {} other {: {units}}}.',
  'assault.head.consolidationDone': 'Consolidation is finished',

  // Zones that matter while a decision is due.
  'assault.fact.zoneDefending':
    'An enemy platoon with a team within {zone} of the charging platoon will be Defending.',
  'assault.head.zoneDefending': 'Within {zone}: Defending',
  'assault.fact.zoneUnnamed': '{zone} must be kept from enemy platoons that are not named as targets.',
  'assault.head.zoneUnnamed': 'Keep {zone} from those not named',
  'assault.fact.zoneGate': 'A team within {zone} of a Defending team may counter-charge.',
  'assault.head.zoneGate': 'Within {zone}: may counter-charge',
  'assault.fact.zoneOutsiders': '{zone} must be kept from enemy platoons that take no part.',
  'assault.head.zoneOutsiders': 'Keep {zone} from outsiders',
  'assault.fact.zoneFight': 'A team fights the enemies within {zone} of it.',
  'assault.head.zoneFight': 'Within {zone}: fights',
  'assault.fact.zoneWin': 'What counts for the win: enemies within {zone} of the acting platoon.',
  'assault.head.zoneWin': 'Within {zone}: denies the win',
  'assault.fact.zoneLeave': 'Those who break off must end more than {zone} from every acting team.',
  'assault.head.zoneLeave': 'End more than {zone} away',
  'assault.fact.zoneConsolidate': 'The winners keep {zone} from every enemy.',
  'assault.head.zoneConsolidate': 'Keep {zone} from every enemy',

  'assault.fact.actingGone': '{winner} won ({units}). The acting side has no team left.',
  'assault.head.actingGone': 'The acting side has no team left',
  'assault.fact.chargeCalledOff': '{side}: the charge is called off, nobody has moved.',
  'assault.head.chargeCalledOff': 'The charge is called off',
  'assault.fact.noTeams': '{side} has no team left on the table.',
  'assault.head.noTeams': 'No team is left',
  'assault.fact.turnHandedOver': 'The turn is handed over. To charge: {side}.',
  'assault.head.turnHandedOver': 'The turn is handed over',
  'assault.fact.notAskedNow':
    'That is not what is asked now: first answer the question at the head of the column. “By hand” below it can change the table all the same.',
  'assault.head.notAskedNow': 'First answer the question',
  'assault.fact.assaultGoesOn':
    'The table is arranged between assaults, and this one goes on. Until its end “By hand” in the column changes bases and states, with a mark; another battle from the menu gives this one up.',
  'assault.head.assaultGoesOn': 'Until the assault ends: By hand',
  'assault.fact.mayArrange': 'Between assaults the table can be arranged freely.',
  'assault.head.mayArrange': 'Arranging the table',
  'assault.fact.wrongFaces':
    'Give {count, plural, one {# die a whole number} other {# dice a whole number each}} from 1 to 6.',
  'assault.head.wrongFaces':
    '{count, plural, one {# die needs a face} other {# dice need a face each}}, 1 to 6',

  // What is asked.
  'assault.ask.ready': 'Who charges?',
  'assault.ask.charge': '{unitCount, plural, =0 {Who charges?} other {{units}: who else charges?}}',
  'assault.ask.fire':
    'Defensive Fire: {count, plural, =1 {is the die a hit?} other {how many of # dice hit?}}',
  'assault.ask.fireAllocate': 'Defensive Fire: who takes {count, plural, one {the hit} other {the # hits}}?',
  'assault.ask.fireSaves': 'Who is saved from the fire? {count, plural, one {# die} other {# dice}}',
  'assault.ask.fallBack':
    'The charge is stopped. Who falls back{allowance, select, none {} other { (up to {allowance})}}?',
  'assault.ask.fight': '{count, plural, =1 {Is the die a hit?} other {How many of # dice hit?}}',
  'assault.ask.allocate': 'Who takes {count, plural, one {the hit} other {the # hits}}?',
  'assault.ask.saves': 'Does the armour hold? {count, plural, one {# die} other {# dice}}',
  'assault.ask.test':
    'Motivation test: {unitCount, plural, one {does {units} hold} other {do {units} hold}}?',
  'assault.ask.reroll': 'Second die: {unitCount, plural, one {does {units} hold} other {do {units} hold}}?',
  'assault.ask.mayReroll': 'Re-roll the test for {units}?',
  'assault.ask.choices':
    '{unitCount, plural, =0 {Shall we go on?} other {{units}: counterattack or break off?}}',
  'assault.ask.mustBreakOff': '{units} must break off',
  'assault.ask.breakOff':
    'Breaking off{allowance, select, none {} other { ({limit, select, none {up to} other {{limit} to}} {allowance}{limit, select, none {} other { by team}})}}: who goes where?',
  'assault.ask.counterCharge':
    'Counter-charge{allowance, select, none {} other { (up to {allowance})}}: who goes where?',
  'assault.ask.consolidate':
    'Consolidation{allowance, select, none {} other { (up to {allowance})}}: who goes where?',

  // Options, after the platoon that they are for.
  'assault.done.leftBehind': 'Done: {bases} lost',
  'assault.option.counterattack': '{unit, select, none {} other {{unit}: }}Counterattack',
  'assault.option.breakOff': '{unit, select, none {} other {{unit}: }}Break off',
  'assault.option.handOver': 'Hand over the turn',
  'assault.option.name': '{unit, select, none {Name it as a target} other {Name the {unit} as a target}}',
  'assault.option.reroll': 'Re-roll',
  'assault.option.destroy': 'Destroy {unit, select, none {…} other {{unit}}} and re-roll',
  'assault.option.keep': 'Keep the first die',

  'assault.phase.charge': 'Charge',
  'assault.phase.defensiveFire': 'Defensive Fire',
  'assault.phase.fight': 'Fight',
  'assault.phase.motivation': 'Motivation test',
  'assault.phase.choices': 'Choices',
  'assault.phase.breakOff': 'Breaking off',
  'assault.phase.counterCharge': 'Counter-charge',
  'assault.phase.consolidation': 'Consolidation',

  'assault.trait.motivation': 'Motivation',
  'assault.trait.skill': 'Skill',
  'assault.trait.reroll': 'Re-roll',
  'assault.trait.independent': 'Independent',
  'assault.trait.warrior': 'Warrior',
  'assault.trait.nonAssaulting': 'Never charges',
  'assault.trait.passenger': 'Passenger',
  'assault.trait.lightGun': 'Light weapon',
  'assault.trait.armoured': 'Armoured',
  'assault.trait.front': 'Front armour',
  'assault.trait.top': 'Top armour',
  'assault.trait.antiTank': 'Anti-tank',
  'assault.trait.rate': 'Rate of fire',
  'assault.trait.assault': 'Tank Assault',
  'assault.value.motivation.3': 'Fearless, 3+',
  'assault.value.motivation.4': 'Confident, 4+',
  'assault.value.motivation.5': 'Reluctant, 5+',
  'assault.value.skill.veteran': 'Veteran',
  'assault.value.skill.trained': 'Trained',
  'assault.value.skill.conscript': 'Conscript',
  'assault.value.reroll.command': 'from a commander',
  'assault.value.reroll.leader': 'from the commander of all',
  'assault.value.reroll.komissar': 'from a komissar',
  'assault.badge.pinned': 'Pinned Down',
  'assault.badge.bailed': 'Bailed Out',
  'assault.badge.bogged': 'Bogged Down',
  'assault.badge.attacking': 'Attacking',
  'assault.badge.defending': 'Defending',
  'assault.badge.counterattacking': 'Counterattacking',
  'assault.badge.brokenOff': 'Breaking off',
  'assault.badge.won': 'Has won',

  'assault.kind.inf': 'infantry team',
  'assault.kind.gun': 'gun',
  'assault.kind.tank': 'tank',
  'assault.kind.trk': 'unarmoured vehicle',
  'assault.kind.tpt': 'transport',
  'assault.kind.infantry': 'infantry team',
  'assault.kind.command': 'command team',
  'assault.kind.antiTank': 'anti-tank team',
  'assault.kind.machineGun': 'machine gun',
  'assault.kind.mortar': 'mortar',
  'assault.kind.lightTank': 'light tank',
  'assault.kind.heavyTank': 'heavy tank',
  'assault.kind.gunTruck': 'gun truck',
  'assault.kind.truck': 'truck',

  // Why a team never charges or is not able; after a colon or in brackets.
  'assault.reason.flag': 'non-assaulting',
  'assault.reason.gun': 'a gun team',
  'assault.reason.transport': 'a transport',
  'assault.reason.passenger': 'a passenger',
  'assault.reason.unarmoured': 'no armour',
  'assault.reason.independent': 'Independent',
  'assault.reason.bailed': 'Bailed Out',
  'assault.reason.bogged': 'Bogged Down',

  // On the edge of a zone.
  'assault.note.targets': 'target',
  'assault.note.independentLeaves': 'Independent {base} breaks off by itself, whatever the die',
  'assault.zone.zoneDefending': 'enemies within {limit}: will be Defending',
  'assault.zone.defendersFixed': 'enemies within {limit}: Defending',
  'assault.zone.zoneUnnamed': 'keep {limit} clear',
  'assault.zone.zoneGate': 'enemies within {limit}: may counter-charge',
  'assault.zone.zoneOutsiders': 'keep {limit} clear',
  'assault.zone.zoneFight': 'fight enemies within {limit}',
  'assault.zone.hitDice': 'fight enemies within {limit}',
  'assault.zone.hitDiceTogether': 'fight enemies within {limit}',
  'assault.zone.noHitDice': 'nobody to fight within {limit}',
  'assault.zone.zoneWin': 'enemies within {limit}: deny the win',
  'assault.zone.denies': 'enemies within {limit}: deny the win',
  'assault.zone.deniesTank': 'enemies within {limit}: deny the win',
  'assault.zone.deniesTransport': 'enemies within {limit}: deny the win',
  'assault.zone.zoneLeave': 'end beyond {limit}',
  'assault.zone.zoneFire': 'enemies within {limit}: shoot',
  'assault.zone.zoneFallBack': 'keep {limit} clear',
  'assault.zone.zoneConsolidate': 'keep {limit} clear',

  // Dice, by what they are thrown for.
  'assault.pool.fire': 'Defensive Fire',
  'assault.pool.fireSave': 'saves',
  'assault.pool.hit': 'hits',
  'assault.pool.save': 'armour saves',
  'assault.pool.test': 'Motivation test',
  'assault.pool.reroll': 'Motivation, re-rolled',

  'assault.profile.full': 'Whole assault',
  'assault.profile.pagesOnly': 'Pages of the book only',
} as const satisfies Readonly<Record<Said, string>> & Messages

export type AssaultId = keyof typeof assaultEn
