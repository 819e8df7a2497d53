import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ownStream } from '@nim/core/files'
import type { VerdictRecord } from '@nim/conjectures'
import { readFirstLine, readRecordLine } from '../directory/record-line.ts'
import { visible } from '@nim/core/rules'
import { SweepDamage } from '../directory/sweep-error.ts'
import { renewed } from './renewed.ts'

/** The file with all records of a sweep, in the order of the plan. */
export const MERGED_FILE = 'results.jsonl'

/** The file that contains the summary of all records of a sweep. */
export const SUMMARY_FILE = 'summary.json'

/**
 * Reads the records of a merged sweep directory, one at a time. The function converts records of
 * format 1 to the present format; see `renewed`.
 * @throws (by rejection) SweepDamage that names the file and the first line that is not a record
 */
export async function* readMergedFile(directory: string): AsyncGenerator<VerdictRecord> {
  const path = join(directory, MERGED_FILE)
  let lines = 0
  // oxlint-disable-next-line no-await-in-loop -- one line at a time
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
