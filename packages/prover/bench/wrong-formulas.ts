/**
 * Tests wrong formulas, generated from a seed, by points, by the checker of their certificates, and
 * by the solved game. It also tests every fifth formula by SMT within a time limit. Prints one line
 * for each game, then the totals. Exits with status 1 at the first contradiction.
 *
 * npm run bench:wrong-formulas --workspace=@nim/prover
 */
import { execFileSync } from 'node:child_process'
import { formatRuleset } from '@nim/core/rules'
import { type Goal, nativeZ3, prove } from '../src/index.ts'
import { solvedValue } from '../test/points/class-formula.ts'
import { type GameQuestion, RIGHT, tryWrong } from '../test/points/try-wrong.ts'
import { changed, seeded } from '../test/points/wrong-formulas.ts'

const EACH = Number(process.argv[2] ?? 100)
/**
 * The maximum number of positions in a box. Nearly every box of twice the required size has fewer
 * positions.
 */
const MOST_POSITIONS = 2_000_000
/** The time limit for one query, in milliseconds. */
const QUERY = 500
/**
 * The time limit for one formula, in seconds, and a number m: every m-th formula is given to SMT.
 * SMT queries often do not finish.
 */
const MOST_SECONDS = 3
const SMT_EVERY = 5

/** The same question as a goal for SMT; null if there is no such goal. */
function goalOf(question: GameQuestion): Goal | null {
  const { ruleset, variables, play } = question
  const game = { id: 'wrong', ruleset, variables }
  if (question.value === 'outcome') return { ...game, kind: 'outcome', isP: question.says, play }
  const isRemoteness = question.value === 'remoteness' && play === 'normal'
  return isRemoteness ? { ...game, kind: 'remoteness', remoteness: question.says } : null
}

const solver = nativeZ3()
const sum = { formulas: 0, proved: 0, refuted: 0, undecided: 0, twice: 0, asked: 0, smt: 0 }
const started = performance.now()
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD']).toString().trim()
process.stdout.write(`commit ${commit}, ${new Date().toISOString().slice(0, 10)}\n`)
for (const [i, question] of RIGHT.entries()) {
  const random = seeded(2024 + i)
  const valueOf = solvedValue(question.ruleset, question.play, question.value)
  const counts = { proved: 0, refuted: 0, undecided: 0, twice: 0, asked: 0, smt: 0 }
  const since = performance.now()
  for (let round = 0; round < EACH; round++) {
    const wrong = changed(question, random)
    const { result, isTwice } = tryWrong(wrong, valueOf, MOST_POSITIONS)
    counts[result.answer === 'not decidable' ? 'undecided' : result.answer]++
    if (result.answer === 'proved' && isTwice) counts.twice++
    const goal = goalOf(wrong)
    if (goal === null || round % SMT_EVERY !== 0) continue
    counts.asked++
    const signal = AbortSignal.timeout(1000 * MOST_SECONDS)
    // oxlint-disable-next-line no-await-in-loop -- one formula after the other
    const found = await prove(goal, { solver, timeoutMs: QUERY, scan: 0, signal })
    if (found.verdict === 'incomplete') continue
    const position = result.answer === 'refuted' ? result.position.join() : undefined
    const isSame =
      found.verdict === result.answer &&
      (found.counterexample?.isSmallest !== true ||
        found.counterexample.position.join() === position)
    if (!isSame) throw new Error(`SMT says ${found.verdict}, points ${result.answer}`)
    counts.smt++
  }
  sum.formulas += EACH
  for (const key of ['proved', 'refuted', 'undecided', 'twice', 'asked', 'smt'] as const) {
    sum[key] += counts[key]
  }
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  const name = `${question.value} of ${formatRuleset(question.ruleset)}, ${question.play}`
  process.stdout.write(
    `${name.padEnd(46)} ${wordsOf({ formulas: EACH, ...counts })}, ${seconds} s\n`,
  )
}
await solver.close()
const seconds = ((performance.now() - started) / 1000).toFixed(0)
process.stdout.write(`${'all'.padEnd(46)} ${wordsOf(sum)}, ${seconds} s, no contradiction\n`)

function wordsOf(counts: typeof sum): string {
  const { formulas, proved, refuted, undecided, twice, asked, smt } = counts
  return `${formulas} formulas: ${refuted} refuted, ${proved} proved (${twice} compared on a box of twice the bound), ${undecided} undecided; SMT says the same of ${smt} of ${asked}`
}
