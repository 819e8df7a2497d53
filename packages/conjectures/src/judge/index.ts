/**
 * The types and functions that the files of papers use to describe claims, cards, domains, facts
 * and parts. The files of papers import them all from this module. Authors of their own claims
 * import `@nim/conjectures/claim` instead.
 */
export * from '../claim/claim.ts'
export * from '../claim/domains.ts'
export * from '../claim/games.ts'
export * from '../claim/parameter.ts'
export * from '../claim/parameters-nk.ts'
export * from '../claim/stated-fact.ts'
export * from '../claim/verdict.ts'
export * from '../facts/fact.ts'
export * from '../facts/game-on-box.ts'
export * from '../facts/solved.ts'
export * from './by-case.ts'
export * from './corrected.ts'
export * from './every-move.ts'
export * from './example.ts'
export * from './existence.ts'
export * from './formulas.ts'
export * from './instances.ts'
export * from './moves.ts'
export * from './position-tally.ts'
export * from './positions.ts'
export * from './stated.ts'
export * from './stated-by-case.ts'
export * from './statement.ts'
export * from './values.ts'
