import type { Counterexample, Domain, VerdictRecord } from '@nim/conjectures'
import { describeCheck } from '../describe-check.ts'
import type { Check } from '../check.ts'
import type { RunInThread, ThreadPool } from '../executors/thread-pool.ts'

/**
 * Lets the claim judge a refuted case again with the second algorithm. The function first tries the
 * smallest box that contains the position of the counterexample.
 *
 * @returns null if the claim finds the same counterexample; otherwise the difference, in words
 * @throws (by rejection) RangeError if the second algorithm needs more memory than the limit
 */
export async function judgeAgain(
  record: VerdictRecord,
  pool: ThreadPool,
  memory: number,
  how: RunInThread,
): Promise<string | null> {
  const { claim, module, case: parameters, domain, counterexample } = record
  const own = module === undefined ? {} : { module }
  const again = async (on: Domain): Promise<string> => {
    const check: Check = { claim, ...own, case: parameters, domain: on, memory }
    const { records } = await pool.run({ index: 0, checks: [check] }, 'second', how)
    return evidence(records[0]!.counterexample)
  }
  const stored = evidence(counterexample)
  const smallest = reachOf(counterexample, domain)
  if ((await again(smallest)) === stored) return null
  // If the statement depends on the size of the box, only a check of the whole domain can decide.
  const result = await again(domain)
  if (result === stored) return null
  return `${describeCheck(record)}: stored is the counterexample ${stored}, derived again ${result}`
}

/**
 * The smallest box that contains the position of a counterexample. If the counterexample has no
 * position, the function returns the whole domain.
 */
function reachOf(counterexample: Counterexample | null, domain: Domain): Domain {
  const position = counterexample?.position
  if (position === undefined || domain.kind !== 'box') return domain
  return { ...domain, max: Math.min(domain.max, Math.max(...position)) }
}

function evidence(counterexample: Counterexample | null): string {
  if (counterexample === null) return 'none'
  const { position, witness, expected, actual, stated } = counterexample
  return JSON.stringify({ position, witness, expected, actual, stated })
}
