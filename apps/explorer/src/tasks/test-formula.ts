import { type VerdictRecord, verdictRecord } from '@nim/conjectures'
import {
  failingCells,
  type Failures,
  failuresOf,
  formulaClaim,
  type GameFormula,
  growBoxes,
  sliceThrough,
  type Stopped,
} from '@nim/conjectures/formula-claims'
import { solve, solverHistory } from '@nim/bruteforce'
import { boxCount, isSymmetric } from '@nim/core/rules'
import { heatMap, heatMapSvg } from '@nim/report'
import { askedFormula, type FormulaInput } from './formula/formula-input.ts'
import type { TaskWatch } from './watch.ts'

export interface TestFormulaInput extends FormulaInput {
  /**
   * The time limit for all boxes together, in seconds. If it is null, the test runs until it finds
   * a counterexample or exhausts the memory.
   */
  readonly seconds: number | null
}

/** The failures of a formula in the box that refutes it. */
export interface Refuted {
  readonly failures: Failures
  /**
   * A figure of the values around the smallest counterexample, with frames where the formula fails.
   * Null for one pile.
   */
  readonly map: string | null
}

export interface TestFormulaAnswer {
  readonly stopped: Stopped
  readonly refuted: Refuted | null
}

/**
 * The limits of a test: the positions in a box, the bytes in its tables, the listed failures, and
 * the positions solved for the figure.
 */
const POSITIONS = 200_000_000
const MEMORY = 2 ** 30
const LISTED = 12
const DRAWN = 2_000_000

/** The minimum number of rows in the figure if the box is small enough. */
const SIDE = 20

/**
 * Judges a formula on boxes with piles 0..4, 0..8, 0..16, … and reports their records. The records
 * are the same as those that `nimlab test --json` prints.
 */
export async function testFormula(
  given: TestFormulaInput,
  { found, progressed }: TaskWatch,
): Promise<TestFormulaAnswer> {
  const asked = askedFormula(given)
  const claim = formulaClaim(asked.id)
  const history = solverHistory()
  const limits = given.seconds === null ? {} : { seconds: given.seconds }
  const { records, stopped } = await growBoxes(
    asked,
    claim,
    { ...limits, positions: POSITIONS, memory: MEMORY },
    {
      // the page stops the test by terminating this worker
      signal: new AbortController().signal,
      onRecord: found,
      judge: (domain, left) => {
        const start = performance.now()
        const late = new AbortController()
        const result = claim.check(asked.case, domain, {
          memory: MEMORY,
          history,
          signal: late.signal,
          onProgress: ({ step, done, total }) => {
            if (performance.now() > start + left) late.abort()
            progressed({ done, of: total, words: `piles 0..${domain.max}: ${step}` })
          },
        })
        return Promise.resolve(verdictRecord(claim, { case: asked.case, domain }, result))
      },
    },
  )
  const last = records.at(-1)
  if (stopped !== 'refuted' || last === undefined) return { stopped, refuted: null }
  progressed({ done: 0, of: 1, words: 'looking where it fails' })
  return { stopped, refuted: refutedBy(last, asked) }
}

/**
 * Finds the failures again with a second evaluator of formulas. Both evaluators must find the same
 * number of failures.
 */
function refutedBy(record: VerdictRecord, asked: GameFormula): Refuted {
  if (record.domain.kind !== 'box') throw new Error('a formula is judged on boxes')
  const { ruleset, value, play, formula } = asked
  const { domain } = record
  const failures = failuresOf(formula, { ruleset, domain, value, play }, LISTED, { memory: MEMORY })
  if (failures.failures !== record.failures || failures.of !== record.checked) {
    throw new Error(
      `${asked.id}: found ${failures.failures} failures, but the judge found ${record.failures}`,
    )
  }
  return { failures, map: mapOf(asked, record.counterexample!.position!, domain.max) }
}

function mapOf(asked: GameFormula, counterexample: readonly number[], max: number): string | null {
  const { ruleset, value, play } = asked
  if (ruleset.piles < 2) return null
  const slice = sliceThrough(ruleset, counterexample, drawnSide(asked, max))
  const table = solve(ruleset, { max: slice.side }, { value, play, memory: MEMORY })
  const { fixed, vary, side } = slice
  const marked = failingCells(asked, slice, table.at)
  const map = heatMap(table, { fixed, vary, max: side, marked, markedAs: 'the formula fails' })
  table.release()
  return heatMapSvg(map)
}

/**
 * The largest pile size that the figure shows. It is large enough to show a pattern, and small
 * enough for a quick and exact evaluation.
 */
function drawnSide({ ruleset, formula }: GameFormula, max: number): number {
  const isSorted = isSymmetric(ruleset)
  let side = Math.min(Math.max(max, SIDE), formula.largestExact)
  while (side > 1 && boxCount(ruleset.piles, side, isSorted) > DRAWN) side--
  return side
}
