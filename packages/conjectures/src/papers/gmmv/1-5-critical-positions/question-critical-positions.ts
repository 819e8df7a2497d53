import { criticalByR, statedCritical } from '../../../facts/exact-slow/critical.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import { type Claim, piles, positions } from '../../../judge/index.ts'
import { isByA, isByB, levelOf } from './theorem-1-for-any-k.ts'

export const gmmvO1: Claim = positions({
  id: 'GMMV-O1',
  kind: 'question',
  at: 'section 1.5, before Conjecture 1',
  paperStatus: 'open',
  title: 'characterise the m-critical positions of NIM(n,k)',
  statement: String.raw`Which positions of $NIM(n,k)$, $0<k<n$, are $m$-critical? "Characterizing $m$-critical positions of game $NIM(n,k)$ remains an open problem."`,
  decided: String.raw`For each $n\le 6$ and $k<n$: is $x$ $m$-critical iff (A) $|x|=km$, $\max(x)\le m$, and $x$ is even if $m$ is even, exactly $k$ entries of $x$ are odd if $m$ is odd; or (B) $|x|=km+k-1$, $\max(x)<m$, $m$ is even and $x$ is odd? For $k=n-1$ this is Theorem 1.`,
  rest: {
    open: 'a description of the m-critical positions for 1 < k < n−1. For k = 1 every position x is |x|-critical; the paper proves Theorem 1, the case k = n−1',
  },
  conventions: [
    'x is m-critical iff R(x) = m and no y ≺ x has R(y) = m (GMMV-D8), in normal play',
    'a position is even (odd) if all its entries are even (odd)',
    'GMMV-C1 gives bounds for critical positions',
  ],
  games: exactSlowGames(piles(2, 2, 6), 10_000, (n) => n - 1),
  quick: { ranges: { n: [2, 4] }, max: 10 },
  facts: { m: criticalByR },
  digest: ({ m }) => m + 1,
  printed: ({ x, m }, { k }) => m === describedLevel(x, k),
  // In the mutation, condition (B) is omitted.
  wrongAt: { case: { n: 4, k: 3 } },
  wrong: ({ x, m }, { k }) => {
    const level = levelOf(x, k)
    return m === (isByA(x, k, level) ? level : -1)
  },
  stated: ({ x, m }) => [statedCritical(x, m)],
  evidence: ({ x, m }, { parameters: { k } }) => {
    const level = describedLevel(x, k)
    return {
      expected: level,
      actual: m,
      explain: `the position is ${critical(level)} by (A) and (B), but ${critical(m)} by its remoteness`,
    }
  },
  method: 'retrograde',
})

/** The m for which x satisfies (A) or (B), or −1 if there is no such m. */
function describedLevel(x: readonly number[], k: number): number {
  const level = levelOf(x, k)
  return isByA(x, k, level) || isByB(x, k, level) ? level : -1
}

function critical(m: number): string {
  return m < 0 ? 'not critical' : `${m}-critical`
}
