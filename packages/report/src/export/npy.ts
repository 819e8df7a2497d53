import type { SolvedTable } from '../solved-table.ts'

/** The number of values that are written at a time. */
export const BLOCK: number = 1 << 20
/** The length of the header is a multiple of this number of bytes. */
const ALIGNMENT = 64
/** The maximum number of axes that a NumPy array may have. */
const MOST_AXES = 64

/** The number of bytes of an element. */
export type Width = 1 | 2 | 4

/**
 * Writes a solved table as a NumPy file, in version 1.0 of the format.
 *
 * For a sorted box, the array has one dimension and contains the values by colexicographic rank.
 * The value of the sorted position x is `a[Σ C(x_i + i − 1, i)]`. For a dense box, the array has n
 * dimensions and the shape (max+1, …, max+1). It is in Fortran order, so that the value of x is
 * `a[x_1, …, x_n]`. The ranks have the same order.
 *
 * Outcomes are 0 = P, 1 = N. The type is the narrowest of `|u1`, `<u2` and `<u4` that can represent
 * the largest value. The byte order is always little-endian. The bytes depend only on the values,
 * not on their layout in memory.
 *
 * @param write receives the header, then the values in blocks of at most 2^20, in order
 * @throws RangeError for dense boxes of more than 64 piles
 * @complexity O(positions) time, two passes over the table; one block of memory
 * @see https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
 */
export function npy(table: SolvedTable, write: (piece: Uint8Array<ArrayBuffer>) => void): void {
  const width = widthOf(table)
  write(npyHeader(table.box, width))
  let block = new DataView(new ArrayBuffer(Math.min(BLOCK, table.box.count) * width))
  let at = 0
  let left = table.box.count
  table.forEachPiece((entries) => {
    for (let i = 0; i < entries.length; i++) {
      putEntry(block, at, width, entries[i]!)
      at += width
      if (at < block.byteLength) continue
      write(new Uint8Array(block.buffer))
      left -= at / width
      block = new DataView(new ArrayBuffer(Math.min(BLOCK, left) * width))
      at = 0
    }
  })
}

/** The narrowest width that can represent every entry. */
export function widthOf({
  value,
  forEachPiece,
}: Pick<SolvedTable, 'value' | 'forEachPiece'>): Width {
  if (value === 'outcome') return 1
  let largest = 0
  forEachPiece((entries) => {
    for (let i = 0; i < entries.length; i++) if (entries[i]! > largest) largest = entries[i]!
  })
  if (largest < 2 ** 8) return 1
  return largest < 2 ** 16 ? 2 : 4
}

/** Writes an entry, little-endian. */
export function putEntry(block: DataView, at: number, width: Width, value: number): void {
  if (width === 1) block.setUint8(at, value)
  else if (width === 2) block.setUint16(at, value, true)
  else block.setUint32(at, value, true)
}

/**
 * The header of the array for a box.
 * @throws RangeError for a dense box of more than 64 piles
 */
export function npyHeader(box: SolvedTable['box'], width: Width): Uint8Array<ArrayBuffer> {
  if (!box.sorted && box.piles > MOST_AXES) {
    throw new RangeError(
      `npy: expected at most ${MOST_AXES} piles in a dense box, got ${box.piles}`,
    )
  }
  const axes = box.sorted ? [box.count] : Array.from({ length: box.piles }, () => box.max + 1)
  return headerOf(width === 1 ? '|u1' : `<u${width}`, !box.sorted, axes)
}

/** Writes a text as an array without axes. @complexity O(length) */
export function npyOfText(text: string): Uint8Array<ArrayBuffer> {
  const letters = Array.from(text, (letter) => letter.codePointAt(0)!)
  const header = headerOf(`<U${letters.length}`, false, [])
  const file = new Uint8Array(header.length + 4 * letters.length)
  file.set(header)
  const view = new DataView(file.buffer, header.length)
  letters.forEach((letter, i) => view.setUint32(4 * i, letter, true))
  return file
}

/** Writes a whole number as an array without axes. */
export function npyOfNumber(value: number): Uint8Array<ArrayBuffer> {
  const header = headerOf('<i8', false, [])
  const file = new Uint8Array(header.length + 8)
  file.set(header)
  new DataView(file.buffer, header.length).setBigInt64(0, BigInt(value), true)
  return file
}

function headerOf(
  descr: string,
  isFortran: boolean,
  axes: readonly number[],
): Uint8Array<ArrayBuffer> {
  const order = isFortran ? 'True' : 'False'
  const shape = axes.length === 1 ? `(${axes[0]!},)` : `(${axes.join(', ')})`
  const dictionary = `{'descr': '${descr}', 'fortran_order': ${order}, 'shape': ${shape}, }`
  // Before the dictionary there are 6 bytes for the magic string, 2 for the version and 2 for the
  // length. A line feed follows the dictionary.
  const unpadded = 10 + dictionary.length + 1
  const size = Math.ceil(unpadded / ALIGNMENT) * ALIGNMENT
  const text = `${dictionary}${' '.repeat(size - unpadded)}\n`
  const header = new Uint8Array(size)
  header.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0])
  new DataView(header.buffer).setUint16(8, text.length, true)
  header.set(new TextEncoder().encode(text), 10)
  return header
}
