import { criticalByTheorem1 } from '@nim/core/exact-slow'
import { criticalByM } from '../../../facts/exact-slow/critical.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { type Claim, positions } from '../../../judge/index.ts'

export const gmmvT1: Claim = positions({
  id: 'GMMV-T1',
  kind: 'theorem',
  at: 'Theorem 1',
  paperStatus: 'proved',
  title: 'x is m-critical in NIM(k+1,k) iff condition (A) or (B)',
  statement: String.raw`For $n=k+1$, $x$ is $m$-critical iff (A) $|x|=km$, $\max(x)\le m$, and $x$ is even if $m$ is even, exactly one entry of $x$ is even if $m$ is odd; or (B) $|x|=km+k-1$, $\max(x)<m$, $m$ is even and $x$ is odd.`,
  conventions: [
    'x is m-critical iff M(x) = m and no y ≺ x has M(y) = m, M the number of moves by the M-rule (GMMV-D8)',
    'a position is even (odd) if all its entries are even (odd)',
  ],
  games: kPlusOne(2, 6, 100_000),
  quick: { ranges: { n: [2, 4] }, max: 16 },
  facts: { m: criticalByM },
  digest: ({ m }) => m + 1,
  printed: ({ x, m }) => {
    const levels = criticalByTheorem1(x)
    return m < 0 ? levels.length === 0 : levels.length > 0 && levels.every((by) => by.m === m)
  },
  // In the mutation, condition (B) is omitted.
  wrong: ({ x, m }) =>
    m === (criticalByTheorem1(x).find(({ condition }) => condition === 'A')?.m ?? -1),
})
