/** Games that are solved by shift rules, as Coq files for formal/. */
export { requireTheorem, shiftCoqFile } from './shift-coq-file.ts'
