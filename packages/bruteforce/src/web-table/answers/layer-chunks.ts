import type { Table } from '../../table.ts'
import type { Values } from '../../task/values.ts'
import { LONGEST_CHUNK } from '../../tuned/tuned.ts'

/** Entries with consecutive ranks. The entries are a copy, which stays valid. */
export interface LayerChunk {
  /** The rank of the first entry. */
  readonly rank: number
  readonly entries: Values
}

/**
 * The entries of a table in rank order, starting at a rank, in chunks of at most 16,384. Only one
 * layer of the table is copied at a time, so others may visit the table between two chunks.
 *
 * @complexity O(1) per entry; O(positions of a layer) memory
 */
export function* layerChunks({ box, forEachPiece }: Table, from = 0): Generator<LayerChunk> {
  if (from >= box.count) return
  const layers = box.piles === 1 ? 1 : box.max + 1
  for (let layer = box.piles === 1 ? 0 : box.unrank(from).at(-1)!; layer < layers; layer++) {
    const pieces: LayerChunk[] = []
    forEachPiece(
      (entries, rank) => pieces.push({ entries: entries.slice(), rank }),
      layer,
      layer + 1,
    )
    for (const { entries, rank } of pieces) {
      for (let at = Math.max(0, from - rank); at < entries.length; at += LONGEST_CHUNK) {
        yield { entries: entries.subarray(at, at + LONGEST_CHUNK), rank: rank + at }
      }
    }
  }
}
