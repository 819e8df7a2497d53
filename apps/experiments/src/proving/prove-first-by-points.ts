import type { ProofPlan } from './proof-cases.ts'
import { planWith } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'
import { proveByPoints } from './prove-by-points.ts'
import { proveBySmt, type SmtFlags } from './prove-by-smt.ts'

/**
 * The maximum number of points that nimlab evaluates. If a case needs more points, nimlab uses a
 * solver. Evaluating them takes seconds.
 */
const MOST_POINTS = 20_000

/**
 * Proves the cases of a plan. A case is proved by points if a limited number of points decide it. A
 * solver decides all other cases and the goals that they depend on.
 *
 * @param signal ends the run between two cases, or between two queries
 * @throws by rejection: the errors of both methods
 */
export async function proveFirstByPoints(
  plan: ProofPlan,
  flags: SmtFlags,
  signal: AbortSignal,
  onRecord: (record: ProofRecord) => void,
): Promise<void> {
  const open = await proveByPoints(plan, {
    directory: flags.certificate,
    most: MOST_POINTS,
    isFirst: true,
    signal,
    onRecord,
  })
  if (open.length > 0 && !signal.aborted) {
    await proveBySmt(planWith(open), flags, undefined, signal, onRecord)
  }
}
