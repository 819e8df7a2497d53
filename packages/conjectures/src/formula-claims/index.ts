/** Formulas of users, as claims. */
export { type ErrorSlice, failingCells, sliceThrough } from './error-slice.ts'
export { formulaClaim } from './formula-claim.ts'
export { formulaIdOf, isFormulaId, speaksOfValue } from './formula-id.ts'
export { type GameFormula, gameFormula } from './game-formula.ts'
export {
  type Grown,
  growBoxes,
  type GrowLimits,
  type GrowStep,
  type Stopped,
} from './grow-boxes.ts'
export { gameVocabulary, SLOW_WORDS, WORDS } from '../quantities/vocabulary.ts'
export { type ReadFormula, readFormula } from './read-formula.ts'
export {
  type AskedBox,
  type Failure,
  type FailureClass,
  type Failures,
  type FailureShare,
  failuresOf,
} from './failures.ts'
