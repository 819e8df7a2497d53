import { solve, type Table, type TableValue } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import type { Entry } from '../entry.ts'
import { elapsed } from './stopwatch.ts'

/** The request to a new process. */
export interface TimingRequest extends Entry {
  /** The minimum number of warm solves. If it is 0, only the first solve is timed. */
  readonly repetitions: number
}

export interface Timing {
  /**
   * The time of the first solve. The first solve generates the kernel, and uses the memory of the
   * table for the first time.
   */
  readonly firstMs: number
  /** The minimum time of the warm solves; null if no warm solves were requested. */
  readonly warmMs: number | null
  /**
   * The number of P-positions, counted in a table whose memory held another table before. Null if
   * `warmMs` is null.
   */
  readonly countP: number | null
}

/** The minimum and the maximum number of milliseconds for repeated solves. */
const REPEAT_FOR_MS = 200
const REPEAT_AT_MOST_MS = 3000

/**
 * Solves are treated as warm if, for this many milliseconds, no time was shorter than the minimum
 * before by more than the measurement error.
 */
const STEADY_MS = 300
const LESS = 0.98
const WARM_UP_SOLVES = 5

/** Solves a box for the first time, then until it is warm, then counts. */
export function timeSolves(request: TimingRequest): Timing {
  const { max, value, repetitions } = request
  const ruleset = parseRuleset(request.ruleset)
  const solved = (of: TableValue = value): Table => solve(ruleset, { max }, { value: of })
  const again = (): void => solved().release()
  const firstMs = elapsed(again)
  if (repetitions === 0) return { firstMs, warmMs: null, countP: null }
  const warmMs = warm(repetitions, again)
  // if the previous result were still in memory, a solve that does nothing would go unnoticed
  solved(value === 'outcome' ? 'grundy' : 'outcome').release()
  return { firstMs, warmMs, countP: solved().countP() }
}

function warm(repetitions: number, again: () => void): number {
  warmUp(again)
  let least = Number.POSITIVE_INFINITY
  const start = performance.now()
  const took = (): number => performance.now() - start
  for (
    let i = 0;
    i < 1 || (i < repetitions && took() < REPEAT_AT_MOST_MS) || took() < REPEAT_FOR_MS;
    i++
  ) {
    least = Math.min(least, elapsed(again))
  }
  return least
}

/**
 * Repeats a call until it is warm. JavaScript engines replace their initial code by optimised code
 * at a time of their own choice.
 */
function warmUp(again: () => void): void {
  let least = Number.POSITIVE_INFINITY
  let since = performance.now()
  const start = since
  for (let i = 0; i < WARM_UP_SOLVES || performance.now() - since < STEADY_MS; i++) {
    if (performance.now() - start > REPEAT_AT_MOST_MS) break
    const time = elapsed(again)
    if (time < LESS * least) since = performance.now()
    least = Math.min(least, time)
  }
}
