/**
 * The lines of verdict records and their digests, without the code that runs sweeps. This entry
 * point reads no files, but needs Node.
 */
export { digestOf } from './digest.ts'
export { readRecordLine, type ReadRecord } from './directory/record-line.ts'
export { recordLines } from './records.ts'
