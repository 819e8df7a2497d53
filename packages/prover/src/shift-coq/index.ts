/** Writes Coq files for formal/ about games that shift rules solve. */
export { requireTheorem, shiftCoqFile } from './shift-coq-file.ts'
