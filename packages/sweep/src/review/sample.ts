import { createHash } from 'node:crypto'
import type { Stored } from '../directory/open-directory.ts'
import { LEAST_SAMPLED } from '../tuned.ts'

/**
 * Draws a random sample of the finished shards, and returns their numbers in increasing order. The
 * same seed gives the same sample.
 * @param sample the share of the finished shards, 0 to 1. Unless the share is 0, the sample
 *   contains at least 20 shards, or all finished shards if fewer are finished.
 */
export function sampleOf(
  { sweep, isDone }: Stored,
  { sample, seed }: { readonly sample: number; readonly seed: number },
): number[] {
  const done = sweep.shards.map(({ index }) => index).filter(isDone)
  const drawn = sample === 0 ? 0 : Math.max(LEAST_SAMPLED, Math.round(sample * done.length))
  const lot = (index: number): string =>
    createHash('sha256').update(`${seed} ${sweep.digest} ${index}`).digest('hex')
  return done
    .map((index) => ({ index, lot: lot(index) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, drawn)
    .map(({ index }) => index)
    .sort((a, b) => a - b)
}
