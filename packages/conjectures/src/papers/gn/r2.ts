import type { Claim } from '../../claim/claim.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { feasibleSelections, hasSuccessiveRows } from '../../facts/gm/feasible-selections.ts'
import { instanceClaim } from '../../judge/shapes/gn/instance-claim.ts'
import { continuedByLeftShift, obeysLemma3 } from '../../facts/gm/pivot-lists.ts'
import { GN } from '../../claim/sources/gn.ts'
import type { VectorCase } from '../../judge/shapes/gn/vector-claim.ts'
import { entries, modulus } from '../../facts/gm/vector-parameters.ts'

/** A condition said to be necessary for a list of l pivots to be feasible. */
type Restriction = (selection: readonly number[], n: number, l: number) => boolean

const RESTRICTIONS: Readonly<Record<string, Restriction>> = {
  successive: hasSuccessiveRows,
  'Lemma 3 holds along the left shift': (selection, n, l) =>
    obeysLemma3(continuedByLeftShift(selection, n, 3 * n * l), l),
}

/** Feasible l-selections. */
export const gnR2: Claim = instanceClaim<
  VectorCase,
  FixedDomain,
  Readonly<Record<string, Restriction>>
>({
  id: 'GN-R2',
  kind: 'question',
  source: `${GN}, Remark 2`,
  paperStatus: 'open',
  title: 'there are restrictions on the lists of the first l pivots (feasible l-selections)',
  statement: String.raw`The list $(w_0,\dots,w_{l-1})$ of the first $l$ pivots of a vector with $range\le l$ and a multiple of $l$ obeys restrictions, "for example (3) must hold"; feasible lists are not characterised.`,
  conventions: [
    '(3) is lost; tested are the two restrictions the paper has: successive rows (2.3), and Lemma 3 along the left shift',
    'data: the number of feasible selections among all n^l. GN-O4 characterises them',
  ],
  decides: 'the restrictions on every feasible selection, all of which are listed by enumeration',
  parameters: [entries(1, 5), modulus(5)],
  method: 'enumeration of vectors',
  defaultDomain: () => ({ kind: 'fixed' }),
  size: ({ n, l }) => BigInt(n) ** BigInt(l),
  printed: RESTRICTIONS,
  *instances(restrictions, { parameters: { n, l } }, report) {
    const feasible = feasibleSelections(n, l)
    report['feasible'] = feasible.size
    report['all'] = n ** l
    for (const [text, vector] of [...feasible].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const selection = text.split(',').map(Number)
      for (const [name, holdsFor] of Object.entries(restrictions)) {
        yield {
          holds: holdsFor(selection, n, l),
          value: selection[0]!,
          expected: name,
          actual: text,
          witness: { pivots: selection, vector },
          explain: `the vector ${vector.join()} has the first pivots ${text}`,
        }
      }
    }
  },
})
