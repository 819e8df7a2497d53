import type { Claim } from '../claim/claim.ts'
import type { BoxDomain } from '../claim/verdict.ts'
import type { VerdictRecord } from '../record/verdict-record.ts'
import type { GameFormula } from './game-formula.ts'
import { FIRST_LARGEST_PILE } from '../tuned/tuned.ts'

/** The limits of the boxes. */
export interface GrowLimits {
  /** The largest pile of the only box. If this number is absent, the boxes grow. */
  readonly max?: number
  /** The maximum number of positions in a box, unless its max was requested. */
  readonly positions: number
  /** The time for all boxes, in seconds. If this number is absent, there is no limit. */
  readonly seconds?: number
  /** The bytes of tables for one box. */
  readonly memory: number
}

/** The function that judges a box, in this thread or elsewhere, and the observer. */
export interface GrowStep {
  readonly signal: AbortSignal
  /**
   * Judges a box. The promise may reject when the signal is aborted, or when the remaining time is
   * over. A rejection for any other reason is an error.
   *
   * @param before the record of the preceding box
   */
  readonly judge: (
    domain: BoxDomain,
    left: number,
    before: VerdictRecord | undefined,
  ) => Promise<VerdictRecord>
  readonly onRecord: (record: VerdictRecord) => void
}

/** The reason why no further box was judged. */
export type Stopped =
  | 'asked'
  | 'refuted'
  | 'positions'
  | 'memory'
  | 'seconds'
  | 'numbers'
  | 'interrupted'

/** The boxes that were judged completely. */
export interface Grown {
  readonly records: readonly VerdictRecord[]
  readonly stopped: Stopped
}

/**
 * Judges a formula in the requested box. Without a requested box, it judges boxes with piles 0..4,
 * 0..8, 0..16, and so on. It stops when a box has a counterexample, the next box exceeds the
 * limits, or the signal is aborted.
 *
 * @param claim the claim of the formula
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
  for (let max = only ?? FIRST_LARGEST_PILE; ; max *= 2) {
    const domain = { kind: 'box', max } as const
    const beyond = only === undefined ? beyondLimits(asked, claim, domain, limits, end) : null
    if (beyond !== null) return { records, stopped: beyond }
    // this pause lets a signal arrive between the boxes of this thread
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

/** The limit that rules out the next box; null if no limit rules it out. */
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
    // the formula is not exact in this box
    if (error instanceof RangeError) return 'numbers'
    throw error
  }
}
