import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { feasibleSelections, hasSuccessiveRows } from '../../facts/gm/feasible-selections.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { selections } from '../../facts/gm/pivot-lists.ts'
import { GN } from '../../claim/sources/gn.ts'
import { choice } from '../../facts/gm/vector-parameters.ts'

const NOT_ALL = 'not-all'
const SUCCESSIVE = 'successive'

/** Not every choice of pivots occurs. */
export const gn23b: Claim = instanceClaim<
  { part: string },
  UpToDomain,
  { readonly isPossible: (selection: readonly number[]) => boolean; readonly infeasible: boolean }
>({
  id: 'GN-2.3.b',
  kind: 'remark',
  source: `${GN}, section 2.3`,
  paperStatus: 'asserted',
  title: 'not every choice of one column a row of a block is the pivot list of some x',
  statement: String.raw`Not every choice of one column in each of the $l$ rows of a block is the list of pivots of some $x$. E.g. if several pivots of a block are in the same column, their rows are successive.`,
  conventions: [
    'vectors with range ≤ l and a multiple of l; "not every" means for some (n,l): for n = 1 and for l = 2 every choice occurs',
  ],
  decides:
    'for all n and l up to the bound: that an infeasible choice exists for some of them, and that in every feasible one the rows with the same pivot are successive',
  parameters: [choice('part', 'of the remark', [NOT_ALL, SUCCESSIVE])],
  method: 'enumeration of vectors',
  defaultDomain: () => ({ kind: 'up-to', of: 'n and l', max: 5 }),
  size: (_, { max }) => BigInt(max) * BigInt(max),
  printed: { isPossible: hasSuccessiveRows, infeasible: true },
  *instances(printed, { parameters: { part }, domain }, report) {
    let infeasible: { n: number; l: number; selection: readonly number[] } | null = null
    for (let n = 1; n <= domain.max; n++) {
      for (let l = 2; l <= domain.max; l++) {
        const feasible = feasibleSelections(n, l)
        report[`n=${n},l=${l}`] = `${feasible.size} of ${n ** l}`
        for (const selection of selections(n, l)) {
          if (!feasible.has(selection.join())) {
            infeasible ??= { n, l, selection }
            continue
          }
          if (part !== SUCCESSIVE) continue
          yield {
            holds: printed.isPossible(selection),
            value: selection[0]!,
            expected: 'an infeasible selection',
            actual: 'feasible',
            witness: { n, l, pivots: selection, vector: feasible.get(selection.join()) },
            explain: `the vector ${feasible.get(selection.join())!.join()} has the first pivots ${selection.join()}`,
          }
        }
      }
    }
    if (part !== NOT_ALL) return
    yield {
      holds: (infeasible !== null) === printed.infeasible,
      value: infeasible === null ? 0 : 1,
      expected: printed.infeasible ? 'an infeasible selection' : 'every selection is feasible',
      actual: infeasible === null ? 'none' : infeasible.selection.join(),
      witness: infeasible ?? {},
      explain:
        infeasible === null
          ? 'every selection of the domain is feasible'
          : `no vector of ${infeasible.n} entries has the first pivots ${infeasible.selection.join()} for l = ${infeasible.l}`,
    }
  },
})
