import { boxOf } from '@nim/core/rules'
import type { Cells, VisitPiece } from '../cells/cells.ts'
import { positionsBelow } from '../task/layer-ranks.ts'
import { isP } from '../task/outcome.ts'
import type { Values } from '../task/values.ts'
import type { ByteSource } from './byte-source.ts'
import type { TableHeader } from './header.ts'
import { forEachRowSpan, longestSpan } from './row-spans.ts'
import { packedBytes, unpackEntries } from './unpacking.ts'

/**
 * Cells that are stored packed, in rank order. The function reads only those parts of the source
 * that a call requires.
 * @param offset the position of the first entry
 */
export function packedCells(header: TableHeader, source: ByteSource, offset: number): Cells {
  const { ruleset, max, value, play, bits, positions } = header
  const box = boxOf(ruleset, max)
  const from = (layer: number): number => {
    if (ruleset.piles === 1) return layer === 0 ? 0 : positions
    return positionsBelow(ruleset, max, layer)
  }

  const visit = (fromLayer: number, toLayer: number, piece: VisitPiece): void => {
    // The buffers belong to this iteration only, because another iteration may begin during a
    // visit.
    const first = from(fromLayer)
    const end = from(toLayer)
    const longest = Math.min(longestSpan(box), end - first)
    const packedRoom = source.room(packedBytes(bits, longest) + 1)
    const room = bits === 1 ? new Uint8Array(longest) : undefined
    forEachRowSpan(box, first, end, (rank, next) => {
      const skip = bits === 1 ? rank % 8 : 0
      const begin = offset + packedBytes(bits, rank - skip)
      const packed = source.read(begin, offset + packedBytes(bits, next), packedRoom)
      piece(unpackEntries(bits, packed, next - rank, skip, room), rank)
    })
  }

  return {
    entryAt: (position, rank) => packedEntry(header, source, offset, rank(position)),
    visit,
    countP(fromLayer, toLayer) {
      let count = 0
      visit(fromLayer, toLayer, (entries) => {
        for (let i = 0; i < entries.length; i++) if (isP(value, play, entries[i]!)) count++
      })
      return count
    },
    values() {
      const array = bits === 16 ? Uint16Array : bits === 32 ? Uint32Array : Uint8Array
      const values: Values = new array(positions)
      visit(0, max + 1, (entries, rank) => values.set(entries, rank))
      return values
    },
    release: source.release,
  }
}

/** The entry for a rank, which must be a rank of the box. */
export function packedEntry(
  { bits }: TableHeader,
  { byteAt }: ByteSource,
  offset: number,
  rank: number,
): number {
  if (bits === 1) return (byteAt(offset + Math.floor(rank / 8)) >> (rank % 8)) & 1
  const bytes = bits / 8
  let entry = 0
  for (let i = bytes - 1; i >= 0; i--) entry = 256 * entry + byteAt(offset + bytes * rank + i)
  return entry
}
