import { binomial, hypergraphNim, denseBox } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { npy } from '../../src/index.ts'
import { rowsOf, SOLVED_EXAMPLES, withValues } from '../solved/examples.ts'
import { joined } from './joined.ts'
import { readNpy } from './read-npy.ts'

test.each(SOLVED_EXAMPLES)('every value can be read back by its position: %s', (_, table) => {
  const { box } = table
  const array = readNpy(joined(npy(table)))
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

/** Where a[index] lies in an array whose first index varies fastest. */
function fortranOffset(shape: number[], index: number[]): number {
  return index.reduceRight((offset, i, axis) => offset * shape[axis]! + i, 0)
}

test('the type of the elements is the width of the values, little-endian', () => {
  const [, table] = SOLVED_EXAMPLES[0]!
  const { count } = table.box
  const types = [
    ['|u1', Uint8Array.from({ length: count }, (_, i) => 255 - i)],
    ['<u2', Uint16Array.from({ length: count }, (_, i) => 65_535 - 300 * i)],
    ['<u4', Uint32Array.from({ length: count }, (_, i) => 4_294_967_295 - 70_000 * i)],
  ] as const
  for (const [descr, values] of types) {
    const array = readNpy(joined(npy(withValues(table, values))))
    expect(array.descr).toBe(descr)
    expect(array.data).toEqual([...values])
  }
})

test('the header of a small table is the one NumPy writes', () => {
  const [, table] = SOLVED_EXAMPLES[1]!
  const header = new TextDecoder('latin1').decode(joined(npy(table)).subarray(0, 128))
  const dictionary = "{'descr': '|u1', 'fortran_order': False, 'shape': (5,), }"
  expect(header).toBe(`\u0093NUMPY\u0001\u0000v\u0000${dictionary.padEnd(117)}\n`)
})

test('long tables come in several pieces', () => {
  const count = (1 << 20) + 3
  const values = Uint16Array.from({ length: count }, (_, i) => i % 65_521)
  const [, table] = SOLVED_EXAMPLES[1]!
  const pieces = [...npy({ ...table, box: denseBox(1, count - 1), values })]
  expect(pieces.slice(1).map(({ length }) => length)).toEqual([2 << 20, 6])
  const { data } = readNpy(joined(pieces))
  expect(data.every((value, i) => value === i % 65_521)).toBe(true)
  expect(data).toHaveLength(count)
})

test('more axes than NumPy has are an error', () => {
  const ruleset = hypergraphNim(65, [[1, 2]])
  const box = denseBox(65, 0)
  const [, table] = SOLVED_EXAMPLES[0]!
  expect(() => [...npy({ ...table, ruleset, box, values: new Uint8Array(1) })]).toThrow(
    new RangeError('npy: expected at most 64 piles in a dense box, got 65'),
  )
})
