/** Cases, domains and verdicts in words, without loading the registry. */
export { formatCase } from './format-case.ts'
export { formatDomain } from './format-domain.ts'
export { formatWitness } from './format-witness.ts'
export { type ProofWay, provenanceWords } from './provenance.ts'
export { isRefutation } from './verdict-record.ts'
