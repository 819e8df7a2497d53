import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import { boxNear, type Claim, piles, positions } from '../../../judge/index.ts'
import {
  boundedBy,
  conjecture1,
  keepingBounds,
} from './conjecture-1-bounds-of-critical-positions.ts'

// the paper's classification of its conjecture does not apply to the statements in this file
const {
  alias: _,
  paperStatus: __,
  flaw: ___,
  principal: ____,
  wrongAt: _____,
  ...shared
} = conjecture1

/** The upper limit (b′) for |x|, plus 1. */
function aboveProved(m: number, k: number): number {
  return m % 2 === 0 ? (k * (k + 1) * m) / 2 + k : (k * (k + 1) * (m + 1)) / 2
}

export const gmmvC1Theorem: Claim = positions({
  ...shared,
  by: 'nimlab',
  id: 'GMMV-C1.t',
  kind: 'theorem',
  at: 'Conjecture 1, the part that nimlab proves',
  title:
    'm-critical positions of NIM(n,k) have km ≤ |x| and max(x) ≤ m, and |x| is bounded by k and m',
  statement: String.raw`Let $1\le k\le n$ and let $x$ be $m$-critical in $NIM(n,k)$. Then (a) $km\le|x|$; (c) $\max(x)\le m$; and (b′) $|x|\le\frac{k(k+1)}2m+k-1$ if $m$ is even, $|x|\le\frac{k(k+1)}2(m+1)-1$ if $m$ is odd.`,
  games: exactSlowGames(piles(1, 3, 7), 100_000),
  quick: { ranges: { n: [3, 4] }, max: 12 },
  ...boundedBy((m, { k }) => [k * m, aboveProved(m, k), m]),
  // In the mutation, the bound (c) is too small by 1 if m = 2.
  wrong: keepingBounds((m, { k }) => [k * m, aboveProved(m, k), m === 2 ? 1 : m]),
})

/** True if no violation of the printed bound (b) is known in any game of this kind. */
function keepsB({ n, k }: { readonly n: number; readonly k: number }): boolean {
  return k <= 3 || k >= n - 2
}

export const gmmvC1b: Claim = positions({
  ...shared,
  by: 'nimlab',
  id: 'GMMV-C1.b',
  kind: 'conjecture',
  at: 'Conjecture 1 (b): what remains of it',
  title:
    'm-critical x has |x| < k(m+1) if k ≤ 3 or k ≥ n − 2, and |x| < k(m+1) + m/4 in all NIM(n,k)',
  statement: String.raw`Let $0<k<n$ and let $x$ be $m$-critical in $NIM(n,k)$. (b) If $k\le3$ or $k\ge n-2$, then $|x|<k(m+1)$. Otherwise $|x|<k(m+1)+\frac m4$.`,
  games: {
    ...exactSlowGames(piles(2, 3, 7), 100_000, (n) => n - 1),
    // for n = 7, the box contains the smallest known violation of the printed (b)
    defaultDomain: ({ n, k }) =>
      n === 7 && k === 4 ? { kind: 'box', max: 24 } : boxNear(n, 100_000),
  },
  quick: { ranges: { n: [3, 5] }, max: 12 },
  ...boundedBy((m, game) => [0, game.k * (m + 1) + (keepsB(game) ? 0 : m / 4), Infinity]),
  // The mutation states the printed bound (b) for every game.
  wrongAt: { case: { n: 7, k: 4 } },
  wrong: keepingBounds((m, { k }) => [0, k * (m + 1), Infinity]),
})
