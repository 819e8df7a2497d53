/** Games that are solved by shift rules, as Coq files for formal/. */
export { shiftCoqFile } from './shift-coq-file.ts'
