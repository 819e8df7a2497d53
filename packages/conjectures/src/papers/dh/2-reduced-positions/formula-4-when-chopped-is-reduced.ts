import type { Claim } from '../../../claim/claim.ts'
import { everyK } from '../../../facts/setnim/game-families.ts'
import { total } from '@nim/core/setnim/definitions'
import { positions } from '../../../judge/positions.ts'
import { BY_REDUCTION } from '../judged-by.ts'

type OfChop = (slope: number, m: number, S: number) => boolean

/** Whether something holds of k−n+i, m and S_i for all i < n and x_i ≤ m ≤ x_{i+1}. */
function everyChop(x: readonly number[], k: number, holds: OfChop): boolean {
  return x.every((above, i) => {
    const S = total(x.slice(0, i))
    for (let m = x[i - 1] ?? 0; m <= above; m++) if (!holds(k - x.length + i, m, S)) return false
    return true
  })
}

/** When a chopped position is reduced. */
export const dhF4: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-F4',
  kind: 'lemma',
  at: 'formula (4)',
  paperStatus: 'proved',
  title: 'for x_i ≤ m ≤ x_{i+1}, ctt(x,m) is reduced iff (k−n+i)·m ≤ S_i',
  statement: String.raw`In $SN(n,\{k\})$ let $x_i\le m\le x_{i+1}$, $0\le i\le n-1$, $x_0=0$, $S_i=x_1+\dots+x_i$. Then $ctt(x,m)$ is reduced if (and only if) $(k-n+i)\,m\le S_i$. For $i>n-k$ the largest $m$ with that inequality is $\lfloor S_i/(k-n+i)\rfloor$, with $j=n-i$: $m_j=\lfloor S_{n-j}/(k-j)\rfloor$.`,
  conventions: ['the paper says "if"; "only if" is encoded as a part of its own'],
  games: everyK(1, 6),
  partsOf: ({ k }) => (k === 1 ? ['if', 'only if'] : ['if', 'only if', 'largest']),
  printed: {
    if: {
      says: 'ctt(x,m) is reduced if (k−n+i)·m ≤ S_i',
      holds: ({ x, isReducedAt }, { k }) =>
        everyChop(x, k, (slope, m, S) => slope * m > S || isReducedAt(m)),
    },
    'only if': {
      says: 'ctt(x,m) is reduced only if (k−n+i)·m ≤ S_i',
      holds: ({ x, isReducedAt }, { k }) =>
        everyChop(x, k, (slope, m, S) => slope * m <= S || !isReducedAt(m)),
    },
    largest: {
      says: 'for i > n−k the largest m with (k−n+i)·m ≤ S_i is ⌊S_i/(k−n+i)⌋, and for i = n−j it is ⌊S_{n−j}/(k−j)⌋',
      holds: ({ x }, { k }) =>
        everyChop(x, k, (slope, _, S) => {
          const m = Math.floor(S / slope)
          return slope <= 0 || (slope * m <= S && slope * (m + 1) > S)
        }),
    },
  },
  // equality is excluded from m = 2 on
  wrong: {
    case: { n: 3, k: 2, part: 'only if' },
    max: 3,
    holds: ({ x, isReducedAt }, { k }) =>
      everyChop(x, k, (slope, m, S) => slope * m + (m > 1 ? 1 : 0) <= S || !isReducedAt(m)),
  },
})
