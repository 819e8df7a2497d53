import type { Cells, VisitPiece } from '../../cells/cells.ts'
import type { KernelMemory } from '../encode/web-assembly.ts'
import { EDGE_COUNTED, EDGE_LOOPS, EDGE_READ, EDGE_ROWS } from './edge-header.ts'
import type { EdgeLayout } from './edge-layout.ts'
import type { EdgeStencil } from './edge-stencil.ts'

/** The reader of a table: the functions of its kernel, and a function that releases the memory. */
export interface EdgeReader {
  readonly decode: (at: number, to: number) => void
  readonly count: (at: number) => void
  /**
   * The entry of a position. `address` is the address of the position's cell, computed without the
   * pile that is stored within cells.
   */
  readonly entryOf: (address: number, x: number) => number
  readonly release: () => void
}

/** The cells of a table that is stored in planes. */
export function edgeCells(
  { buffer }: KernelMemory,
  caps: readonly number[],
  { row, upper }: EdgeStencil,
  { rows, strides, origin, decodedPiles, decoded, entries, entry }: EdgeLayout,
  { decode, count, entryOf, release }: EdgeReader,
): Cells {
  const sizes = caps.map((cap) => cap + 1)
  const last = caps.length
  const layer = sizes.slice(0, -1).reduce((product, size) => product * size, 1)
  const array = (count: number): Uint8Array | Uint16Array =>
    entry === 1 ? new Uint8Array(count) : new Uint16Array(count)

  /** The part of the header that describes the piles over which the reader iterates. */
  const header = new Int32Array(buffer, 0, EDGE_READ / 4 + 3 * last)
  const goThrough = (piles: number, others: number): void => {
    let place: number = entry
    sizes.forEach((size, i) => {
      header.set([i < piles ? size : others, strides[i]!, place], EDGE_READ / 4 + 3 * i)
      place *= size
    })
    header[EDGE_ROWS / 4] = row <= piles ? rows : others
    upper.forEach((pile, i) => {
      header.set([0, pile <= piles ? sizes[pile - 1]! : others], EDGE_LOOPS / 4 + 3 * i)
    })
  }
  const piece =
    entry === 1
      ? new Uint8Array(buffer, entries, decoded)
      : new Uint16Array(buffer, entries, decoded)

  const visit = (from: number, to: number, visitPiece: VisitPiece): void => {
    const outer = strides.slice(decodedPiles)
    const most = sizes.slice(decodedPiles)
    const x = outer.map(() => 0)
    x[x.length - 1] = from
    for (let rank = from * layer; rank < to * layer; rank += decoded) {
      // A visitor may start another visit of the same cells, so the code writes the header again.
      goThrough(decodedPiles, 1)
      let at = origin
      for (let i = 0; i < x.length; i++) at += x[i]! * outer[i]!
      decode(at, entries)
      visitPiece(piece, rank)
      let i = 0
      while (i < x.length - 1 && x[i] === most[i]! - 1) x[i++] = 0
      x[i]!++
    }
  }

  return {
    entryAt: (position) =>
      entryOf(
        position.reduce((sum, pile, i) => sum + pile * strides[i]!, origin),
        position[0]!,
      ),
    visit,
    countP(from, to) {
      const counter = new BigUint64Array(buffer, EDGE_COUNTED, 1)
      counter[0] = 0n
      goThrough(last - 1, to - from)
      count(origin + from * strides.at(-1)!)
      return Number(counter[0])
    },
    values() {
      const values = array(layer * sizes.at(-1)!)
      visit(0, sizes.at(-1)!, (part, rank) => values.set(part, rank))
      return values
    },
    release,
  }
}
