import { type Box, boxCount, dominates, sortedBox, strictlyDominates } from '@nim/core/rules'
import {
  criticalByM,
  criticalByR,
  isCritical,
  isCriticalByPairs,
} from '../../../facts/exact-slow/critical.ts'
import { exactSlowGames, kPlusOne } from '../../../facts/exact-slow/games.ts'
import { level } from '../../../facts/exact-slow/level.ts'
import { mPlayLength } from '../../../facts/exact-slow/m-play-length.ts'
import type { BoxDomain, Claim, Fact } from '../../../judge/index.ts'
import {
  boxNear,
  byCase,
  choice,
  instances,
  piles,
  positions,
  remoteness,
} from '../../../judge/index.ts'

const card = { kind: 'definition', at: 'section 1.5' } as const

/** Two positions x and y, and whether the piles of y can be ordered so that y ≤ x pile by pile. */
interface MatchedPair {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly isMatched: boolean
}

/** All pairs of positions of a box. */
function* matchedPairs(box: Box): Generator<MatchedPair, void> {
  const all: number[][] = []
  box.forEach((x) => all.push([...x]))
  for (const x of all) for (const y of all) yield { x, y, isMatched: canMatch(x, y) }
}

function isEqual({ x, y }: MatchedPair): boolean {
  return x.join() === y.join()
}

function canMatch(x: readonly number[], y: readonly number[]): boolean {
  if (y.length === 0) return true
  const [pile, ...rest] = y
  return x.some((room, i) => room >= pile! && canMatch(x.toSpliced(i, 1), rest))
}

export const gmmvD7: Claim = instances<{ n: number }, BoxDomain, MatchedPair>({
  id: 'GMMV-D7',
  ...card,
  title:
    'x ≽ y iff, for every i, the i-th smallest entry of x is at least the i-th smallest entry of y',
  statement: String.raw`$x^*$ is $x$ sorted ascending. $x\succeq y$ iff $x^*_i\ge y^*_i$ for all $i$; $x\succ y$ iff $x\succeq y$ and $x^*\ne y^*$.`,
  conventions: [
    'on sorted vectors this is the componentwise order; the check matches piles in any order',
  ],
  complexity: 'C(max+n,n)² pairs times n!',
  parameters: [{ ...piles(1, 1, 4), allowed: () => [1, 6] }],
  domain: ({ n }) => boxNear(n, 200),
  cost: ({ n }, { max }) => boxCount(n, max, true) ** 2n,
  instances: ({ parameters: { n }, domain: { max } }) => matchedPairs(sortedBox(n, max)),
  printed: (pair) =>
    dominates(pair.x, pair.y) === pair.isMatched &&
    strictlyDominates(pair.x, pair.y) === (pair.isMatched && !isEqual(pair)),
  // In the mutation, ≻ allows equality.
  wrong: ({ x, y, isMatched }) =>
    dominates(x, y) === isMatched && strictlyDominates(x, y) === isMatched,
  digest: (pair) => (pair.isMatched ? (isEqual(pair) ? 2 : 3) : 0),
})

const definition8 = {
  id: 'GMMV-D8',
  ...card,
  title: 'x is m-critical iff its value is m and no y ≺ x has the value m',
  statement: String.raw`In $NIM(k+1,k)$: $x$ is $m$-critical iff $\mathcal M(x)=m$ and $x\succ y$ for no $y$ with $\mathcal M(y)=m$. In general $NIM(n,k)$ the same with $R$ in place of $\mathcal M$.`,
  conventions: ['the order is that of GMMV-D7'],
  decides:
    'whether comparing all pairs finds the same critical positions as one pass over lower covers (GMMV REF-6)',
  complexity: 'C(max+n,n)² pairs',
  quick: { ranges: { n: [2, 4] }, max: 5 },
} as const
const games = exactSlowGames(piles(2, 2, 5), 500)

function criticalFor(value: Fact, critical: Fact): Claim {
  return positions({
    ...definition8,
    games,
    facts: { pass: isCritical(critical), pairs: isCriticalByPairs(value), m: critical },
    digest: ['pass', 'pairs'],
    printed: ({ pass, pairs }) => pass === pairs,
  })
}
const BY_VALUE: Readonly<Record<string, Claim>> = {
  R: criticalFor(remoteness, criticalByR),
  M: criticalFor(mPlayLength, criticalByM),
}

export const gmmvD8: Claim = byCase({
  ...definition8,
  parameters: [
    ...games.parameters,
    choice('value', 'R, or M for k = n − 1', ({ n, k }) =>
      k === Number(n) - 1 ? ['R', 'M'] : ['R'],
    ),
  ],
  claimOf: ({ value }) => BY_VALUE[value!]!,
  // In the mutation, no position is 2-critical.
  wrong: ({ pass, m }: { readonly pass: number; readonly m: number }) =>
    (pass === 1) === (m >= 0 && m !== 2),
})

export const gmmvD9: Claim = positions({
  id: 'GMMV-D9',
  ...card,
  title: 'every position has a unique level m(y)',
  statement: String.raw`For every position $y$ of $NIM(k+1,k)$ there is a unique $m=m(y)$ such that $y\succeq x$ for some $m$-critical $x$ and $y\succeq x$ for no $(m+1)$-critical $x$.`,
  conventions: ['m-critical by M (GMMV-D8)', 'm = −1 stands for no or several levels'],
  games: kPlusOne(2, 6, 15_000),
  quick: { ranges: { n: [2, 4] }, max: 9 },
  facts: { m: level, R: remoteness },
  digest: 'R',
  printed: ({ m }) => m >= 0,
  // In the mutation, no position has level 0.
  wrong: ({ m }) => m > 0,
  method: 'definition',
})
