import {
  continuedByLeftShift,
  feasibleSelections,
  hasSuccessiveRows,
  obeysLemma3,
  selections,
} from '@nim/core/gm/definitions'
import { entries, modulus, type VectorCase } from '../../../facts/gm/vector-parameters.ts'
import type { Claim, FixedDomain, Listing } from '../../../judge/index.ts'
import { fixed, instances } from '../../../judge/index.ts'

/** The restrictions that the paper places on feasible selections. */
const RESTRICTIONS = ['successive rows', 'Lemma 3 along the left shift'] as const

/** The feasible selections of a case. Their number is reported. */
function feasibleOf({ parameters: { n, l }, data }: Listing<VectorCase, FixedDomain>) {
  const feasible = feasibleSelections(n, l)
  data['feasible'] = feasible.size
  data['all'] = n ** l
  return feasible
}

const survey = {
  kind: 'question',
  at: 'Remark 2',
  paperStatus: 'open',
  domain: fixed,
  cost: ({ n, l }: VectorCase) => BigInt(n) ** BigInt(l),
  method: 'enumeration of vectors',
} as const

export const gnR2: Claim = instances({
  id: 'GN-R2',
  ...survey,
  title: 'there are restrictions on the lists of the first l pivots (feasible l-selections)',
  statement: String.raw`Which lists $(w_0,\dots,w_{l-1})$ are the first $l$ pivots of a vector with $range\le l$ and a multiple of $l$? "Of course, there are restrictions. For example (3) must hold. Yet, we will not characterize feasible $l$-selections."`,
  decided:
    'How many of the n^l lists are feasible? Do all feasible lists obey the two restrictions of the paper (rows with the same pivot are successive; Lemma 3 holds along the left shift)?',
  rest: {
    nothing: 'GN-O4 asks for the same lists, and its answer describes them',
    by: ['GN-O4'],
  },
  answer: ({ verdict, data }) =>
    `${data?.['feasible']} of ${data?.['all']} lists are feasible, and ${verdict === 'holds' ? 'all of them obey' : 'not all of them obey'} both restrictions`,
  conventions: [
    'our copy of the text lacks (3); the check tests the two restrictions that the paper states: successive rows (2.3), and Lemma 3 along the left shift',
    'data: the number of feasible selections among all n^l. GN-O4 characterises them',
  ],
  parameters: [entries(1, 5), modulus(5)],
  *instances(listing: Listing<VectorCase, FixedDomain>) {
    for (const [text, vector] of [...feasibleOf(listing)].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const selection = text.split(',').map(Number)
      for (const restriction of RESTRICTIONS) yield { restriction, selection, vector }
    }
  },
  digest: ({ selection }) => selection[0]!,
  witness: ({ selection, vector }) => ({ pivots: selection, vector }),
  printed: ({ restriction, selection }, { n, l }) =>
    restriction === 'successive rows'
      ? hasSuccessiveRows(selection)
      : obeysLemma3(continuedByLeftShift(selection, n, 3 * n * l), l),
  // In the mutation, no column has two pivots of a block.
  wrongAt: { case: { n: 5, l: 2 } },
  wrong: ({ restriction, selection }) =>
    restriction !== 'successive rows' || new Set(selection).size === selection.length,
})

export const gnO4: Claim = instances({
  id: 'GN-O4',
  ...survey,
  title: 'characterise the feasible l-selections',
  statement: String.raw`Which lists $(w_0,\dots,w_{l-1})$ are the first $l$ pivots of a vector with $range\le l$ and a multiple of $l$?`,
  decided:
    'Is a list feasible iff (w_j − w_0) mod n does not decrease with j? There are n·C(n+l−2, l−1) lists with this property.',
  rest: { nothing: 'the condition describes the lists, and the proof covers all n and l' },
  answer: ({ verdict, data, failures }) =>
    verdict === 'holds'
      ? `yes: of the ${data?.['all']} lists exactly these ${data?.['feasible']} are feasible`
      : `no, at ${failures} of ${data?.['all']} lists`,
  conventions: ['the paper gives no answer; nimlab found this one on small cases'],
  parameters: [entries(1, 6), modulus(5)],
  *instances(listing: Listing<VectorCase, FixedDomain>) {
    const feasible = feasibleOf(listing)
    for (const selection of selections(listing.parameters.n, listing.parameters.l)) {
      yield { selection, vector: feasible.get(selection.join()) }
    }
  },
  digest: ({ vector }) => (vector === undefined ? 0 : 1),
  witness: ({ selection, vector }) => ({ pivots: selection, vector }),
  printed: ({ selection, vector }, { n }) => {
    const steps = selection.map((pivot) => (pivot - selection[0]! + n) % n)
    return steps.every((step, j) => j === 0 || steps[j - 1]! <= step) === (vector !== undefined)
  },
  // In the mutation, a selection is feasible if and only if its pivots ascend.
  wrongAt: { case: { n: 3, l: 3 } },
  wrong: ({ selection, vector }) =>
    selection.every((pivot, j) => j === 0 || selection[j - 1]! <= pivot) === (vector !== undefined),
})
