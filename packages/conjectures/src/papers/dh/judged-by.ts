import { stackMoves } from '../../facts/setnim/moves.ts'
import { outcomeAt } from '../../facts/setnim/outcomes-elsewhere.ts'
import {
  isReduced,
  isReducedAt,
  isReducedRank,
  reducedRank,
  reduction,
} from '../../facts/setnim/reduction.ts'
import { type Card, type Fact, outcome } from '../../judge/index.ts'
import { STACKS } from './stacks.ts'

type Reduction = {
  readonly red: typeof reduction
  readonly reducedRank: Fact
  readonly isReduced: typeof isReduced
  readonly isReducedAt: typeof isReducedAt
  readonly isVertex: typeof isReducedRank
  readonly moves: typeof stackMoves
}

/**
 * The facts that a statement about reduction uses. The digest contains these facts and the
 * reduction, which is computed by its definition.
 */
export const BY_REDUCTION: Pick<Card, 'conventions' | 'quick'> & {
  readonly facts: typeof STACKS & Reduction
  readonly digest: 'reducedRank'
} = {
  conventions: ['reduced, red and u by DH-D3'],
  quick: { ranges: { n: [1, 3] }, max: 12 },
  facts: {
    ...STACKS,
    red: reduction,
    reducedRank,
    isReduced,
    isReducedAt,
    isVertex: isReducedRank,
    moves: stackMoves,
  },
  digest: 'reducedRank',
}

/**
 * The facts that a statement about P-positions uses. The digest contains these facts and the
 * outcome, which the exhaustive solver computes.
 */
export const BY_SOLUTION: {
  readonly facts: typeof STACKS & { readonly outcome: Fact; readonly outcomeAt: typeof outcomeAt }
  readonly digest: (told: { readonly outcome: number }) => number
  readonly method: string
} = {
  facts: { ...STACKS, outcome, outcomeAt },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
}
