import type { Claim } from '../../../claim/claim.ts'
import { outcomesBySearch } from '../../../facts/setnim/outcome-by-search.ts'
import { reductionByListing } from '../../../facts/setnim/playable-tree.ts'
import { typeOf } from '../../../facts/setnim/stacks.ts'
import { isPTypeOfAllButOne } from '../../../facts/setnim/types.ts'
import { example, type PrintedFacts } from '../../../judge/example.ts'

function factsOf(x: readonly number[]): PrintedFacts {
  const reduction = reductionByListing(x)
  const type = typeOf(reduction, 5)
  return {
    o: typeOf(x, 5).o,
    outcome: outcomesBySearch(6, [5])(x),
    reduction,
    typeOfReduction: type,
    byTheorem33: isPTypeOfAllButOne(6, type) ? 'P' : 'N',
  }
}

const SECOND = {
  o: 0,
  outcome: 'P',
  reduction: [2, 2, 2, 3, 3, 3],
  typeOfReduction: { o: 3, r: 5 },
  byTheorem33: 'P',
}

/** Two positions of which Theorem 4.1 and Theorem 3.3 both speak. */
export const dhEX7: Claim = example({
  id: 'DH-EX7',
  kind: 'example',
  at: 'Example 7',
  paperStatus: 'asserted',
  title: 'in SN(6,{5}) Theorems 4.1 and 3.3 agree on (1,1,1,1,1,2) and (2,2,2,4,4,4)',
  statement: String.raw`In $SN(6,\{5\})$: (i) $(1,1,1,1,1,2)$ has $o=5$, so it is N by Theorem 4.1; its reduction $(1,1,1,1,1,1)$ has another $o$, its type $(6,6)$ is N by Theorem 3.3. (ii) $(2,2,2,4,4,4)$ has $o=0$, so it is P by Theorem 4.1; its reduction $(2,2,2,3,3,3)$ has the type $(3,5)$, P by Theorem 3.3 since $3\le5\le5$.`,
  conventions: ['n = 6 and A = {5} follow from "five odd stacks"; the heights are ours'],
  decides: 'all of it: outcomes by search, reductions by listing terminal positions',
  complexity: 'at most 13,500 positions with named stacks',
  printed: {
    '1,1,1,1,1,2': {
      o: 5,
      outcome: 'N',
      reduction: [1, 1, 1, 1, 1, 1],
      typeOfReduction: { o: 6, r: 6 },
      byTheorem33: 'N',
    },
    '2,2,2,4,4,4': SECOND,
  },
  computed: () => ({
    '1,1,1,1,1,2': factsOf([1, 1, 1, 1, 1, 2]),
    '2,2,2,4,4,4': factsOf([2, 2, 2, 4, 4, 4]),
  }),
  // N instead of P
  wrong: { '2,2,2,4,4,4': { ...SECOND, outcome: 'N' } },
})
