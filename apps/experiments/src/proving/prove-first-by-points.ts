import type { ProofPlan } from './proof-cases.ts'
import { planWith } from './proof-cases.ts'
import type { ProofRecord } from './proof-record.ts'
import { proveByPoints } from './prove-by-points.ts'
import { proveBySmt, type SmtFlags } from './prove-by-smt.ts'

/** Points of one question that are looked at before a solver is asked: seconds. */
const MOST_POINTS = 20_000

/**
 * Proves the cases of a plan: each by finitely many points if these decide it and are not too many, and
 * the rest, with what it rests on, by a solver.
 *
 * @param signal ends the run between two cases, or two queries
 * @throws by rejection as the two ways do
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
