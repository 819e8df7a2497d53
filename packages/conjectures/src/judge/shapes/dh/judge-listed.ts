import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { CheckResult, Domain } from '../../../claim/verdict.ts'
import type { Instance, ListedPart } from '../../../facts/setnim/part.ts'

/** Tests one part of a statement at every instance of a list. */
export function judgeListed(
  part: ListedPart,
  listing: {
    readonly instances: Iterable<Instance>
    data?(): Readonly<Record<string, number | string>>
  },
  method: string,
  asked: { readonly id: string; readonly parameters: CaseParameters; readonly domain: Domain },
): CheckResult {
  const found = instanceTally(streamHeader(asked.id, asked.parameters, asked.domain))
  for (const instance of listing.instances) {
    const holds = part.ofInstance(instance)
    if (holds === null) continue
    found.test(holds, instance.actual, () => ({
      witness: instance.witness(),
      expected: part.says,
      actual: instance.finds(),
      explain: `the statement says "${part.says}", but ${instance.finds()}`,
    }))
  }
  return found.result(method, listing.data?.())
}
