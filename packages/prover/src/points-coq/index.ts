/** Proofs by points, and values of formulas, as Coq files for formal/. */
export { coqFile } from './coq-file.ts'
export { coqValues, type Evaluation } from './values-file.ts'
export { closedFormOf } from './quantity-conditions.ts'
