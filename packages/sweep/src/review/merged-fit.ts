import { join } from 'node:path'
import { isUnreadable, ownStream, readOwnText } from '@nim/core/files'
import { visible } from '@nim/core/rules'
import { readDirectory, type Stored } from '../directory/open-directory.ts'
import type { ModuleCode } from '../directory/plan-file.ts'
import { readShardAgain, RESULTS_FOLDER, shardFileName } from '../directory/shard-file.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import { MERGED_FILE, SUMMARY_FILE } from './merged-file.ts'
import { type Summary, summing } from './summary.ts'

/** The most characters of a line that are read. A record has about 500. */
const LONGEST_LINE = 1 << 22

/** The agreement between the files of a merge and the shards of a sweep directory. */
export interface MergedFit {
  /** The first difference, in words; null if every line and field agrees with the shards. */
  readonly difference: string | null
  /**
   * The number of finished shards that the files do not contain, because they were finished after
   * the merge.
   */
  readonly later: number
}

/**
 * Reads a sweep directory, and compares `results.jsonl` and `summary.json` with its shards. Every
 * line must be a line of a shard, in the order of the plan. The summary must be the summary of
 * these lines. A directory that was never merged fits. If a shard is damaged, nothing is compared.
 *
 * Every shard is read twice; the memory is that of the largest shard.
 *
 * @throws (by rejection) as `readDirectory`; UnreadableInput if a file of a merge is not a regular
 * file
 */
export async function readWithMerged(
  directory: string,
  code: ModuleCode = 'kept',
): Promise<{ readonly stored: Stored; readonly merged: MergedFit }> {
  for (let isSecond = false; ; isSecond = true) {
    const stored = await readDirectory(directory, code)
    // the files of the merge contain lines of the damaged shard, which cannot be compared
    if (stored.damage.length > 0) return { stored, merged: { difference: null, later: 0 } }
    const merged = await mergedFit(directory, stored)
    // a run that ends between the two reads writes both files, with shards that were not read
    if (merged.difference === null || isSecond) return { stored, merged }
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
    if (read.damage !== null) throw new SweepDamage(join(directory, read.damage))
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
 * The first field of a summary that differs from the expected one, in words; null if every byte
 * agrees.
 */
function summaryDifference(text: string, expected: Summary): string | null {
  if (text === summaryText(expected)) return null
  let written: Readonly<Record<string, unknown>>
  try {
    written = Object(JSON.parse(text)) as typeof written
  } catch {
    return 'is not JSON'
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

/** A summary as the text of its file. */
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
 * The lines of a file; it ends with `missing` if there is no file. A line without a line feed is
 * marked.
 */
async function* linesOf(path: string): Lines {
  let rest = ''
  try {
    for await (const chunk of ownStream(path).setEncoding('utf8')) {
      const lines = (rest + (chunk as string)).split('\n')
      rest = lines.pop()!
      yield* lines
      if (rest.length > LONGEST_LINE) break
    }
  } catch (error) {
    if (isUnreadable(error, 'ENOENT')) return 'missing'
    throw error
  }
  if (rest !== '') yield `${rest} (without a line feed)`
  return 'read'
}
