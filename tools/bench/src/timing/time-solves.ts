import { solve, type Table, type TableValue } from '@nim/bruteforce'
import { parseRuleset } from '@nim/core/rules'
import type { Entry } from '../entry.ts'
import { elapsed } from './stopwatch.ts'

/** What a fresh process is asked to time. */
export interface TimingRequest extends Entry {
  /** Of warm solves, at least; 0: only the first one is timed. */
  readonly repetitions: number
}

export interface Timing {
  /** Of the first solve, in which the kernel is generated and its memory used for the first time. */
  readonly firstMs: number
  /** The least of the warm solves; null: none were asked for. */
  readonly warmMs: number | null
  /** P-positions, counted in a table whose memory held another one before; null as `warmMs`. */
  readonly countP: number | null
}

/** Solves are repeated for so long at least, and for so long at most. */
const REPEAT_FOR_MS = 200
const REPEAT_AT_MOST_MS = 3000

/** Warm: so long without a time that is less than before by more than noise. */
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
  // what the last solve left in the memory would hide a solve that does nothing
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

/** Engines replace their quick first code by optimised code, at a time of their own. */
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
