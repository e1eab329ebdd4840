// What the referee's process takes for cases line by line, beside judging the same cases in one loop.
import { spawnSync } from 'node:child_process'
import { judgeLine, voicesIn } from '../../src/cli/cases.ts'
import { picker } from '../../src/kernel/playout.ts'
import { playout } from '../../src/rules/assault/playout.ts'
import { loadLanguage } from '../../src/text/intl.ts'
import { languages } from '../../src/text/language.ts'
import { rounded } from './figures.ts'

const CASES = 5000
const ROUNDS = 3

/** A random table, the first platoon of the side to act attacking the whole other side. */
function caseOf(seed: number): string {
  const { table, options, flow } = playout.start(picker(seed), seed)
  const attacker = table.units.find(({ side }) => side === flow.turn)
  const units = table.units.map((unit) => ({
    ...unit,
    ...(unit.side !== flow.turn && { role: 'defending' }),
    ...(unit === attacker && { role: 'attacking' }),
  }))
  const { system, bases } = table
  const judge = ['win', 'fight', 'test', 'choices', 'counterCharge']
  return JSON.stringify({
    rules: 'assault',
    judge,
    system,
    options,
    units,
    bases,
    hits: seed % 2,
    dice: [(seed % 6) + 1, 4],
  })
}

/** Seconds on the clock, which is all that one sees of another process; the least of several was disturbed least. */
function seconds(work: () => void): number {
  const begun = performance.now()
  work()
  return (performance.now() - begun) / 1000
}

/** Builds nothing beforehand: the process is the one that `npm run judge` starts. */
export async function benchJudge(): Promise<{ readonly casesPerSecond: number; readonly ratio: number }> {
  for (const language of languages) await loadLanguage(language)
  const voices = voicesIn(languages)
  const cases = Array.from({ length: CASES }, (_, seed) => caseOf(seed))
  const input = cases.join('\n')
  const inLoop = () => cases.map((line, i) => JSON.stringify(judgeLine(line, i + 1, voices))).join('\n')
  const inProcess = () =>
    spawnSync(process.execPath, ['.config/cli.mjs', 'judge', '--jsonl'], {
      input,
      encoding: 'utf8',
      maxBuffer: 1e9,
    }).stdout.trimEnd()
  if (inLoop() !== inProcess()) throw new Error('The process judges otherwise than the loop.')
  const both = Array.from({ length: ROUNDS }, () => [seconds(inLoop), seconds(inProcess)] as const)
  const [loop, whole] = [Math.min(...both.map(([a]) => a)), Math.min(...both.map(([, b]) => b))]
  return { casesPerSecond: Math.round(CASES / whole), ratio: rounded(whole / loop) }
}
