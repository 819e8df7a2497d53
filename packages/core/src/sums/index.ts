/** Compounds of games: their Grundy value and remoteness from those of the components. */
export { grundyOfDisjunctive } from './disjunctive.ts'
export { remotenessOfConjunctive } from './conjunctive.ts'
