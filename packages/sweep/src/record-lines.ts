/** The lines of verdict records and their digests, without what runs sweeps. Reads no files, but needs Node. */
export { digestOf } from './digest.ts'
export { readRecordLine, type ReadRecord } from './directory/record-line.ts'
export { recordLines } from './records.ts'
