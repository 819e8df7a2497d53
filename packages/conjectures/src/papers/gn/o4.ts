import type { Claim } from '../../claim/claim.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { feasibleSelections } from '../../facts/gm/feasible-selections.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { selections } from '../../facts/gm/pivot-lists.ts'
import { GN } from '../../claim/sources/gn.ts'
import type { VectorCase } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** nimlab's answer: the pivots go round the columns at most once, never back. */
function goesRoundOnce(selection: readonly number[], n: number): boolean {
  const steps = selection.map((pivot) => (pivot - selection[0]! + n) % n)
  return steps.every((step, j) => j === 0 || steps[j - 1]! <= step)
}

/** Which lists of l pivots are feasible. */
export const gnO4: Claim = instanceClaim<VectorCase, FixedDomain, typeof goesRoundOnce>({
  id: 'GN-O4',
  kind: 'question',
  source: `${GN}, Remark 2`,
  paperStatus: 'open',
  title: 'characterise the feasible l-selections',
  statement: String.raw`Which lists $(w_0,\dots,w_{l-1})$ are the first $l$ pivots of a vector with $range\le l$ and a multiple of $l$? Survey of this answer: exactly those for which $(w_j-w_0)\bmod n$ does not decrease with $j$; there are $n\binom{n+l-2}{l-1}$ of them.`,
  conventions: ['the paper gives no answer; the one tested was found by nimlab on small cases'],
  decides: 'for every one of the n^l lists, whether it is feasible iff the answer says so',
  parameters: [entries(1, 6), modulus(5)],
  method: 'enumeration of vectors',
  defaultDomain: () => ({ kind: 'fixed' }),
  size: ({ n, l }) => BigInt(n) ** BigInt(l),
  printed: goesRoundOnce,
  *instances(isFeasible, { parameters: { n, l } }, report) {
    const feasible = feasibleSelections(n, l)
    report['feasible'] = feasible.size
    report['all'] = n ** l
    for (const selection of selections(n, l)) {
      const vector = feasible.get(selection.join())
      const expected = isFeasible(selection, n)
      yield {
        holds: expected === (vector !== undefined),
        value: vector === undefined ? 0 : 1,
        expected: expected ? 'feasible' : 'not feasible',
        actual: vector === undefined ? 'not feasible' : 'feasible',
        witness: { pivots: selection, ...(vector === undefined ? {} : { vector }) },
        explain:
          vector === undefined
            ? `no vector has the first pivots ${selection.join()}`
            : `the vector ${vector.join()} has the first pivots ${selection.join()}`,
      }
    }
  },
})
