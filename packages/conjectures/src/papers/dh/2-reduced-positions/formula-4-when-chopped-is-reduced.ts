import type { Claim } from '../../../claim/claim.ts'
import { everyK } from '../../../facts/setnim/game-families.ts'
import { isReducedAt, reducedRank } from '../../../facts/setnim/reduction.ts'
import { positions } from '../../../judge/positions.ts'

/** A place where the top may be chopped: x_i ≤ m ≤ x_{i+1}, with S_i = x_1 + … + x_i. */
interface Chop {
  readonly i: number
  readonly m: number
  readonly S: number
}

/** Whether something holds for every 0 ≤ i ≤ n−1 and every m of its range, x_0 = 0. */
function everyChop(x: readonly number[], holds: (chop: Chop) => boolean): boolean {
  let S = 0
  for (let i = 0; i < x.length; i++) {
    if (i > 0) S += x[i - 1]!
    for (let m = i === 0 ? 0 : x[i - 1]!; m <= x[i]!; m++) if (!holds({ i, m, S })) return false
  }
  return true
}

/** When a chopped position is reduced. */
export const dhF4: Claim = positions({
  id: 'DH-F4',
  kind: 'lemma',
  at: 'formula (4)',
  paperStatus: 'proved',
  title: 'for x_i ≤ m ≤ x_{i+1}, ctt(x,m) is reduced iff (k−n+i)·m ≤ S_i',
  statement: String.raw`In $SN(n,\{k\})$ let $x_i\le m\le x_{i+1}$, $0\le i\le n-1$, $x_0=0$, $S_i=x_1+\dots+x_i$. Then $ctt(x,m)$ is reduced if (and only if) $(k-n+i)\,m\le S_i$. For $i>n-k$ the largest $m$ with that inequality is $\lfloor S_i/(k-n+i)\rfloor$, with $j=n-i$: $m_j=\lfloor S_{n-j}/(k-j)\rfloor$.`,
  conventions: [
    'the paper says "if"; "only if" is encoded as a part of its own',
    'reduced by DH-D3',
  ],
  decides: 'for every position of the box, every i and every m of the range',
  complexity: 'C(max+n,n) positions times max + n',
  games: everyK(1, 6),
  partsOf: ({ k }) => (k === 1 ? ['if', 'only if'] : ['if', 'only if', 'largest']),
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: { isReducedAt, reducedRank },
  digest: 'reducedRank',
  printed: {
    if: {
      says: 'ctt(x,m) is reduced if (k−n+i)·m ≤ S_i',
      holds: ({ x, isReducedAt }, { n, k }) =>
        everyChop(x, ({ i, m, S }) => (k - n + i) * m > S || isReducedAt(m)),
    },
    'only if': {
      says: 'ctt(x,m) is reduced only if (k−n+i)·m ≤ S_i',
      holds: ({ x, isReducedAt }, { n, k }) =>
        everyChop(x, ({ i, m, S }) => (k - n + i) * m <= S || !isReducedAt(m)),
    },
    largest: {
      says: 'for i > n−k the largest m with (k−n+i)·m ≤ S_i is ⌊S_i/(k−n+i)⌋, and for i = n−j it is ⌊S_{n−j}/(k−j)⌋',
      holds: ({ x }, { n, k }) => {
        for (let j = 1; j < k; j++) {
          const i = n - j
          const S = x.slice(0, i).reduce((a, b) => a + b, 0)
          const m = Math.floor(S / (k - n + i))
          if (m !== Math.floor(S / (k - j))) return false
          if ((k - n + i) * m > S || (k - n + i) * (m + 1) <= S) return false
        }
        return k > 1 ? true : null
      },
    },
  },
  // equality is excluded from m = 2 on
  wrong: {
    case: { n: 3, k: 2, part: 'only if' },
    max: 3,
    holds: ({ x, isReducedAt }, { n, k }) =>
      everyChop(x, ({ i, m, S }) => (k - n + i) * m + (m > 1 ? 1 : 0) <= S || !isReducedAt(m)),
  },
})
