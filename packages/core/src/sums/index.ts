/**
 * Compounds of games. Their Grundy value and remoteness are computed from those of the components.
 */
export { grundyOfDisjunctive } from './disjunctive.ts'
export { remotenessOfConjunctive } from './conjunctive.ts'
