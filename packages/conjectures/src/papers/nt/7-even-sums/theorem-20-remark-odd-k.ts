import { isInK, total } from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import { intervalOf, oneAndIntervals } from '../../../facts/setnim/games-of-theorems.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { outcomesBySearch } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, instances, upTo } from '../../../judge/index.ts'

export const nt5r: Claim = instances({
  id: 'NT-5.r',
  kind: 'remark',
  at: `${NT.evenSums}, Remark`,
  title: 'for odd k ≥ 3 the P-position (0,…,0,1,…,1,2) with k nonempty stacks is not in K',
  statement: String.raw`Let $3\le k\le n$, $k$ odd, and $\{1,k,\dots,n\}\subset A\subset\{\text{odd numbers}\}\cup\{k,\dots,n\}$. Then $(0,\dots,0,1,\dots,1,2)$ with $k$ nonempty stacks is a P-position of $SN(n,A)$ and not in $K$. So the $x\in K$ with $|x|$ even are not the P-positions.`,
  domain: upTo('n', 7),
  cost: (_, { max }) => 2n ** BigInt(max),
  *instances({ domain: { max } }) {
    for (let n = 3; n <= max; n++) {
      for (const text of oneAndIntervals('odd')(n)) {
        const A = parseMoveSet(text)
        const k = intervalOf(n, A, 'odd')!
        const x = Array.from({ length: n }, (_, i) => (i < n - k ? 0 : i < n - 1 ? 1 : 2))
        yield { n, A, k, x, isP: outcomesBySearch(n, A)(x) === 'P' }
      }
    }
  },
  digest: ({ isP }) => (isP ? 0 : 1),
  method: 'retrograde',
  printed: ({ x, k, isP }) => isP && !isInK(x, k),
  witness: ({ n, A, k, x }) => ({ n, A, k, x }),
  // P-positions of this form are said to need a sum below 8
  wrongAt: { case: {}, max: 7 },
  wrong: ({ x, k, isP }) => isP && !isInK(x, k) && total(x) < 8,
})
