import type { Asked } from '../../claim/claim.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { BoxDomain } from '../../claim/verdict.ts'

/**
 * A table of the points with L ≤ some bound, made when it is first asked for: of the whole box where
 * every position is asked for (kernel `second`), otherwise only as far as it is asked for.
 */
export function growingTable<T>(
  { domain, limits }: Asked<CaseParameters, BoxDomain>,
  make: (max: number) => T,
): (L: number) => T {
  let reach = -1
  let table: T | undefined
  return (L) => {
    if (table === undefined || L > reach) {
      reach = limits.kernel === 'second' ? domain.max : L
      table = make(reach)
    }
    return table
  }
}
