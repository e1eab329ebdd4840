// The rule cards of the platoon assault, in English.
import type { RuleCards } from './cards.ts'

export const rulesEn: RuleCards = {
  'PA-01': {
    statement:
      'The side that has just fought wins if no enemy team that counts is within {d10} of its platoon.',
    card: 'Measure from the edge of every living team of the platoon that acted to the edge of every living enemy team; exactly {d10} is still within. Contact does not matter, nor does the enemy’s own ability to charge: one rifle team or one anti-tank gun is enough. Who does not count is in PA-02 and PA-04.\nCommon mistake: measuring between the middles of the bases; it is edge to edge, and corner to corner where bases stand askew.',
    open: 'A-01: We measure from every living team of the platoon, whether it fought or not. The switch can leave only those that fought.\nA-02: The text says “enemy teams” and sets no limit, so any enemy denies the win. The switch can leave only platoons in the assault.\nA-02b: A fresh enemy platoon that denies the win joins the defence and takes the test too. The game can be set to ignore it.\nA-03: Several Counterattacking platoons win together or not at all. The game can be set to judge each alone.\nA-04: A platoon that broke off but stands within {d10} denies the win and is Defending again. The game can be set to leave it out for good.\nA-24: Disabled vehicles of the acting platoon are measured from too. The switch can leave them out.',
  },
  'PA-02': {
    statement: 'An enemy tank, in whatever state, never stops a tank from winning.',
    card: 'When one of your tanks looks round for enemies, leave every enemy tank out: armoured or not, working, Bailed Out or Bogged Down, even in contact. Enemy infantry and guns within {d10} still deny the win.\nCommon mistake: two tanks stand nose to nose, so the fight goes on. If nobody else is near, the attacker has already won: no test, no Counterattack.',
    open: 'A-05: A platoon of infantry with a tank is judged team by team, so an enemy tank near your tank alone does not deny. The other reading treats the whole platoon as infantry.\nA-06: Transports are not tanks here, so they do deny. The other reading counts them as tanks.',
  },
  'PA-03': {
    statement: 'A working enemy tank within {d10} stops infantry from winning.',
    card: 'Measure from each infantry, gun or transport team of your platoon to each enemy tank that is neither Bailed Out nor Bogged Down. Exactly {d10} counts. A tank without armour, such as a truck with a gun, is a tank here.\nCommon mistake: the infantry has cleared the trench, so it must have won. One working tank left at the limit keeps the fight open, and its platoon may take the test.',
    open: 'A-05: In a mixed platoon only the infantry is bothered by that tank. The other reading holds it against the platoon’s tanks as well.\nA-06: Your transports check their win like infantry. The other reading checks them like tanks.',
  },
  'PA-04': {
    statement: 'Bailed Out and Bogged Down enemy tanks are ignored when infantry checks whether it has won.',
    card: 'For your infantry, guns and transports such a tank does not deny the win, not even in contact. Other enemy teams near by are still measured as usual.\nCommon mistake: a Bogged Down tank has its crew and a loaded gun, so it must count. It does not: here bogged and bailed are the same.',
    open: 'A-05: In a mixed platoon each team is judged by its own kind. The other reading uses this rule for the tanks of that platoon too.\nA-06: A Bailed Out or Bogged Down transport is not a tank, so it does deny. The other reading ignores it.',
  },
  'PA-05': {
    statement:
      'If the round was not won, the Defending player rolls exactly one die for all Defending platoons together.',
    card: 'Two platoons or five, the test is one die. Every Defending platoon with a living team is in it, even one with nobody within {d10} of the attacker. There is no roll if the round is won, if all pass by themselves (PA-11), or if E-03 sends every platoon away.\nCommon mistake: splitting a position between two platoons to get two tries. It gains nothing.',
  },
  'PA-06': {
    statement: 'The one die is compared with the Motivation of each Defending platoon separately.',
    card: 'Hold the same die against each platoon’s own number: Fearless passes on 3+, Confident on 4+, Reluctant on 5+. A platoon with mixed ratings takes its worst.\nCommon mistake: one platoon failed, so all must go. On a 4 the Fearless and the Confident platoon pass, and only the Reluctant one leaves.',
  },
  'PA-07': {
    statement:
      'A platoon whose Motivation is equalled or beaten may Counterattack or Break Off, as its player likes.',
    card: 'Equal is enough. Each platoon that passed chooses for itself, so one may strike back while its neighbour leaves.\nCommon mistake: a six obliges the platoon to fight on. It may Break Off on any roll.',
    open: 'A-23: The text gives no order for several platoons. All choices are declared first and only then does anyone move, so nobody waits to see how a neighbour fares.',
  },
  'PA-08': {
    statement: 'A platoon whose Motivation is higher than the final die must Break Off.',
    card: 'What counts is the die after any re-roll. The whole platoon goes, including teams that stood far from the fight.\nCommon mistake: leaving the rear half of the platoon in place to Counterattack. Breaking Off is for the platoon as a whole.',
  },
  'PA-09': {
    statement:
      'Before a re-roll, note who has already passed; only the platoons that failed are rolled for again.',
    card: 'A re-roll needs a special rule that allows it. A pass cannot be lost to the second die, however low that falls. The second roll, too, is one die for everyone concerned.\nCommon mistake: not daring to re-roll for fear of losing a good result. The platoons that passed are safe.',
    open: 'A-07: The page says “those platoons that failed” and names no owner, so the second die covers all of them. The other reading helps only the platoon that has the re-roll.\nA-08: A re-roll is allowed, not ordered, so you may decline it. The other reading makes you take it.',
  },
  'PA-10': {
    statement:
      'The second die decides for every platoon being re-rolled, and there is no further re-roll that round.',
    card: 'It is one die again, compared with each failed platoon’s own Motivation, so one may pass and another fail. It replaces the first die even when it is lower.\nCommon mistake: two platoons each have a re-roll, so there is a third die. No: the test takes two dice at the most.',
  },
  'PA-11': {
    statement:
      'If no acting team scored a hit this round, every Defending platoon passes without rolling and just chooses.',
    card: 'Count every hit rolled by every platoon that acted this round. Zero means that nobody rolls; a single one means that all Defending platoons test, also those that were not touched. Armoured tanks among those who acted are an exception: see PA-13.\nCommon mistake: the hit was on the other platoon, so mine is spared. The waiver is for all or for none.',
    open: 'A-09: The page names no round. We count the hits of this round’s fight only; in the other reading hits of earlier rounds of the assault also force the test.',
  },
  'PA-12': {
    statement: 'A hit forces the test even if nothing was Destroyed by it.',
    card: 'The hit is counted when the die is rolled, before it is given to a team and before armour is tried. A hit with nobody left to take it counts as well. Losses do not count by themselves.\nCommon mistake: all saved, so no test. One hit that bounced off is enough; losses from an earlier round are not.',
    open: 'A-09: Only hits of this round’s fight count, by any acting team on anybody. In the other reading a hit from an earlier round would do.',
  },
  'PA-13': {
    statement:
      'With an Armoured Tank team on the acting side, all Defending platoons must test even if nothing was hit.',
    card: 'One working Armoured Tank among the acting platoons is enough, even if it missed or never reached contact. Unarmoured tanks do not do it, nor do friends’ tanks that stand near but are not in the assault.\nCommon mistake: nine infantry teams and one tank scored nothing, so the test is skipped. Everyone still rolls against the one die.',
    open: 'A-10: The page says only that a tank “is” there. We count one that is neither Bailed Out nor Bogged Down. The other readings ask that it fought, or take any tank in the platoon in any state.',
  },
  'PA-14': {
    statement: 'A tank attack makes the ordinary test compulsory; it never adds a second one.',
    card: 'Hits or an Armoured Tank: either alone is reason enough, and both together are still one test in the round. Two tanks do not make two tests either.\nCommon mistake: rolling once for the hits and once for the tanks. Roll once.',
  },
  'PA-15': {
    statement:
      'After a Counterattack the platoon that was struck back tests by the same rules, waiver and tanks included.',
    card: 'Look only at who acted this round and who was struck. If the Counterattackers scored no hit and have no Armoured Tank, the original attacker passes without rolling; if they have a tank, it must test.\nCommon mistake: the side that began the assault never tests. It does, whenever it is the Defending one.',
  },
  'PA-20': {
    statement: 'A Counterattack is possible only if Defending teams survive and the round was not won.',
    card: 'There is no check of its own: take the losses off, then see whether the round is won. With no enemy left within {d10} the assault is over without a die.\nCommon mistake: the Defending platoon is gone, so the win is certain. Look once more: any other enemy team within {d10} still denies it.',
    open: 'A-02b: The text does not say who tests when a fresh platoon denies the win. That platoon becomes Defending and tests. The game can be set to ignore it.\nA-04: A platoon that broke off but is still within {d10} becomes Defending again. The game can be set so that it neither denies nor tests.',
  },
  'PA-21': {
    statement:
      'If at least one Defending platoon passes and chooses to Counterattack, the sides change roles.',
    card: 'Platoons that failed or prefer to leave Break Off; the others strike back without them. If nobody Counterattacks, the side that acted has won.\nCommon mistake: one platoon failed, so there is no Counterattack. One platoon that passed and wants to is enough.',
  },
  'PA-22': {
    statement:
      'The platoon that attacked becomes Defending, and the Defending platoons that strike back become Counterattacking.',
    card: 'The same happens in every later round: whoever acted last is Defending now. A new round begins with its hits counted from zero, and a platoon that left is remembered as having broken off.\nCommon mistake: the original attacker stays “the attacker” all through. Roles belong to the round, not to the player.',
  },
  'PA-23': {
    statement: 'Counterattacking platoons may fight the platoons that attacked them.',
    card: 'Every team of the platoons that acted last round is a target, whether or not it was in contact. Enemies that had no part in the assault are not targets, however near.\nCommon mistake: striking back at a juicier platoon next door. The Counterattack is for those who attacked you; PA-28 adds those who broke off.',
  },
  'PA-24': {
    statement: 'All Counterattacking platoons move, roll and share out hits at the same time, as one event.',
    card: 'First all their teams move, then all their dice are rolled, then all hits are shared out, and only then are losses removed. A platoon that Breaks Off adds no dice.\nCommon mistake: playing one platoon to the end so that the next walks through the gap. Nobody gains from a neighbour’s kills in the same round.',
    open: 'A-23: When must the choices be made? All are declared before the first move; nobody may wait for a neighbour’s result.',
  },
  'PA-25': {
    statement:
      'A Counterattacking team within {d20} of a Defending team, but in contact with none, moves just as in a charge.',
    card: 'Measure from the edge of the team to the nearest Defending team; exactly {d20} is within. It moves up to {d10}, into contact where it can and otherwise as near as it can get. Teams that may not charge at all stay (PA-32).\nCommon mistake: it cannot reach contact, so it stands still. It still moves closer.',
    open: 'A-11: The page gives no length for the move. It is a charge: {d10}.\nA-12: Where contact is out of reach the team closes in as far as it can. The game can be set so that it stays.\nA-13: “Moves” sounds like an order, so a team that can get nearer must. The milder readings only warn, or leave it to you.\nA-14: Contact is touching, with a tolerance of a twentieth of a millimetre and no more.\nA-15: Only Defending teams open the {d20}. The other reading lets platoons that broke off do so too.',
  },
  'PA-26': {
    statement:
      'A Counterattacking team further than {d20} from all Defending teams cannot charge and stays where it is.',
    card: 'It must be too far from every one of them: a single Defending team within {d20} opens the way, and exactly {d20} is not “further”. The platoon still counts as Counterattacking, and a team that stayed keeps its place.\nCommon mistake: measuring only to the enemy you would like to hit. Measure to the nearest Defending team.',
    open: 'A-15: The limit speaks of Defending teams only, although platoons that broke off may be attacked. So they do not open it; the other reading says they do.',
  },
  'PA-27': {
    statement: 'A Counterattacking team already in contact with a Defending team does not move.',
    card: 'Only teams that touch no Defending team move. The one that stays fights all the same.\nCommon mistake: stepping sideways to a better enemy. No: whoever is in contact fights from there.',
    open: 'A-14: How near is contact? The edges must touch; a gap of one millimetre is no contact, so such a team does move.',
  },
  'PA-28': {
    statement:
      'Counterattackers may attack only platoons that are Defending or broke off earlier in this assault.',
    card: 'This holds for the charge, for the dice and for the hits. An enemy platoon that broke off remains a target for as long as the assault lasts. One that never took part is none, and a team with no other enemy in reach rolls no die.\nCommon mistake: they ran, so they are safe. They are not, if you can reach them.',
    open: 'A-04: A platoon that broke off and is within {d10} when the win is checked becomes Defending again. The game can be set to leave it out for good.\nA-15: You may charge such a platoon, but only a Defending team within {d20} lets you charge at all. The other reading lets the broken-off platoon do that too.',
  },
  'PA-29': {
    statement:
      'Counterattackers may not come closer than {d5} to enemy platoons that take no part in the assault.',
    card: 'Measure edge to edge from the moving team to each such enemy, all along its way. Exactly {d5} is allowed.\nCommon mistake: the clearance is kept, so that platoon will not interfere. Within {d10} it still denies your win.',
    open: 'A-16: The page does not say whether the whole way counts or only its end. We take the whole way, and a team that began nearer may not come nearer still. The other reading looks at the end alone.',
  },
  'PA-30': {
    statement:
      'Pinned Down platoons may Counterattack and ignore every effect of being pinned while they do.',
    card: 'They move, charge and roll their dice like anybody else. Everything is measured as if the pin were not there.\nCommon mistake: a Pinned Down platoon may not charge, so it cannot strike back. That ban is for starting an assault, not for the Counterattack.',
  },
  'PA-31': {
    statement: 'A Counterattack ignores the pin but does not take it off.',
    card: 'The platoon stays Pinned Down during the assault, and one that Breaks Off remains so. Only the end of the assault can free the winner, by E-07, where that rule is in use.\nCommon mistake: taking the marker away because the platoon charged. Leave it until the assault is over.',
  },
  'PA-32': {
    statement: 'Teams that may not assault may not charge in a Counterattack either.',
    card: 'That means guns, machine guns and mortars with them, transports and passengers, unarmoured tanks, Independent teams that are not Warriors, and Bailed Out or Bogged Down vehicles. They stay where they are, at any distance.\nCommon mistake: such a team does not count at all. A gun still fights (PA-33) and still denies the enemy’s win.',
    open: 'A-17: The page points to a list that we do not have. Ours is the one above, set by type; any team can be marked otherwise.',
  },
  'PA-33': {
    statement: 'A non-assaulting team fights if an enemy team of the fight is within {d5}.',
    card: 'Measure from its edge to the nearest enemy of the fight; exactly {d5} counts. A gun or an unarmoured tank then rolls one die like the others. Bailed Out and Bogged Down vehicles, transports and passengers never roll.\nCommon mistake: it may not charge, so it may not fight. It stays and fights.',
    open: 'A-18: “Close enough” has no number in the text. We take {d5}, as for everyone else.',
  },
  'PA-34': {
    statement:
      'Only platoons that were attacked may Counterattack; friends outside the assault cannot join in later.',
    card: 'Who is Defending is fixed once the charges are made (E-02). A friendly platoon near by that is not among them takes no test and moves nobody.\nCommon mistake: the neighbours are only a step away, so they help. They cannot: being near your own side does not make you Defending.',
    open: 'A-02b: A fresh platoon that denies the enemy’s win does join and test. The game can be set to ignore it.\nA-04: A platoon that broke off but is within {d10} joins again. The game can be set to leave it out for good.\nA-19: Teams of your platoon that have not fought yet may Counterattack. A strict reading bans them.',
  },
  'PA-35': {
    statement:
      'After the Counterattack’s fight the win and the test come again with roles swapped, until somebody wins.',
    card: 'Each round has its own die and counts only its own hits. The text sets no limit to the number of rounds.\nCommon mistake: an assault is one attack and one Counterattack. It goes on for as long as somebody passes and strikes back.',
    open: 'A-22: No limit is printed. After fifty rounds we stop with no winner.\nA-25: If no Counterattacker ends within {d10} of an enemy of the fight, the Counterattack counts as not made and the other side wins. Read to the letter, the Counterattacker would win without a blow.\nA-26: Two rounds running in which nobody can move or roll end the assault with no winner.',
  },
  'PA-36': {
    statement:
      'The acting side wins by the win radius after its fight, or because no Defending platoon Counterattacks.',
    card: 'The win radius is read after the fight only, never between the swap of roles and the blows. If Defensive Fire destroys every team of the attacker, the Defending platoons win; if it stops the charge, nobody does. Platoons that broke off or stood aside are never winners.\nCommon mistake: no enemy near before the counter-charge, so it is won. Move and fight first.',
    open: 'A-03: Several acting platoons share the win. The game can be set to judge each alone.\nA-21: Enemies beyond {d10} are left as they are: neither moved nor pinned.\nA-22: After fifty rounds it ends with no winner.\nA-25: A Counterattack that comes near nobody counts as not made, and the other side wins. To the letter, the Counterattacker would.\nA-26: Two idle rounds running end it with no winner.',
  },
  'E-01': {
    statement:
      'One platoon charges, each of its teams up to {d10}, and the first team to move must end in contact.',
    card: 'Measure the shortest way for the middle of the base round all other bases; turning is free. Later teams go into contact with the platoons you named, or as near as they can get. Nobody moves over another base or comes closer than {d5} to an enemy platoon that was not named; touching a platoon names it.\nCommon mistake: two of your platoons charge together. Several act together only in a Counterattack.',
    open: 'A-11: The charge length is not on our pages. It is {d10}.\nA-12: In a Counterattack a team that cannot reach contact closes in. The game can be set so that it stays.\nA-13: In a Counterattack the move is a must; milder readings warn, or leave it to you.\nA-14: Contact is touching. A base let go just short is helped into contact; a base at a gap is not in contact.\nA-16: The clearance holds along the whole way. The other reading looks at the end alone.',
  },
  'E-02': {
    statement:
      'After all charges every enemy platoon with a team within {d10} of the charging platoon is Defending.',
    card: 'Measure from every living team of the charging platoon, edge to edge; exactly {d10} counts, and so does contact. The whole enemy platoon is Defending then, and stays so for the assault.\nCommon mistake: only platoons in contact defend. Standing within {d10} is enough, and such a platoon tests with the rest.',
    open: 'A-01: We measure from all teams of the charging platoon, the same teams as for the win. The other reading takes only teams in the fight.\nA-02b: Later on a fresh platoon that denies the win is added. The game can be set to ignore it.\nA-04: So is a platoon that broke off but is within {d10}. The game can be set to leave it out for good.',
  },
  'E-03': {
    statement: 'A Defending platoon with an unarmoured tank within {d10} of an enemy team must Break Off.',
    card: 'Measure from each unarmoured tank of the platoon to the nearest enemy team; exactly {d10} counts. The platoon may not Counterattack even after an automatic pass, unless that tank leaves alone anyway (E-04). If this bars every Defending platoon, no die is rolled.\nCommon mistake: the die was a six, so the gun trucks strike back. They drive off.',
  },
  'E-04': {
    statement:
      'When choices are made, each Defending Independent team that is not a Warrior leaves alone, whatever the die.',
    card: 'It makes the Break Off move by itself, becomes Pinned Down, and from then on is a broken-off platoon of its own. Its former platoon chooses as if it had never been there; if no other team is left, the platoon Breaks Off as a whole.\nCommon mistake: the observer stays because the platoon passed. Only a Warrior stays.',
  },
  'E-05': {
    statement:
      'Each able team of the acting side within {d5} of an enemy team of the fight rolls one die to hit.',
    card: 'It hits on its own Skill: Veteran 3+, Trained 4+, Conscript 5+, with no modifiers. Exactly {d5} counts, contact is not needed, and guns fight too. Bailed Out and Bogged Down teams, transports and passengers do not roll.\nCommon mistake: both sides roll at once. Only the acting side strikes; the other answers when it Counterattacks.',
    open: 'A-18: “Close enough” has no number in the text. We take {d5}.\nA-20: Does a team need to see its enemy? On a bare board it does not. In the other reading a base of a third unit can stand in between.',
  },
  'E-06': {
    statement:
      'A hit stays with the team that rolled it, and goes to an enemy team within {d5} that it may hit.',
    card: 'The player who was hit shares out all hits at once: as many different teams as possible take one before any takes a second. Infantry, guns, unarmoured tanks and transports are Destroyed. An Armoured Tank rolls a die plus Top armour against the hitter’s Tank Assault: higher is safe, equal is Bailed Out, lower is Destroyed, and bailed a second time is Destroyed.\nTanks may not hit Armoured Tanks; a tank with nothing else in reach rolls no die.\nCommon mistake: piling hits on one team to save the rest, when they are spread first.',
    open: 'A-18: The reach of a hit is the reach of the fight, {d5}; the text gives no number.',
  },
  'E-07': {
    statement:
      'A platoon acting when it wins is no longer Pinned Down; one that Breaks Off is Pinned Down at once.',
    card: 'The pin comes off when the assault is over, not before. It comes off only the platoons that acted in the winning round: a friend that broke off earlier stays pinned.\nCommon mistake: everybody on the winning side is freed. Only those who were acting are.',
  },
  'E-08': {
    statement:
      'Each team of a platoon that Breaks Off must end more than {d10} from every team of the acting platoons.',
    card: 'It goes no further than its normal move: infantry {d15}, tanks and transports {d30}, light guns, machine guns and mortars {d10}, other guns {d5}; the path may not cross a base. A team that is far enough already need not move. One that cannot get away is Destroyed, and so is a Bailed Out or Bogged Down tank within {d10}.\nCommon mistake: ending at exactly {d10}. It must be more.',
    open: 'A-23: All choices are declared first; only then do platoons Break Off, in their player’s order, before the roles swap.',
  },
  'E-09': {
    statement:
      'Each able team of the winners may move up to {d10}, ending no closer than {d5} to an enemy team.',
    card: 'Exactly {d5} is allowed. A team that began closer than that may end as close as it began, but no closer. It is a “may”: any team can stay, and disabled ones do.\nCommon mistake: using the move to get into contact with somebody new. That would be another charge.',
  },
  'E-10': {
    statement: 'Before the first fight every able Defending team within {d20} of a team that charged shoots.',
    card: 'Each shooter rolls its rate of fire, one die if Pinned Down, and hits on the charging platoon’s Skill: Conscript 2+, Trained 3+, Veteran 4+; its player puts each hit on a team of his within {d20} of the shooter. Infantry and guns save on 3+, an Armoured Tank by Front armour against Anti-tank; other vehicles are Destroyed.\nFive hits on teams on foot, or two tanks Destroyed or Bailed Out, stop the assault: it is over with no winner, a foot platoon is pinned, and its teams fall back up to {d10} until no closer than {d5} to an enemy, those behind making room for those in front; if no attacker is left, the Defending platoons win.\nCommon mistake: counting the losses on foot. Hits count, saved or not.',
  },
  'E-11': {
    statement: 'A platoon with mixed Motivation or Skill uses its worst rating.',
    card: 'Look at all teams of the platoon and take the worst number. A Fearless team among Reluctant ones tests on 5+ with them.\nCommon mistake: taking the leader’s rating, or the one most teams have. The worst counts.',
  },
  'E-12': {
    statement: 'A Company or Higher Command team joined to a platoon lets its Motivation test be re-rolled.',
    card: 'It is a source of the re-roll; how the re-roll works is in PA-09 and PA-10. The commander of them all has every platoon that failed re-rolled, whatever is chosen in A-07. A komissar has his price: another team of his platoon within {d15} of him is Destroyed first, and if the second die is a 1, so is he.\nCommon mistake: a commander near by is enough. The team must be joined to the platoon.',
    open: 'A-07: The commander joined one platoon, but two failed. The second die covers both; the other reading helps only the platoon that was joined.',
  },
  'E-13': {
    statement:
      'Teams of a Pinned Down platoon may not charge, nor Bailed Out, Bogged Down or non-assaulting teams.',
    card: 'The pin is a matter of the platoon, the rest of the single team: a platoon with one Bogged Down tank charges without it. In a Counterattack the pin is ignored (PA-30), the other bans hold.\nCommon mistake: one gun in the platoon holds all of it back. The gun stays, the rest may go.',
    open: 'A-17: The list of non-assaulting teams is not at hand. Each type has its setting, and any team can be marked otherwise.',
  },
  'E-14': {
    statement: 'When the acting side wins by PA-01, a Defending platoon still within {d10} must Break Off.',
    card: 'These are the platoons whose near teams were left out by PA-02 or PA-04. Working tanks drive off by E-08; Bailed Out and Bogged Down ones within {d10} are captured, that is Destroyed.\nCommon mistake: an enemy that did not deny the win stays beside the winner. It has lost and goes.',
    open: 'A-21: What of enemies beyond {d10}? Nothing: they are neither moved nor pinned.',
  },
}
