import type { Fact, Told } from '../../facts/fact.ts'
import { stackMoves } from '../../facts/setnim/moves.ts'
import { legalOptions } from '../../facts/setnim/options.ts'
import { outcomeAt } from '../../facts/setnim/outcomes-elsewhere.ts'
import {
  isReduced,
  isReducedAt,
  isReducedRank,
  reducedOdd,
  reducedRank,
  reducedResidue,
  reduction,
} from '../../facts/setnim/reduction.ts'
import {
  leastSize,
  maximalStacks,
  nonempty,
  oddStacks,
  residue,
  rho,
  sizes,
  sum,
  top,
  type Type,
} from '../../facts/setnim/stacks.ts'
import { outcome } from '../../facts/solved.ts'
import type { Card, Statement } from '../../judge/statement.ts'

type Numbers = 'k' | 'sum' | 'top' | 'rho' | 'e' | 'o' | 'r' | 'nonempty'

/** What is seen of the stacks, by the letters of DH-D2 and DH-D7. */
const STACKS: { readonly [K in Numbers]: Fact } & {
  readonly A: typeof sizes
  readonly options: typeof legalOptions
} = {
  A: sizes,
  k: leastSize,
  sum,
  top,
  rho,
  e: maximalStacks,
  o: oddStacks,
  r: residue,
  nonempty,
  options: legalOptions,
}

type Reduction = {
  readonly red: typeof reduction
  readonly reducedRank: Fact
  readonly isReduced: typeof isReduced
  readonly isReducedAt: typeof isReducedAt
  readonly isVertex: typeof isReducedRank
  readonly moves: typeof stackMoves
}

/** Of a statement on reduction: what it is told, digested with the reduction by its definition. */
export const BY_REDUCTION: Pick<Card, 'conventions' | 'quick'> & {
  readonly facts: typeof STACKS & Reduction
  readonly digest: 'reducedRank'
} = {
  conventions: ['reduced and red by DH-D3'],
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

/** Of a statement on P-positions: what it is told, digested with the outcome by exhaustive solution. */
export const BY_SOLUTION: {
  readonly facts: typeof STACKS & { readonly outcome: Fact; readonly outcomeAt: typeof outcomeAt }
  readonly digest: (told: { readonly outcome: number }) => number
  readonly method: string
} = {
  facts: { ...STACKS, outcome, outcomeAt },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
}

const TYPES: typeof STACKS & { readonly [K in 'redO' | 'redR' | 'outcome']: Fact } = {
  ...STACKS,
  redO: reducedOdd,
  redR: reducedResidue,
  outcome,
}

/** Of a theorem that the type of the reduction decides the outcome. */
export const BY_TYPES: { readonly facts: typeof TYPES; readonly digest: 'outcome' } = {
  facts: TYPES,
  digest: 'outcome',
}

/** That o ≡ r modulo 2, and x is P iff the type of its reduction is said to be a P-type. */
export function typeDecides<C>(
  isPType: (parameters: C, type: Type) => boolean,
): Statement<Told<typeof TYPES>, C> {
  return ({ o, r, redO, redR, outcome }, parameters) =>
    (o - r) % 2 === 0 && (outcome === 0) === isPType(parameters, { o: redO, r: redR })
}
