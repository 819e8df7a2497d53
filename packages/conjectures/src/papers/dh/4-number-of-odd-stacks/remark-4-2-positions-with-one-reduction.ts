import { everyK } from '../../../facts/setnim/game-families.ts'
import {
  BOX_STEPS,
  growingClass,
  MOST_ADDED,
  reductionsAbove,
} from '../../../facts/setnim/same-reduction.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

/**
 * The largest heights of the checked positions, by the number of stacks. The box leaves room for
 * the added tokens above these heights.
 */
const HEIGHTS = [10, 10, 8, 6, 5]

export const dhR42: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-R4.2',
  kind: 'remark',
  at: 'Remark 4.2',
  title: 'a reduced position is the reduction of infinitely many others or of none',
  statement: String.raw`A reduced $x$ is the reduction of infinitely many other positions or of none: if $y$ is unreduced, adding any number of tokens to its maximal stack does not change $red(y)$.`,
  conventions: [
    `argument: t = 1..${MOST_ADDED}, for y that leave enough room in the box`,
    `classes: "infinitely many" means growth with each of the last ${BOX_STEPS} steps of the box`,
    'red by DH-D3',
  ],
  games: {
    ...everyK(1, 5),
    defaultDomain: ({ n }) => ({ kind: 'box', max: (HEIGHTS[n - 1] ?? 3) + MOST_ADDED }),
  },
  partsOf: ({ k }) => (k === 1 ? ['classes'] : ['argument', 'classes']),
  quick: { ranges: { n: [1, 3] } },
  facts: { ...BY_REDUCTION.facts, above: reductionsAbove, sizes: growingClass },
  says: {
    argument: 'adding t tokens to a maximal stack of an unreduced y does not change red(y)',
    classes:
      'a reduced x is the reduction of no other position, or of more and more as the box grows',
  },
  printed: {
    argument: ({ isReduced, above, reducedRank }) =>
      isReduced || above === null ? null : above.every((rank) => rank === reducedRank),
    classes: ({ isReduced, sizes }) =>
      isReduced && sizes !== null
        ? sizes.every((size) => size === 1) ||
          sizes.every((size, b) => b === 0 || size > sizes[b - 1]!)
        : null,
  },
  // The mutation makes the same statement about reduced y.
  wrongAt: { case: { n: 3, k: 2, part: 'argument' }, max: 23 },
  wrong: ({ above, reducedRank }) =>
    above === null ? null : above.every((rank) => rank === reducedRank),
})
