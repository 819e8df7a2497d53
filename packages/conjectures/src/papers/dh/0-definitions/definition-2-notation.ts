import { isSorted } from '@nim/core/rules'
import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { total } from '@nim/core/setnim/definitions'
import { BY_SOLUTION } from '../judged-by.ts'

export const dhD2: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-D2',
  kind: 'definition',
  at: 'section 1',
  title: 'notation: sorted positions, options, k = min A, maximal stacks, ρ, P and N',
  statement: String.raw`Positions are $x_1\le\dots\le x_n$; an option is what one legal move leaves, sorted again; $k=\min A$; $e$ is the number of stacks of height $x_n$; $\rho(x)=|x|-k\,x_n$; $P(n,A)$ and $N(n,A)$ are the sets of P- and N-positions.`,
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 5 : 8 }) },
  quick: { ranges: { n: [1, 3] }, max: 12 },
  says: {
    options: 'an option is sorted, and its sum is smaller by a member of A',
    'P and N':
      'every position is either P or N; no option of a P-position is P, some option of an N-position is',
    'e and rho': 'e counts the stacks of height x_n, and rho = sum(x) − k·x_n',
  },
  printed: {
    options: ({ A, sum, options }) =>
      everyMove(options, (y) => isSorted(y) && A.includes(sum - total(y))),
    'P and N': ({ outcome, outcomeAt, options }) =>
      options.some((y) => outcomeAt(y) === 0) === (outcome === 1),
    'e and rho': ({ x, k, e, rho }, { n }) =>
      n - x.indexOf(x[n - 1]!) === e && rho === total(x.slice(0, n - e)) + (e - k) * x[n - 1]!,
  },
  // P-positions without empty stacks are said to have an option that is P
  wrongAt: { case: { n: 2, A: '{1}', part: 'P and N' }, max: 3 },
  wrong: ({ x, outcome, outcomeAt, options }) =>
    options.some((y) => outcomeAt(y) === 0) === (outcome === 1 || x[0]! > 0),
})
