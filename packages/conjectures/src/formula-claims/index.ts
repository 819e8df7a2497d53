/** Formulas that somebody asks about, as claims. */
export { formulaClaim } from './formula-claim.ts'
export { formulaIdOf, isFormulaId, speaksOfValue } from './formula-id.ts'
export { type ReadFormula, readFormula } from './read-formula.ts'
export {
  type AskedBox,
  type Failure,
  type FailureClass,
  type Failures,
  type FailureShare,
  failuresOf,
} from './failures.ts'
