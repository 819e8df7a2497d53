import { createHash } from 'node:crypto'
import type { Stored } from '../directory/open-directory.ts'

/** The least number of sampled shards. If there are fewer, all are sampled. */
const LEAST_SAMPLED = 20

/**
 * The shards of a seeded sample of the finished ones, in order. The same seed gives the same
 * shards.
 * @param sample share of the shards, 0 to 1; at least 20 shards, or all, unless it is 0
 */
export function sampleOf(
  { sweep, isDone }: Stored,
  { sample, seed }: { readonly sample: number; readonly seed: number },
): number[] {
  const done = sweep.shards.map(({ index }) => index).filter(isDone)
  const size = sample === 0 ? 0 : Math.max(LEAST_SAMPLED, Math.round(sample * done.length))
  const lot = (index: number): string =>
    createHash('sha256').update(`${seed} ${sweep.digest} ${index}`).digest('hex')
  return done
    .map((index) => ({ index, lot: lot(index) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, size)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}
