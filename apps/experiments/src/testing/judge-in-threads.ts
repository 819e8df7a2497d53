import { solverHistory, type WorkProgress } from '@nim/bruteforce'
import type { Claim, VerdictRecord } from '@nim/conjectures'
import {
  type Grown,
  growBoxes,
  type GrowLimits,
  type GrowStep,
} from '@nim/conjectures/formula-claims'
import { type Check, requireMemory, threadPool } from '@nim/sweep/checks'
import type { AskedFormula } from './asked-formula.ts'

/**
 * Only a check within these limits runs in the current thread. A longer check runs in its own
 * thread, so that the user can interrupt it. `FEW_POSITIONS` limits the first box. `FEW_SECONDS`
 * limits the time of every later box, which is estimated from the previous box.
 */
const FEW_POSITIONS = 5000n
const FEW_SECONDS = 0.3

/** The largest number of milliseconds that a timer accepts. */
const LONGEST_TIMER = 2 ** 31 - 1

/** The limits on the boxes. */
export interface Budget extends GrowLimits {
  readonly threads: number
}

/** The observer of growing boxes. */
export interface GrowWatch extends Pick<GrowStep, 'signal' | 'onRecord'> {
  /** Called with the progress in a box that takes a long time. */
  readonly onProgress?: (check: Check, progress: WorkProgress) => void
}

/**
 * Judges the formula on the requested box, or on boxes of growing size. The current thread judges
 * small boxes, and another thread judges large boxes.
 *
 * @param claim the claim of the formula; see {@link requireBox} for a requested box
 */
export async function judgeInThreads(
  asked: AskedFormula,
  claim: Claim,
  budget: Budget,
  { signal, onRecord, onProgress }: GrowWatch,
): Promise<Grown> {
  const { id, module, case: parameters } = asked
  const { memory, threads } = budget
  const pool = threadPool(1)
  const history = solverHistory()
  let seconds = 0
  const judge: GrowStep['judge'] = async (domain, left, before) => {
    const own = module === null ? {} : { module }
    const check = { claim: id, ...own, case: parameters, domain, memory }
    const { positions } = claim.cost(parameters, domain)
    const start = performance.now()
    const took = (): void => void (seconds = (performance.now() - start) / 1000)
    if (isQuick(positions, before, seconds)) {
      // the module is loaded here, because a large box does not need it
      const { runCheck } = await import('@nim/sweep')
      return runCheck(check, { history }).finally(took)
    }
    const wait = Math.ceil(Math.max(1, left))
    const inTime = wait > LONGEST_TIMER ? [] : [AbortSignal.timeout(wait)]
    const { records: found } = await pool.run({ index: 0, checks: [check] }, 'auto', {
      signal: AbortSignal.any([signal, ...inTime]),
      threads,
      progressed: (progress) => onProgress?.(check, progress),
    })
    took()
    return found[0]!
  }
  try {
    return await growBoxes(asked, claim, budget, { signal, judge, onRecord })
  } finally {
    await pool.close()
  }
}

/**
 * Validates a requested box.
 * @throws RangeError if the box needs more memory than the limit, or is so large that the
 * arithmetic of the formula is not exact in it
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

function isQuick(positions: bigint, before: VerdictRecord | undefined, seconds: number): boolean {
  if (before === undefined) return positions <= FEW_POSITIONS
  return seconds * (Number(positions) / before.checked) <= FEW_SECONDS
}
