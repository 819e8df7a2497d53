import { reducedOdd, reducedResidue } from '../../facts/setnim/reduction.ts'
import type { Type } from '@nim/core/setnim/definitions'
import { type Fact, outcome, type Statement, type StatementInput } from '../../judge/index.ts'
import { STACKS } from './stacks.ts'

const TYPES: typeof STACKS & { readonly [K in 'redO' | 'redR' | 'outcome']: Fact } = {
  ...STACKS,
  redO: reducedOdd,
  redR: reducedResidue,
  outcome,
}

/** The facts for a theorem which states that the type of the reduction determines the outcome. */
export const BY_TYPES: { readonly facts: typeof TYPES; readonly digest: 'outcome' } = {
  facts: TYPES,
  digest: 'outcome',
}

/**
 * The statement that o ≡ r modulo 2, and that x is P iff the type of its reduction is a given
 * P-type.
 */
export function typeDecides<C>(
  isPType: (parameters: C, type: Type) => boolean,
): Statement<StatementInput<typeof TYPES>, C> {
  return ({ o, r, redO, redR, outcome }, parameters) =>
    (o - r) % 2 === 0 && (outcome === 0) === isPType(parameters, { o: redO, r: redR })
}
