import type { SolvedTable } from '../solved-table.ts'

/** Values converted at a time. */
const BLOCK = 1 << 20
/** The header ends at a multiple of this many bytes. */
const ALIGNMENT = 64
/** NumPy arrays have at most this many axes. */
const MOST_AXES = 64

/**
 * A solved table as a NumPy file, format version 1.0.
 *
 * Sorted boxes give a one-dimensional array of the values by colexicographic rank: the value of the
 * sorted position x is `a[Σ C(x_i + i − 1, i)]`. Dense boxes give an n-dimensional array of shape
 * (max+1, …, max+1) in Fortran order, so that the value of x is `a[x_1, …, x_n]`; this is the order
 * of the ranks. Outcomes are 0 = P, 1 = N. The type is `|u1`, `<u2` or `<u4`, always little-endian.
 *
 * Yields the header, then the values in blocks of at most 2^20.
 * @throws RangeError for dense boxes of more than 64 piles
 * @complexity O(positions) time, one block of memory
 * @see https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
 */
export function* npy(table: SolvedTable): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  yield npyHeader(table)
  const { values } = table
  for (let start = 0; start < values.length; start += BLOCK) {
    yield littleEndian(values.subarray(start, start + BLOCK))
  }
}

function npyHeader({ box, values }: SolvedTable): Uint8Array<ArrayBuffer> {
  if (!box.sorted && box.piles > MOST_AXES) {
    throw new RangeError(
      `npy: expected at most ${MOST_AXES} piles in a dense box, got ${box.piles}`,
    )
  }
  const width = values.BYTES_PER_ELEMENT
  const descr = width === 1 ? '|u1' : `<u${width}`
  const order = box.sorted ? 'False' : 'True'
  const axes = box.sorted ? [box.count] : Array.from({ length: box.piles }, () => box.max + 1)
  const shape = axes.length === 1 ? `(${axes[0]!},)` : `(${axes.join(', ')})`
  const dictionary = `{'descr': '${descr}', 'fortran_order': ${order}, 'shape': ${shape}, }`
  // 6 bytes of magic, 2 of version, 2 of length before the dictionary, a line feed after it.
  const unpadded = 10 + dictionary.length + 1
  const size = Math.ceil(unpadded / ALIGNMENT) * ALIGNMENT
  const text = `${dictionary}${' '.repeat(size - unpadded)}\n`
  const header = new Uint8Array(size)
  header.set([0x93, 0x4e, 0x55, 0x4d, 0x50, 0x59, 1, 0])
  new DataView(header.buffer).setUint16(8, text.length, true)
  header.set(new TextEncoder().encode(text), 10)
  return header
}

function littleEndian(values: SolvedTable['values']): Uint8Array<ArrayBuffer> {
  const width = values.BYTES_PER_ELEMENT
  const bytes = new Uint8Array(values.length * width)
  const view = new DataView(bytes.buffer)
  if (width === 1) bytes.set(values)
  else if (width === 2)
    for (let i = 0; i < values.length; i++) view.setUint16(2 * i, values[i]!, true)
  else for (let i = 0; i < values.length; i++) view.setUint32(4 * i, values[i]!, true)
  return bytes
}
