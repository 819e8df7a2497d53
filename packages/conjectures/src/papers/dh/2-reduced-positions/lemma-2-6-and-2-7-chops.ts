import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import type { Claim, Statement, StatementInput } from '../../../judge/index.ts'
import { eachText, positions, stated, statedBy } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/**
 * If x is reduced, there is no m ≤ x_n for which ctt(x,m) is not reduced. `unreduced` is the
 * largest such m, or −1 if there is none.
 */
export const LEMMA_2_6 = 'unreduced = -1 if isReduced = 1'
const lemma26 = stated(LEMMA_2_6)

/** The largest m ≤ x_n for which ctt(x,m) is not reduced; −1 if there is no such m. */
function largestUnreduced(isReducedAt: (m: number) => boolean, top: number): number {
  let m = top
  while (m >= 0 && isReducedAt(m)) m--
  return m
}

export const dhL26: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-L2.6',
  kind: 'lemma',
  at: 'Lemma 2.6',
  paperStatus: 'proved',
  title: 'if x is reduced, so is ctt(x,m) for every m ≥ 0',
  statement: String.raw`In $SN(n,\{k\})$: if $x$ is reduced, then $ctt(x,m)$ is reduced for every $m\ge0$.`,
  conventions: ['reduced by DH-D3', 'm = 0..x_n'],
  complexity: 'C(max+n,n) positions times max',
  games: everyK(1, 7),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  printed: ({ isReduced, isReducedAt, top }) =>
    lemma26({ isReduced, unreduced: largestUnreduced(isReducedAt, top) }, null),
  // In the mutation, from height 3 on, the chopped position is not reduced.
  wrongAt: { case: { n: 3, k: 2 }, max: 3 },
  wrong: ({ isReduced, isReducedAt, top }) => (isReduced ? top < 3 || !isReducedAt(top - 1) : null),
})

/** In these texts, m is m*. */
export const LEMMA_2_7: Readonly<Record<string, (parameters: ByK) => string>> = {
  ctt: ({ n }) =>
    Array.from({ length: n }, (_, i) => `red${i + 1} = min(x${i + 1}, m)`).join(' and '),
  range: ({ n, k }) => `x${n - k + 1} <= m <= top`,
}

/** m*: the largest m ≤ x_n for which ctt(x,m) is reduced. */
function largestReduced(isReducedAt: (m: number) => boolean, top: number): number {
  let m = top
  while (!isReducedAt(m)) m--
  return m
}

function withLargest(
  textOf: (parameters: ByK) => string,
): Statement<StatementInput<typeof BY_REDUCTION.facts>, ByK> {
  const holds = statedBy(textOf)
  return ({ x, red, isReducedAt, top }, parameters) =>
    holds({ x, red, top, m: largestReduced(isReducedAt, top) }, parameters)
}

export const dhL27: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-L2.7',
  kind: 'lemma',
  at: 'Lemma 2.7',
  paperStatus: 'proved',
  title: 'red(x) = ctt(x,m*), m* the largest m for which ctt(x,m) is reduced',
  statement: String.raw`In $SN(n,\{k\})$: $red(x)=ctt(x,m^*)$ with $m^*\le x_n$ the largest integer for which $ctt(x,m^*)$ is reduced; $x_{n-k+1}\le m^*\le x_n$.`,
  conventions: ['the range is reconstructed', 'reduced and red by DH-D3'],
  complexity: 'C(max+n,n) positions times max',
  games: everyK(1, 7),
  quick: { ranges: { n: [1, 4] }, max: 10 },
  says: {
    ctt: 'red(x) = ctt(x,m*), m* the largest m ≤ x_n for which ctt(x,m) is reduced',
    range: 'x_{n−k+1} ≤ m* ≤ x_n',
  },
  printed: eachText(LEMMA_2_7, withLargest),
  // In the mutation, the lower end of the range is excluded, unless it is also the upper end.
  wrongAt: { case: { n: 3, k: 2, part: 'range' }, max: 3 },
  wrong: ({ x, red, top }, { n, k }) => red.at(-1)! > x[n - k]! || x[n - k] === top,
})
