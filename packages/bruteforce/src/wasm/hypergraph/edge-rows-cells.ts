import type { Cells, VisitPiece } from '../../cells/cells.ts'
import type { KernelMemory } from '../encode/web-assembly.ts'
import { EDGE_COUNTED, EDGE_READ } from './edge-rows-header.ts'
import type { EdgeRowsLayout } from './edge-rows-layout.ts'

/** The functions of `edge-rows-read.ts`, and what gives the memory back. */
interface EdgeRowsReader {
  readonly decode: (at: number, to: number) => void
  readonly count: (at: number) => void
  readonly release: () => void
}

/** The cells of a table of outcomes that lies in rows of bits. */
export function edgeRowsCells(
  { buffer }: KernelMemory,
  caps: readonly number[],
  { cell, plane, strides, origin, decodedPiles, decoded, entries }: EdgeRowsLayout,
  { decode, count, release }: EdgeRowsReader,
): Cells {
  const octets = new Uint8Array(buffer)
  const sizes = caps.map((cap) => cap + 1)
  const last = caps.length
  const layer = sizes.slice(0, -1).reduce((product, size) => product * size, 1)
  const bitsOfCell = 8 * cell

  /** What the reader goes through: number of values and stride of the piles 2..n. */
  const loops = new Int32Array(buffer, EDGE_READ, 2 * strides.length)
  strides.forEach((stride, i) => (loops[2 * i + 1] = stride))
  const goThrough = (piles: number, others: number): void => {
    for (let pile = 2; pile <= last; pile++) {
      loops[2 * (pile - 2)] = pile <= piles ? sizes[pile - 1]! : others
    }
  }
  const piece = new Uint8Array(buffer, entries, decoded)

  const visit = (from: number, to: number, visitPiece: VisitPiece): void => {
    const outer = strides.slice(decodedPiles - 1)
    const most = sizes.slice(decodedPiles)
    const x = outer.map(() => 0)
    x[x.length - 1] = from
    for (let rank = from * layer; rank < to * layer; rank += decoded) {
      // whoever visits may begin another visit of the same cells
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
    entryAt(position) {
      const [x, ...others] = position as [number, ...number[]]
      const at = others.reduce((sum, pile, i) => sum + pile * strides[i]!, origin)
      const bit = x % bitsOfCell
      const octet = octets[at + plane * Math.floor(x / bitsOfCell) + (bit >> 3)]!
      return 1 - ((octet >> (bit % 8)) & 1)
    },
    visit,
    countP(from, to) {
      const counter = new BigUint64Array(buffer, EDGE_COUNTED, 1)
      counter[0] = 0n
      goThrough(last - 1, to - from)
      count(origin + from * strides.at(-1)!)
      return Number(counter[0])
    },
    values() {
      const values = new Uint8Array(layer * sizes.at(-1)!)
      visit(0, sizes.at(-1)!, (part, rank) => values.set(part, rank))
      return values
    },
    release,
  }
}
