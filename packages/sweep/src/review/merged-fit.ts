import { join } from 'node:path'
import { isUnreadable, ownStream, readOwnText } from '@nim/core/files'
import { visible } from '@nim/core/rules'
import { readDirectory, type Stored } from '../directory/open-directory.ts'
import type { ModuleCode } from '../directory/plan-file.ts'
import { readShardAgain, RESULTS_FOLDER, shardFileName } from '../directory/shard-file.ts'
import { MERGED_FILE, SUMMARY_FILE } from './merged-file.ts'
import { type Summary, summing } from './summary.ts'
import { LONGEST_MERGED_LINE } from '../tuned.ts'

/** The result of comparing the files of a merge with the shards of a sweep directory. */
export interface MergedFit {
  /** The first difference, in words; null if every line and field agrees with the shards. */
  readonly difference: string | null
  /**
   * The number of shards that were finished after the merge. The files of the merge do not contain
   * these shards.
   */
  readonly later: number
}

/**
 * Reads a sweep directory, and compares `results.jsonl` and `summary.json` with its shards. Every
 * line of `results.jsonl` must be a line of a shard, in the order of the plan. `summary.json` must
 * be the summary of these lines. A directory that contains neither of the two files is valid. If a
 * shard is damaged, nothing is compared.
 *
 * Every shard is read twice. Only one shard is in memory at a time.
 *
 * @throws (by rejection) as `readDirectory`; UnreadableInput if a file of a merge is not a regular
 * file
 */
export async function readWithMerged(
  directory: string,
  code: ModuleCode = 'kept',
): Promise<ReadWithMerged> {
  const read = await readOnce(directory, code)
  // If another run ends after the shards were read, it writes both files again, with further
  // shards. After that, a second read finds no difference.
  return read.merged.difference === null ? read : readOnce(directory, code)
}

interface ReadWithMerged {
  readonly stored: Stored
  readonly merged: MergedFit
}

async function readOnce(directory: string, code: ModuleCode): Promise<ReadWithMerged> {
  const stored = await readDirectory(directory, code)
  // the files of the merge may contain lines of the damaged shard, which cannot be compared
  const isDamaged = stored.damage.length > 0
  return {
    stored,
    merged: isDamaged ? { difference: null, later: 0 } : await mergedFit(directory, stored),
  }
}

async function mergedFit(directory: string, stored: Stored): Promise<MergedFit> {
  const written = linesOf(join(directory, MERGED_FILE))
  try {
    return await fitOf(directory, stored, written)
  } finally {
    await written.return('read')
  }
}

async function fitOf(directory: string, stored: Stored, written: Lines): Promise<MergedFit> {
  let next = await written.next()
  const summary = textOf(join(directory, SUMMARY_FILE))
  if (next.done === true && next.value === 'missing') {
    return { difference: summary === null ? null : `${MERGED_FILE}: missing`, later: 0 }
  }
  const sums = summing(stored.sweep)
  let line = 1
  let later = 0
  const differs = (how: string): MergedFit => ({
    difference: visible(`${MERGED_FILE}: line ${line} ${how}`),
    later,
  })
  for (const shard of stored.sweep.shards) {
    if (!stored.isDone(shard.index)) continue
    const read = await readShardAgain(directory, shard, stored.ledger)
    if (next.value !== read.lines[0]) {
      later++
      continue
    }
    for (const [i, expected] of read.lines.entries()) {
      if (next.value !== expected) {
        return differs(`is not record ${i + 1} of ${RESULTS_FOLDER}/${shardFileName(shard.index)}`)
      }
      sums.add(read.records[i]!, expected)
      line++
      next = await written.next()
    }
  }
  if (next.done !== true)
    return differs('is no record of a finished shard in the order of the plan')
  const difference = summary === null ? 'missing' : summaryDifference(summary, sums.summary())
  return { difference: difference === null ? null : `${SUMMARY_FILE}: ${difference}`, later }
}

/**
 * Describes the first difference between the text of a summary and the expected summary. Returns
 * null if every byte agrees.
 */
function summaryDifference(text: string, expected: Summary): string | null {
  if (text === summaryText(expected)) return null
  let written: Readonly<Record<string, unknown>>
  try {
    written = Object(JSON.parse(text)) as typeof written
  } catch {
    return 'is not valid JSON'
  }
  const wanted = expected as unknown as Readonly<Record<string, unknown>>
  const fields = new Set([...Object.keys(wanted), ...Object.keys(written)])
  const shown = (value: unknown): string => JSON.stringify(value)?.slice(0, 200) ?? 'absent'
  for (const field of fields) {
    if (JSON.stringify(written[field]) === JSON.stringify(wanted[field])) continue
    return visible(`${field} is ${shown(written[field])}, the results give ${shown(wanted[field])}`)
  }
  return 'the bytes are not those that a merge writes'
}

/** The text that the file for a summary contains. */
export function summaryText(summary: Summary): string {
  return `${JSON.stringify(summary, null, 2)}\n`
}

function textOf(path: string): string | null {
  try {
    return readOwnText(path)
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return null
    throw error
  }
}

type Lines = AsyncGenerator<string, 'read' | 'missing', void>

/**
 * Yields the lines of a file, and returns `missing` if the file does not exist. If the last line
 * has no line feed, a note is appended to it. With this note, the line differs from every record.
 */
async function* linesOf(path: string): Lines {
  let rest = ''
  try {
    for await (const chunk of ownStream(path).setEncoding('utf8')) {
      const lines = (rest + (chunk as string)).split('\n')
      rest = lines.pop()!
      yield* lines
      if (rest.length > LONGEST_MERGED_LINE) break
    }
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return 'missing'
    throw error
  }
  if (rest !== '') yield `${rest} (without a line feed)`
  return 'read'
}
