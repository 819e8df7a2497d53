import type { Claim, VerdictRecord } from '@nim/conjectures'
import { type Check, requireMemory, runCheck, threadPool } from '@nim/sweep'
import type { AskedFormula } from './asked-formula.ts'

/** The first box without `--max`. */
const FIRST = 4

/** Boxes with more positions are judged in a thread, so that they can be interrupted. */
const IN_THIS_THREAD = 20_000n

/** What boxes may take. */
export interface Budget {
  /** The one box that is judged; without it they grow. */
  readonly max?: number
  /** Largest number of positions of a box that was not asked for by its max. */
  readonly positions: number
  /** Seconds for all boxes; none if absent. */
  readonly seconds?: number
  readonly memory: number
  readonly threads: number
}

/** Why no further box was judged. */
export type Stopped =
  | 'asked'
  | 'refuted'
  | 'positions'
  | 'memory'
  | 'seconds'
  | 'numbers'
  | 'interrupted'

/** The boxes that were judged to the end. */
export interface Grown {
  readonly records: readonly VerdictRecord[]
  readonly stopped: Stopped
}

/**
 * Judges the formula in the box asked for, or in boxes with piles 0..4, 0..8, 0..16, … until one has a
 * counterexample, the next one is beyond the budget, or the signal is aborted.
 *
 * @param onRecord gets the record of each box when it is judged
 * @throws RangeError (by rejection) if the box asked for needs more memory than allowed, or is so large
 * that the formula is not exact in it
 */
export async function growBoxes(
  { id, case: parameters }: AskedFormula,
  claim: Claim,
  budget: Budget,
  { signal, onRecord }: { signal: AbortSignal; onRecord: (record: VerdictRecord) => void },
): Promise<Grown> {
  const { max: only, memory, threads } = budget
  const end = performance.now() + (budget.seconds ?? Infinity) * 1000
  const pool = threadPool(1)
  const records: VerdictRecord[] = []
  /** Null if there is a reason not to begin with the box. */
  const checkOf = (max: number): Check | Stopped => {
    const domain = { kind: 'box', max } as const
    const check = { claim: id, case: parameters, domain, memory }
    if (only !== undefined) {
      requireMemory({ ...check, cost: claim.cost(parameters, domain) }, memory)
      return check
    }
    const cost = costOrNull(claim, check)
    if (cost === null) return 'numbers'
    if (cost.positions > BigInt(budget.positions)) return 'positions'
    if ((cost.leastMemory ?? cost.memory) > BigInt(memory)) return 'memory'
    return performance.now() < end ? check : 'seconds'
  }
  const judged = async (check: Check): Promise<VerdictRecord> => {
    if (claim.cost(parameters, check.domain).positions <= IN_THIS_THREAD) return runCheck(check)
    const left = end - performance.now()
    const inTime = Number.isFinite(left) ? [AbortSignal.timeout(Math.max(1, left))] : []
    const { records: found } = await pool.run({ index: 0, checks: [check] }, 'auto', {
      signal: AbortSignal.any([signal, ...inTime]),
      threads,
    })
    return found[0]!
  }
  try {
    for (let max = only ?? FIRST; ; max *= 2) {
      const check = checkOf(max)
      if (typeof check === 'string') return { records, stopped: check }
      // lets a signal arrive between boxes of this thread
      await new Promise((resolve) => setImmediate(resolve))
      if (signal.aborted) return { records, stopped: 'interrupted' }
      let record: VerdictRecord
      try {
        record = await judged(check)
      } catch (error) {
        if (signal.aborted) return { records, stopped: 'interrupted' }
        if (performance.now() >= end) return { records, stopped: 'seconds' }
        throw error
      }
      records.push(record)
      onRecord(record)
      if (record.verdict === 'refuted') return { records, stopped: 'refuted' }
      if (only !== undefined) return { records, stopped: 'asked' }
    }
  } finally {
    await pool.close()
  }
}

/** Null if the formula is not exact in the box. */
function costOrNull(claim: Claim, { case: parameters, domain }: Check) {
  try {
    return claim.cost(parameters, domain)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}
