import type { WorkProgress } from '@nim/bruteforce'
import type { Claim, VerdictRecord } from '@nim/conjectures'
import { type Check, requireMemory, runCheck, threadPool } from '@nim/sweep'
import type { AskedFormula } from './asked-formula.ts'

/** The first box without `--max`. */
const FIRST = 4

/** What takes longer is judged in a thread of its own, so that it can be interrupted: the first box by
 * positions, the others by the seconds of the one before. */
const FEW_POSITIONS = 5000n
const FEW_SECONDS = 0.3

/** Timers take no more milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1

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

/** Who looks on while boxes grow. */
export interface GrowWatch {
  readonly signal: AbortSignal
  readonly onRecord: (record: VerdictRecord) => void
  /** Told how far a box is that takes long. */
  readonly onProgress?: (check: Check, progress: WorkProgress) => void
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
 * @param claim of the formula; see {@link requireBox} for a box that is asked for
 */
export async function growBoxes(
  { id, module, case: parameters }: AskedFormula,
  claim: Claim,
  budget: Budget,
  { signal, onRecord, onProgress }: GrowWatch,
): Promise<Grown> {
  const { max: only, memory, threads } = budget
  const end = performance.now() + (budget.seconds ?? Infinity) * 1000
  const pool = threadPool(1)
  const records: VerdictRecord[] = []
  /** Or why it is not begun. */
  const checkOf = (max: number): Check | Stopped => {
    const domain = { kind: 'box', max } as const
    const own = module === null ? {} : { module }
    const check = { claim: id, ...own, case: parameters, domain, memory }
    if (only !== undefined) return check
    const cost = costOrNull(claim, check)
    if (cost === null) return 'numbers'
    if (cost.positions > BigInt(budget.positions)) return 'positions'
    if ((cost.leastMemory ?? cost.memory) > BigInt(memory)) return 'memory'
    return performance.now() < end ? check : 'seconds'
  }
  const judged = async (check: Check): Promise<VerdictRecord> => {
    if (isQuick(claim.cost(parameters, check.domain).positions, records.at(-1)))
      return runCheck(check)
    const left = Math.ceil(Math.max(1, end - performance.now()))
    const inTime = left > LONGEST_TIMER ? [] : [AbortSignal.timeout(left)]
    const { records: found } = await pool.run({ index: 0, checks: [check] }, 'auto', {
      signal: AbortSignal.any([signal, ...inTime]),
      threads,
      progressed: (progress) => onProgress?.(check, progress),
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

/**
 * Accepts a box that is asked for.
 * @throws RangeError if it needs more memory than allowed, or is so large that the formula is not exact in it
 */
export function requireBox(
  { id, case: parameters }: AskedFormula,
  claim: Claim,
  budget: Budget,
): void {
  if (budget.max === undefined) return
  const domain = { kind: 'box', max: budget.max } as const
  const cost = claim.cost(parameters, domain)
  requireMemory({ claim: id, case: parameters, domain, cost }, budget.memory)
}

function isQuick(positions: bigint, before: VerdictRecord | undefined): boolean {
  if (before === undefined) return positions <= FEW_POSITIONS
  return before.seconds * (Number(positions) / before.checked) <= FEW_SECONDS
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
