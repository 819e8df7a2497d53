import type { ProofPlan } from './proof-cases.ts'
import { planWith } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'
import { proveByPoints } from './prove-by-points.ts'
import { proveBySmt, type SmtFlags } from './prove-by-smt.ts'

/**
 * The most points of a question that nimlab evaluates before it asks a solver. They take seconds.
 */
const MOST_POINTS = 20_000

/**
 * Proves the cases of a plan. A case is proved by points if finitely many points decide it and
 * there are not too many of them. A solver decides the other cases and the goals on which they
 * rest.
 *
 * @param signal ends the run between two cases, or between two queries
 * @throws by rejection as the two methods do
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
