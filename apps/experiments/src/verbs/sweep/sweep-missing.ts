import { basename, dirname } from 'node:path'
import { describeCheck, type SlurmArray, slurmArray, tasksOf, type Unfolded } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'

/** The maximum number of missing shards to name. */
const MOST_NAMED = 20

/** Names shards by their numbers, which are counted from 1, such as `shards 2, 4`. */
export function shardsNamed(indices: readonly number[]): string {
  const named = indices
    .slice(0, MOST_NAMED)
    .map((index) => index + 1)
    .join(', ')
  const more = indices.length > MOST_NAMED ? `, and ${indices.length - MOST_NAMED} more` : ''
  return `${indices.length === 1 ? 'shard' : 'shards'} ${named}${more}`
}

/** Names the missing shards. If only one shard is missing, the text also describes its first check. */
export function missingWords(shards: Unfolded['shards'], missing: readonly number[]): string {
  const isOne = missing.length === 1
  const count = `${missing.length} of ${numberOf(shards.length, 'shard')} ${isOne ? 'is' : 'are'} missing`
  const about = isOne ? ` (${describeCheck(shards[missing[0]!]!.checks[0]!)})` : ''
  return `${count}: ${shardsNamed(missing)}${about}`
}

/**
 * The job array whose results a merge reads. This is the array of the directory itself, or the
 * array to whose tasks all parts belong. The result is null if neither array exists.
 * @throws as `slurmArray`
 */
export function mergedArray(directory: string, parts: readonly string[]): SlurmArray | null {
  const own = slurmArray(directory)
  const [folder, ...others] = new Set(parts.map((part) => dirname(part)))
  if (own !== null || folder === undefined || others.length > 0) return own
  return basename(folder) === 'tasks' ? slurmArray(dirname(folder)) : null
}

/** The command that submits the tasks of missing shards again. */
export function submission(array: SlurmArray, missing: readonly number[]): string {
  return `sbatch --array=${inRanges(tasksOf(array, missing))} ${shellWord(array.script)}`
}

/** Quotes a path if necessary, so that a shell reads it as one word. */
export function shellWord(path: string): string {
  return /^[\w./][\w.,/=@+-]*$/.test(path) ? path : `'${path.replaceAll("'", String.raw`'\''`)}'`
}

/** Formats ascending numbers for sbatch. Three or more successive numbers become a range. */
function inRanges(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  return ranges
    .map(({ from, to }) => (to === from ? `${from}` : `${from}${to === from + 1 ? ',' : '-'}${to}`))
    .join(',')
}
