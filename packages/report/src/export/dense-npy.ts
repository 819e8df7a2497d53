import type { Table } from '@nim/bruteforce'
import { denseBox } from '@nim/core/rules'
import { BLOCK, npyHeader, putEntry, type Width, widthOf } from './npy.ts'

type DenseTable = Pick<Table, 'ruleset' | 'box' | 'value' | 'play' | 'forEachPiece' | 'at'>

/** An upper bound on the size of the file of {@link denseNpy} in bytes, without its header. */
export function denseNpyBytes({
  box,
  value,
}: {
  readonly box: Pick<Table['box'], 'piles' | 'max'>
  readonly value: Table['value']
}): number {
  return (box.max + 1) ** box.piles * (value === 'outcome' ? 1 : 4)
}

/**
 * A solved table as an n-dimensional NumPy array of shape (max+1, …, max+1) in Fortran order: the
 * value of x is `a[x_1, …, x_n]`. If the rules do not distinguish piles, x can be in any order,
 * because the value of each sorted position is written for all of its orders. Otherwise the result
 * is the same as the result of `npy`.
 *
 * @param write receives the header, then the values in blocks of at most 2^20, in order
 * @throws RangeError for more than 64 piles, or 2^53 vectors or more
 * @complexity O((max+1)^n · n log n) time, one block of memory
 * @see https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
 */
export function denseNpy(table: DenseTable, write: (piece: Uint8Array<ArrayBuffer>) => void): void {
  const box = denseBox(table.box.piles, table.box.max)
  const width: Width = widthOf(table)
  write(npyHeader(box, width))
  let left = box.count
  let block = new DataView(new ArrayBuffer(Math.min(BLOCK, left) * width))
  let at = 0
  box.forEach((position) => {
    putEntry(block, at, width, table.at(position))
    at += width
    if (at < block.byteLength) return
    write(new Uint8Array(block.buffer))
    left -= at / width
    block = new DataView(new ArrayBuffer(Math.min(BLOCK, left) * width))
    at = 0
  })
}
