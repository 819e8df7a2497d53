import type { Goal } from '../goal/goal.ts'
import { obligations } from './obligations.ts'
import type { Discharge, ProofResult } from './result.ts'

/**
 * Combines the results of all shards. The result is `refuted` if a shard refutes the goal. The
 * function rebuilds the obligations of the goal. The result is `proved` if the shards together
 * contain `unsat` for every obligation.
 *
 * @throws RangeError if there are no results, or if one belongs to another goal
 */
export function mergeShards(goal: Goal, results: readonly ProofResult[]): ProofResult {
  const [first] = results
  if (first === undefined) throw new RangeError('mergeShards: expected at least one result')
  const foreign = results.find((result) => result.goal !== goal.id)
  if (foreign !== undefined) {
    throw new RangeError(`mergeShards: expected results of ${goal.id}, got one of ${foreign.goal}`)
  }
  const answers = new Map<string, Discharge>()
  for (const discharge of results.flatMap(({ discharged }) => discharged)) {
    // If shards give two answers for an obligation, the worse answer counts.
    if (answers.get(discharge.id)?.status !== undefined && discharge.status === 'unsat') continue
    answers.set(discharge.id, discharge)
  }
  const discharged: Discharge[] = []
  const missing: string[] = []
  let [total, simplified] = [0, 0]
  for (const { id, isSimplified } of obligations(goal)) {
    total++
    const answer = answers.get(id)
    if (isSimplified) simplified++
    else if (answer === undefined) missing.push(id)
    else discharged.push(answer)
  }
  const open = discharged.filter(({ status }) => status !== 'unsat')
  const refuted = results.find(({ verdict }) => verdict === 'refuted')
  const reason =
    open.length > 0
      ? `obligation ${open[0]!.id}: ${open[0]!.status}, ${open[0]!.reason}`
      : `${missing.length} obligations are in no shard; the first is ${missing[0] ?? ''}`
  const isProved = open.length === 0 && missing.length === 0 && total > 0
  return {
    ...first,
    verdict: refuted === undefined ? (isProved ? 'proved' : 'incomplete') : 'refuted',
    reason: refuted !== undefined || isProved ? '' : reason,
    counterexample: refuted?.counterexample ?? null,
    shard: { index: 0, count: 1 },
    counts: {
      total,
      raw: 0,
      simplified,
      unsat: discharged.length - open.length,
      elsewhere: missing.length,
      open: open.length,
    },
    discharged,
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  }
}
