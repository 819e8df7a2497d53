/** Cases and domains in words, without loading the registry. */
export { formatCase } from './format-case.ts'
export { formatDomain } from './format-domain.ts'
