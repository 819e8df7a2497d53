import { textTable } from '@nim/report/text'
import { describeCheck, type Preview, shardName, type Unfolded } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { formatBytes } from '../../arguments/memory.ts'
import { print } from '../../terminal/output.ts'
import { inWords } from './sweep-duration.ts'

/**
 * The preview as one line.
 * @param startUp the number of seconds from the start of the process to the end of the calibration;
 * a run needs this time too
 */
export function previewLine(
  preview: Preview,
  threads: number,
  startUp: number = performance.now() / 1000,
): string {
  const { shards, cases, positions, memory, whole, seconds, measured, claims } = preview
  const time =
    seconds === null
      ? 'time unknown (the calibration was too short)'
      : `about ${inWords(startUp + seconds / Math.min(threads, Math.max(1, shards)))} with ${numberOf(threads, 'thread')}, ${inWords(startUp)} of it start-up and calibration (on ${measured} of ${numberOf(claims.length, 'claim')})`
  return `${numberOf(cases, 'case')} in ${numberOf(shards, 'shard')}, ${numberOf(positions, 'position')}, tables up to ${formatBytes(memory)}, ${formatBytes(whole)} of memory, ${time}`
}

/** The preview as a table with one row for each claim. */
function previewTable(preview: Preview): string {
  const rows = preview.claims.map(({ claim, cases, positions, memory, seconds }) => [
    claim,
    String(cases),
    String(positions),
    formatBytes(memory),
    seconds === null ? 'not measured' : inWords(seconds),
  ])
  return textTable(['claim', 'cases', 'positions', 'largest tables', 'time of one thread'], rows)
}

/** The preview as one JSON object. */
function previewJson(preview: Preview, plan: string): string {
  const plain = (_: string, value: unknown): unknown =>
    typeof value === 'bigint' ? value.toString() : value
  return JSON.stringify({ plan, ...preview }, plain)
}

/** Prints the cost of a part of a sweep. */
export function printPreview(
  sweep: Unfolded,
  found: Preview,
  threads: number,
  json: boolean,
): void {
  if (json) return print(previewJson(found, sweep.digest))
  print(previewTable(found))
  print('')
  for (const { shard, threads: inside } of found.threaded) {
    print(
      `${shardName(shard)} (${describeCheck(sweep.shards[shard]!.checks[0]!)}): runs on ${inside} threads`,
    )
  }
  print(`plan ${sweep.digest}: ${previewLine(found, threads)}`)
}
