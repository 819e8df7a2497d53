/** Cases, domains and verdicts in words, without loading the registry. */
export { formatCase } from './record/format-case.ts'
export { formatDomain } from './claim/format-domain.ts'
export { formatWitness } from './claim/format-witness.ts'
export { type KnownBy, type ProofWay, provenanceWords } from './cards/provenance.ts'
export { readingWords } from './cards/reading-words.ts'
export { optionsIn } from './record/stated-words.ts'
export { REFUTATION_CLASSES } from './claim/refutation-class.ts'
export { isRefutation, RECORD_FORMAT } from './record/verdict-record.ts'
