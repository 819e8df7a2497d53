import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ownStream } from '@nim/core/files'
import type { VerdictRecord } from '@nim/conjectures'
import { readFirstLine, readRecordLine } from '../directory/record-line.ts'
import { visible } from '@nim/core/rules'
import { SweepDamage } from '../directory/sweep-error.ts'
import { renewed } from './renewed.ts'

/** All records of a sweep, in the order of the plan. */
export const MERGED_FILE = 'results.jsonl'

/** The counts of these records. */
export const SUMMARY_FILE = 'summary.json'

/**
 * The records of a merged sweep directory, one after the other. Records of format 1 are renewed.
 * @throws (by rejection) SweepDamage naming the file and the line that is not a record
 */
export async function* readMergedFile(directory: string): AsyncGenerator<VerdictRecord> {
  const path = join(directory, MERGED_FILE)
  let lines = 0
  // oxlint-disable-next-line no-await-in-loop -- one line after the other
  for await (const line of createInterface({ input: ownStream(path) })) {
    lines++
    const read = readRecordLine(line)
    const first = read.wrong === null ? null : readFirstLine(line)
    if (first !== null) {
      yield await renewed(first)
      continue
    }
    if (read.wrong !== null) throw new SweepDamage(visible(`${path}: line ${lines}: ${read.wrong}`))
    yield read.record
  }
}
