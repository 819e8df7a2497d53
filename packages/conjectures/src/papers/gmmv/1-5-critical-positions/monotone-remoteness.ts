import { type Drop, firstDrop } from '@nim/core/exact-slow/definitions'
import { largestBelow } from '../../../facts/exact-slow/critical.ts'
import { exactSlowNim } from '@nim/core/rules'
import { total } from '@nim/core/setnim/definitions'
import type { Claim, UpToDomain } from '../../../judge/index.ts'
import {
  boxNear,
  choice,
  exists,
  instances,
  piles,
  positions,
  remoteness,
  sizeK,
  upTo,
} from '../../../judge/index.ts'

const card = { by: 'nimlab', at: 'after section 1.5, by nimlab' } as const
const SIZES: Readonly<Record<string, (n: number) => number>> = {
  'k=1': () => 1,
  'k=n-1': (n) => n - 1,
  'k=n': (n) => n,
}

export const gmmvD8Monotone: Claim = positions({
  ...card,
  id: 'GMMV-D8.monotone',
  kind: 'conjecture',
  title: 'for k = 1, n−1, n the remoteness of NIM(n,k) is monotone',
  statement: String.raw`For $k\in\{1,n-1,n\}$, $y\preceq x$ in $NIM(n,k)$ implies $R(y)\le R(x)$.`,
  conventions: [
    'for k = n − 1 the statement follows from the paper: R = M (T2), M is B, or B + 1 at exceptional positions (L2); B is monotone by its definition, and above an exceptional z it is more than M(z) (Claim 8)',
  ],
  games: {
    parameters: [piles(2, 2, 6), choice('k', 'piles of a move', Object.keys(SIZES))],
    ruleset: ({ n, k }: { readonly n: number; readonly k: string }) =>
      exactSlowNim(n, SIZES[k]!(n)),
    defaultDomain: ({ n }) => boxNear(n, 20_000),
  },
  quick: { ranges: { n: [2, 4] }, max: 12 },
  facts: { below: largestBelow, R: remoteness },
  digest: 'R',
  printed: ({ below, R }) => below <= R,
  // The mutation also states that R rises where x_1 = 2.
  wrongAt: { case: { n: 3, k: 'k=n-1' } },
  wrong: ({ x, below, R }) => below < R || (below === R && x[0] !== 2),
  method: 'retrograde',
})

/**
 * The smallest position at which R is not monotone, according to the statement. The position
 * consists of empty piles, followed by (a, c, …, c, c+2). If p piles are not empty, c + 2 is the
 * least even number m ≥ 2p/(p − k). The position has km + 1 stones, which determines a.
 */
function saidToBeSmallest(n: number, k: number): readonly number[] {
  for (let p = n; ; p--) {
    const m = 2 * Math.ceil(p / (p - k))
    const left = k * m - (p - 2) * (m - 2) - m
    if (left < 0) continue
    const empty = new Array<number>(n - p).fill(0)
    return [...empty, left + 1, ...new Array<number>(p - 2).fill(m - 2), m]
  }
}

/** The result of searching all positions with at most `max` stones. */
interface Found {
  readonly drop: Drop | null
  readonly max: number
}

/** True if the drop equals the drop that the statement names. */
function isSaid({ x, R, below, RBelow }: Drop, said: readonly number[]): boolean {
  const at = said.findIndex((pile) => pile > 0)
  const less = said.map((pile, i) => (i === at ? pile - 1 : pile))
  const m = said.at(-1)!
  return x.join() === said.join() && R === m - 1 && below.join() === less.join() && RBelow === m
}

export const gmmvD8Drops: Claim = instances<{ n: number; k: number }, UpToDomain, Found>({
  ...card,
  id: 'GMMV-D8.drops',
  kind: 'table',
  title: 'for 2 ≤ k ≤ n−2 the remoteness is not monotone, first at (a, m−2, …, m−2, m)',
  statement: String.raw`For $2\le k\le n-2$ the smallest $x$ of $NIM(n,k)$, by $|x|$ and then lexicographically, with $R(x)<R(y)$ for some $y\prec x$ is $(0,\dots,0,a,m-2,\dots,m-2,m)$ with $p$ nonempty piles: $p\le n$ is the largest number for which $m=2\lceil p/(p-k)\rceil$ gives $a=km-(p-2)(m-2)-m+1\ge1$. There $R(x)=m-1$, and one stone less on the pile of $a$ stones gives an even position $y$ with $R(y)=m$. So $(1,2,2,4)$ for $NIM(4,2)$, $(1,4,4,4,6)$ for $NIM(5,3)$, $(1,2,2,2,2,4)$ for $NIM(6,3)$, $(3,4,4,4,4,6)$ for $NIM(6,4)$, $(3,6,6,6,6,6,8)$ for $NIM(7,5)$.`,
  conventions: ['y ≺ x as in GMMV-D7; nimlab solves all positions with at most |x| stones'],
  decides: 'which position is the smallest, without a limit on its largest pile',
  complexity: 'positions with at most |x| stones, times C(n,k)',
  parameters: [piles(4, 4, 7), sizeK('piles of a move', (n) => [2, n - 2])],
  quick: { ranges: { n: [4, 6] } },
  domain: ({ n, k }) => upTo('|x|', total(saidToBeSmallest(n, k)))(),
  cost: ({ n }, { max }) => BigInt(max + 1) ** BigInt(n - 1),
  instances: ({ parameters: { n, k }, domain: { max } }) => [{ drop: firstDrop(n, k, max), max }],
  printed: exists({
    no: 'x with R(x) < R(y) for some y ≺ x',
    holdsWitness: ({ drop }, { n, k }) => drop !== null && isSaid(drop, saidToBeSmallest(n, k)),
    // The statement fails if another position is the smallest, or if the search passed the position
    // that the statement names.
    isImpossible: ({ drop, max }, { n, k }) =>
      drop !== null || max >= total(saidToBeSmallest(n, k)),
  }),
  // In the mutation, one pile fewer is enough.
  wrongAt: { case: { n: 4, k: 2 } },
  wrong: ({ drop }) => drop?.x.join() === '0,1,2,4',
  digest: ({ drop }) => drop?.RBelow ?? 0,
  method: 'retrograde',
})
