import type { Claim } from '../claim/claim.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import type { VerdictRecord } from '../record/verdict-record.ts'
import type { GameFormula } from './game-formula.ts'

/** The first box, unless one is asked for. */
const FIRST = 4

/** What boxes may take. */
export interface GrowLimits {
  /** The one box that is judged; without it they grow. */
  readonly max?: number
  /** Largest number of positions of a box that was not asked for by its max. */
  readonly positions: number
  /** Seconds for all boxes; none if absent. */
  readonly seconds?: number
  /** Bytes of tables of one box. */
  readonly memory: number
}

/** Who judges a box, wherever that runs, and who looks on. */
export interface GrowStep {
  readonly signal: AbortSignal
  /**
   * Judges a box. It may reject when the signal is aborted, or when the milliseconds that are left are
   * over; all else is an error.
   *
   * @param before the record of the box before this one
   */
  readonly judge: (
    domain: BoxDomain,
    left: number,
    before: VerdictRecord | undefined,
  ) => Promise<VerdictRecord>
  readonly onRecord: (record: VerdictRecord) => void
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
 * Judges a formula in the box asked for, or in boxes with piles 0..4, 0..8, 0..16, … until one has a
 * counterexample, the next one is beyond the limits, or the signal is aborted.
 *
 * @param claim of the formula
 */
export async function growBoxes(
  asked: Pick<GameFormula, 'case'>,
  claim: Claim,
  limits: GrowLimits,
  { signal, judge, onRecord }: GrowStep,
): Promise<Grown> {
  const { max: only } = limits
  const end = performance.now() + (limits.seconds ?? Infinity) * 1000
  const records: VerdictRecord[] = []
  for (let max = only ?? FIRST; ; max *= 2) {
    const domain = { kind: 'box', max } as const
    const beyond = only === undefined ? beyondLimits(asked, claim, domain, limits, end) : null
    if (beyond !== null) return { records, stopped: beyond }
    // lets a signal arrive between boxes of this thread
    await new Promise((resolve) => setTimeout(resolve))
    if (signal.aborted) return { records, stopped: 'interrupted' }
    let record: VerdictRecord
    try {
      record = await judge(domain, end - performance.now(), records.at(-1))
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
}

/** Why a box is not begun; null if it is. */
function beyondLimits(
  { case: parameters }: Pick<GameFormula, 'case'>,
  claim: Claim,
  domain: BoxDomain,
  { positions, memory }: GrowLimits,
  end: number,
): Stopped | null {
  try {
    const cost = claim.cost(parameters, domain)
    if (cost.positions > BigInt(positions)) return 'positions'
    if ((cost.leastMemory ?? cost.memory) > BigInt(memory)) return 'memory'
    return performance.now() < end ? null : 'seconds'
  } catch (error) {
    // the formula is not exact in the box
    if (error instanceof RangeError) return 'numbers'
    throw error
  }
}
