/** What points prove, and what formulas evaluate to, as Coq files for formal/. */
export { coqFile } from './coq-file.ts'
export { coqValues, type Evaluation } from './values-file.ts'
export { closedFormOf } from './quantity-conditions.ts'
