// The cards of the open questions and their switches, in English.
import type { SwitchCards } from './cards.ts'

export const switchesEn: SwitchCards = {
  'A-00': {
    statement: 'The book prints 8"/20\u00a0cm, but 8" is 20.32\u00a0cm: is 20.2\u00a0cm inside?',
    card: 'On a metric table the limits are 5, 10 and 20\u00a0cm sharp, so 20.2\u00a0cm is outside. On an inch table they are 2", 4" and 8", which is 5.08, 10.16 and 20.32\u00a0cm, and 20.2\u00a0cm is inside. One game uses one system and never mixes them.',
    values: { metric: 'Centimetres', imperial: 'Inches' },
  },
  'A-01': {
    statement: 'From which teams of the acting platoon is the win radius measured?',
    card: 'From every living team, since the text speaks of the platoon. The other value measures only from teams that stood within {d5} of an enemy of the fight in this round’s fight; an enemy near the rear ranks then denies nothing.',
    values: { allTeams: 'Every living team', assaultingTeams: 'Teams in the fight' },
  },
  'A-02': {
    statement: 'Do enemy teams of platoons outside the assault deny the win?',
    card: 'Yes, because the text says “enemy teams” and sets no limit. With the other value only platoons in the assault can deny it, and a bystander within {d10} is overlooked.',
    values: { anyEnemy: 'Any enemy team', involvedOnly: 'Only those involved' },
  },
  'A-02b': {
    statement: 'Who takes the test when a platoon outside the assault denies the win?',
    card: 'Before the test every such platoon becomes Defending and compares itself with the same die, also when others deny too. A platoon whose near teams are excused by PA-02 or PA-04 is not drawn in. With the other value teams outside the assault never deny.',
    values: { joins: 'It joins and tests', ignored: 'It is ignored' },
  },
  'A-03': {
    statement: 'Do several Counterattacking platoons win together or each for itself?',
    card: 'Together: one denial anywhere, and the side has not won. With the other value each is judged alone; one that has won is out of the assault, neither fighting nor fought, and the others go on.',
    values: { true: 'All together', false: 'Each on its own' },
  },
  'A-04': {
    statement: 'Does a platoon that broke off deny the win if somebody has ended within {d10} of it?',
    card: 'Yes: when the win is checked it becomes Defending again and tests. It does not open the {d20} of the counter-charge that came before. With the other value it neither denies nor comes back.',
    values: { true: 'Denies, defends again', false: 'Out for good' },
  },
  'A-05': {
    statement: 'In a platoon of infantry and tanks, does an enemy tank near the tanks alone deny the win?',
    card: 'No: each team is judged by its own kind, and no tank denies tanks. With the other value a platoon with an infantry or gun team is judged as infantry throughout: a working enemy tank near any of its teams denies, a disabled one does not.',
    values: { perTeam: 'Team by team', anyInfantryRule: 'All as infantry' },
  },
  'A-06': {
    statement: 'Do transports count as tanks when the win is checked?',
    card: 'No: they are plain enemy teams and deny the win, Bailed Out or Bogged Down ones too. With the other value they are treated as tanks on both sides.',
    values: { false: 'No, plain teams', true: 'Yes, as tanks' },
  },
  'A-07': {
    statement: 'Whose failed test does a re-roll cover?',
    card: 'Every platoon that failed: the page speaks of “those platoons that failed” and names no owner. With the other value only platoons that have a re-roll of their own are rolled for again.',
    values: { allFailed: 'All that failed', owners: 'Only its owners' },
  },
  'A-08': {
    statement: 'May a player who has a re-roll decline it?',
    card: 'Yes, the rule allows and does not order. With the other value the re-roll is taken whenever a platoon that has one failed.',
    values: { false: 'May be declined', true: 'Must be taken' },
  },
  'A-09': {
    statement: 'Hits of which round force the Motivation test?',
    card: 'Those rolled in this round’s fight, by any acting team on anybody; Defensive Fire and earlier rounds do not count. With the other value hits of the whole assault count.',
    values: { assaultRound: 'Of this round', wholeAssault: 'Of the whole assault' },
  },
  'A-10': {
    statement: 'Which Armoured Tank of the acting platoons makes the test compulsory?',
    card: 'One that is alive and neither Bailed Out nor Bogged Down when the test is decided; it need not be in contact. Stricter: only one that took part in the fight. To the letter of the page: any in the platoon, in whatever state.',
    values: { able: 'Able to act', fought: 'Took part in the fight', anyInPlatoon: 'Any in the platoon' },
  },
  'A-11': {
    statement: 'How far may a team move when it charges?',
    card: 'Our pages give no number. We use the edition’s {d10}, for the charge and for the counter-charge.',
    values: { '4in10cm': '{d10}', '6in15cm': '{d15}', '8in20cm': '{d20}' },
  },
  'A-12': {
    statement: 'What does a Counterattacking team do if it cannot reach contact?',
    card: 'It ends as near as it can, after up to {d10}, to a legal target that its player picks. With the other value it stays where it is.',
    values: { true: 'Closes in', false: 'Stays' },
  },
  'A-13': {
    statement: 'Is the move of a Counterattacking team compulsory?',
    card: 'Yes: every team that may move and can end at least a millimetre nearer to a legal target must do so, and “Done” is refused, naming the team, until it has. The milder values only warn about it, or leave it to the player.',
    values: { must: 'Compulsory', warn: 'A warning', may: 'Optional' },
  },
  'A-14': {
    statement: 'When is a base in contact with another?',
    card: 'When the edges touch, with a tolerance of 0.05\u00a0mm. A base let go near another is first brought into contact; that helps the hand and never decides. A base set down at a gap of 1\u00a0mm is not in contact.',
    values: {},
  },
  'A-15': {
    statement: 'May a platoon that broke off open the {d20} of the counter-charge?',
    card: 'No: to move at all, a team needs a Defending team within {d20}; having moved, it may attack either. With the other value a team of a platoon that broke off is enough.',
    values: { false: 'Defending only', true: 'Broken off as well' },
  },
  'A-16': {
    statement: 'Is the {d5} from outsiders kept along the whole way or only at its end?',
    card: 'Along the whole way. A team that begins closer than {d5} may not come closer than it began. With the other value only the place where it ends is judged.',
    values: { path: 'The whole way', end: 'Only the end' },
  },
  'A-17': {
    statement: 'Which teams are non-assaulting?',
    card: 'The list that the page points to is missing. We take guns with man-packed machine guns and mortars, transports and passengers, unarmoured tanks, Independent teams that are not Warriors, and Bailed Out or Bogged Down vehicles. It is a mark on each team, preset by type.',
    values: { false: 'May charge', true: 'Never charges' },
  },
  'A-18': {
    statement: 'How near must an enemy be for a team to fight?',
    card: 'The text says “close enough” and gives no number. We use the edition’s {d5}, edge to edge, and exactly that still counts.',
    values: { '2in5cm': '{d5}', '1in2.5cm': '1"\u00a0/\u00a02.5\u00a0cm', '4in10cm': '{d10}' },
  },
  'A-19': {
    statement: 'May a team Counterattack that has fought nobody in this assault?',
    card: 'Yes; only non-assaulting teams are kept from charging. With the other value a team must have been within {d5} of an enemy of the fight in an earlier fight of this assault.',
    values: { false: 'May counter-charge', true: 'Earlier fighters only' },
  },
  'A-20': {
    statement: 'Must a team see its enemy to fight it?',
    card: 'No, on a bare board sight is left out. With the other value some straight line between the two bases must cross no base of a third unit, nor pass between two that touch.',
    values: { false: 'Not needed', true: 'Needed' },
  },
  'A-21': {
    statement: 'What happens to enemies beyond {d10} of the winner?',
    card: 'Nothing: they are neither moved nor pinned, and the assault is over.',
    values: {},
  },
  'A-22': {
    statement: 'How many rounds may an assault last?',
    card: 'The rules set no limit. After fifty rounds it stops with no winner, everybody stays, nobody is unpinned and nobody consolidates.',
    values: { 50: 'Fifty rounds', 20: 'Twenty rounds', 10: 'Ten rounds' },
  },
  'A-23': {
    statement: 'Must all platoons declare their choice before anyone moves?',
    card: 'Yes: every platoon chooses first, and only then do all move. So nobody waits to see how a neighbour fares.',
    values: {},
  },
  'A-24': {
    statement: 'Are Bailed Out and Bogged Down vehicles of the acting platoon measured from for its win?',
    card: 'Yes: they are living teams. With the other value they are left out, and if that leaves no team to measure from, the round is not won.',
    values: { true: 'Measured from', false: 'Left out' },
  },
  'A-25': {
    statement: 'What if no Counterattacker ends within {d10} of any enemy of the fight?',
    card: 'The Counterattack counts as not made: the side that acted before wins, and nobody moves back. Enemies near by count here even if they are excused from denying. Read to the letter, the other value gives the Counterattacker the win without a fight.',
    values: { notMade: 'Counts as not made', wins: 'Counterattacker wins' },
  },
  'A-26': {
    statement: 'What if for two rounds running nobody can move and nobody can roll?',
    card: 'The assault ends with no winner. Everybody stays, nobody is unpinned and nobody consolidates.',
    values: {},
  },
}
