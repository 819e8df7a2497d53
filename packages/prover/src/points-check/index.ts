/** An independent checker of the certificates that @nim/prover/points makes. */
export { checkPoints, type CheckedPoints, type PointCheckOptions } from './check.ts'
export type { Refusal } from './refuse.ts'
export { type ProvedLine, readProvedLine } from './proved-line.ts'
export { CERTIFICATE, type Certificate, Count, Digest, Positive } from './schema.ts'
