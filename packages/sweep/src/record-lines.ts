/**
 * This entry point provides the lines of verdict records and their digests, without the code that
 * runs sweeps. It reads no files, but it needs Node.
 */
export { digestOf } from './digest.ts'
export { readRecordLine, type ReadRecord } from './directory/record-line.ts'
export { recordLines } from './records.ts'
