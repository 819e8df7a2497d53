import { isSorted } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { legalOptions, optionOutcomes } from '../../../facts/setnim/options.ts'
import { leastSize, maximalStacks, rho, sizes, sum, top } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

function total(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

/** Notation for positions. */
export const dhD2: Claim = positions({
  id: 'DH-D2',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'notation: sorted positions, options, k = min A, maximal stacks, ρ, P and N',
  statement: String.raw`Positions are $x_1\le\dots\le x_n$; an option is what one legal move leaves, sorted again; $k=\min A$; $e$ is the number of stacks of height $x_n$; $\rho(x)=|x|-k\,x_n$; $P(n,A)$ and $N(n,A)$ are the sets of P- and N-positions.`,
  conventions: ['self-test of the notation as this project uses it'],
  decides: 'for every position of the box, whether the notions have their defining properties',
  complexity: 'C(max+n,n) positions times the options of each',
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: {
    A: sizes,
    k: leastSize,
    sum,
    top,
    e: maximalStacks,
    rho,
    options: legalOptions,
    outcome,
    outcomesAfter: optionOutcomes,
  },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    options: {
      says: 'an option is sorted, and its sum is smaller by a member of A',
      holds: ({ A, sum, options }) =>
        options.length === 0
          ? null
          : options.every((y) => isSorted(y) && A.includes(sum - total(y))),
    },
    'P and N': {
      says: 'every position is either P or N; no option of a P-position is P, some option of an N-position is',
      holds: ({ outcome, outcomesAfter }) => outcomesAfter.includes(0) === (outcome === 1),
    },
    'e and rho': {
      says: 'e counts the stacks of height x_n, and rho = sum(x) − k·x_n',
      holds: ({ x, k, e, rho: found, top }, { n }) =>
        x.lastIndexOf(top) - x.indexOf(top) + 1 === e &&
        found === total(x.slice(0, n - e)) + (e - k) * top,
    },
  },
  // P-positions without empty stacks are said to have an option that is P
  wrong: {
    case: { n: 2, A: '{1}', part: 'P and N' },
    max: 3,
    holds: ({ x, outcome, outcomesAfter }) =>
      outcomesAfter.includes(0) === (outcome === 1 || x[0]! > 0),
  },
})
