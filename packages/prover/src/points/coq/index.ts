/** Certificates by points as Coq files, for the verified checker in formal/. */
export { COQ_HEADLINE, coqFile } from './coq-file.ts'
