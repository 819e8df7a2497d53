import { binomial, denseBox, hypergraphNim, sortedBox } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { denseNpy, denseNpyBytes, npy } from '../../src/index.ts'
import type { SolvedTable } from '../../src/solved-table.ts'
import { rowsOf, SOLVED_EXAMPLES, withValues } from '../solved/examples.ts'
import { joined, pieces } from './joined.ts'
import { readNpy } from './read-npy.ts'

test.each(SOLVED_EXAMPLES)('every value can be read back by its position: %s', (_, table) => {
  const { box } = table
  const array = readNpy(fileOf(table))
  expect(array.headerLength % 64).toBe(0)
  expect(array.data).toHaveLength(box.count)
  expect(array.fortranOrder).toBe(!box.sorted)
  expect(array.shape).toEqual(
    box.sorted ? [box.count] : Array.from({ length: box.piles }, () => box.max + 1),
  )
  for (const { piles, entry } of rowsOf(table)) {
    const at = box.sorted ? colexRank(piles) : fortranOffset(array.shape, piles)
    expect(array.data[at]).toBe(entry)
  }
})

function colexRank(piles: number[]): number {
  return piles.reduce((rank, pile, i) => rank + Number(binomial(pile + i, i + 1)), 0)
}

/** The offset of a[index] in the data of an array whose first index varies fastest. */
function fortranOffset(shape: number[], index: number[]): number {
  return index.reduceRight((offset, i, axis) => offset * shape[axis]! + i, 0)
}

test('the type is the narrowest little-endian type for the values, however the table stores them', () => {
  const [, table] = SOLVED_EXAMPLES[3]!
  const { count } = table.box
  const entries = (largest: number, step: number): number[] =>
    Array.from({ length: count }, (_, i) => largest - step * i)
  const types = [
    ['|u1', entries(255, 1)],
    ['<u2', entries(256, 1)],
    ['<u2', entries(65_535, 300)],
    ['<u4', entries(65_536, 300)],
    ['<u4', entries(4_294_967_295, 70_000)],
  ] as const
  for (const [descr, numbers] of types) {
    for (const Kept of [Uint8Array, Uint16Array, Uint32Array]) {
      if (numbers[0]! >= 2 ** (8 * Kept.BYTES_PER_ELEMENT)) continue
      const array = readNpy(fileOf(withValues(table, Kept.from(numbers))))
      expect(array.descr).toBe(descr)
      expect(array.data).toEqual(numbers)
    }
  }
})

test('the header of a small table has the same bytes as in NumPy', () => {
  const [, table] = SOLVED_EXAMPLES[1]!
  const header = Buffer.from(fileOf(table).subarray(0, 128)).toString('latin1')
  const dictionary = "{'descr': '|u1', 'fortran_order': False, 'shape': (5,), }"
  expect(header).toBe(`\u0093NUMPY\u0001\u0000v\u0000${dictionary.padEnd(117)}\n`)
})

test('a long table is written in several blocks, each with its own memory', () => {
  const box = sortedBox(2, 1447)
  const values = Uint16Array.from({ length: box.count }, (_, i) => i % 65_521)
  const [, table] = SOLVED_EXAMPLES[3]!
  const blocks = pieces<Uint8Array<ArrayBuffer>>((write) =>
    npy(withValues({ ...table, box }, values), write),
  )
  expect(blocks.slice(1).map(({ length }) => length)).toEqual([
    2 << 20,
    2 * (box.count - (1 << 20)),
  ])
  const { data } = readNpy(joined(blocks))
  expect(data.every((value, i) => value === i % 65_521)).toBe(true)
  expect(data).toHaveLength(box.count)
})

test('a table with more axes than NumPy supports causes an error', () => {
  const ruleset = hypergraphNim(65, [[1, 2]])
  const [, table] = SOLVED_EXAMPLES[0]!
  const one = withValues({ ...table, ruleset, box: denseBox(65, 0) }, new Uint8Array(1))
  expect(() => fileOf(one)).toThrow(
    new RangeError('npy: expected at most 64 piles in a dense box, got 65'),
  )
})

test.each(SOLVED_EXAMPLES)(
  'the dense array a[x_1, …, x_n] accepts the piles in any order: %s',
  (_, table) => {
    const bytes = joined(pieces<Uint8Array<ArrayBuffer>>((write) => denseNpy(table, write)))
    const { piles, max } = table.box
    const array = readNpy(bytes)
    expect(array.fortranOrder).toBe(true)
    expect(array.shape).toEqual(Array.from({ length: piles }, () => max + 1))
    expect(array.data).toHaveLength((max + 1) ** piles)
    expect(bytes.length - array.headerLength).toBeLessThanOrEqual(denseNpyBytes(table))
    denseBox(piles, max).forEach((vector) => {
      const at = fortranOffset(array.shape, [...vector])
      expect(array.data[at]).toBe(table.at(vector))
    })
    if (!table.box.sorted) expect(bytes).toEqual(fileOf(table))
  },
)

function fileOf(table: SolvedTable): Uint8Array {
  return joined(pieces<Uint8Array<ArrayBuffer>>((write) => npy(table, write)))
}
