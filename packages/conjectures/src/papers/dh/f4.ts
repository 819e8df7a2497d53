import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import type { PositionFacts } from '../../facts/setnim/position-facts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** The formula's test for ctt(x,m), given i, m, S_i, n and k. */
type Test = (i: number, m: number, S: number, n: number, k: number) => boolean

/** Every (i, m) of the range x_i ≤ m ≤ x_{i+1}, 0 ≤ i ≤ n−1, x_0 = 0; stops at the first false. */
function everyChop(
  { x, n }: PositionFacts,
  holds: (i: number, m: number, S: number) => boolean,
): boolean {
  let S = 0
  for (let i = 0; i < n; i++) {
    if (i > 0) S += x[i - 1]!
    for (let m = i === 0 ? 0 : x[i - 1]!; m <= x[i]!; m++) if (!holds(i, m, S)) return false
  }
  return true
}

function isReducedAt({ x, game }: PositionFacts, m: number): boolean {
  return game.isReduced(x.map((height) => Math.min(height, m)))
}

/** The parts of the formula for a test and for the printed largest m. */
export function formula4Parts(
  test: Test,
  largest: (i: number, S: number, n: number, k: number) => number,
): Parts {
  return {
    if: {
      says: 'ctt(x,m) is reduced if (k−n+i)·m ≤ S_i',
      ofPosition: (at) =>
        everyChop(at, (i, m, S) => !test(i, m, S, at.n, at.k) || isReducedAt(at, m)),
    },
    'only if': {
      says: 'ctt(x,m) is reduced only if (k−n+i)·m ≤ S_i',
      ofPosition: (at) =>
        everyChop(at, (i, m, S) => test(i, m, S, at.n, at.k) || !isReducedAt(at, m)),
    },
    largest: {
      says: 'for i > n−k the largest m with (k−n+i)·m ≤ S_i is ⌊S_i/(k−n+i)⌋, and for i = n−j it is ⌊S_{n−j}/(k−j)⌋',
      ofPosition: ({ x, n, k }) => {
        for (let j = 1; j < k; j++) {
          const i = n - j
          const S = x.slice(0, i).reduce((a, b) => a + b, 0)
          const m = largest(i, S, n, k)
          if (m !== Math.floor(S / (k - j))) return false
          if ((k - n + i) * m > S || (k - n + i) * (m + 1) <= S) return false
        }
        return k > 1 ? true : null
      },
    },
  }
}

const PRINTED: Parts = formula4Parts(
  (i, m, S, n, k) => (k - n + i) * m <= S,
  (i, S, n, k) => Math.floor(S / (k - n + i)),
)

/** When a chopped position is reduced. */
export const dhF4: Claim = statementClaim({
  id: 'DH-F4',
  kind: 'lemma',
  source: `${DH}, formula (4)`,
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
  printed: PRINTED,
})
