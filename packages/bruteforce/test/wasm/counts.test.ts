import { linearCongruence } from '@nim/core/random'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { TableValue } from '../../src/index.ts'
import { plainMemories } from '../../src/wasm/encode/memories.ts'
import { cachedModule, instanceOf } from '../../src/wasm/encode/modules.ts'
import { readerCode } from '../../src/wasm/read/reader-code.ts'
import type { CellBytes } from '../../src/wasm/slow/kernel-code.ts'
import { slotsOf, writeTables } from '../../src/wasm/slow/slots.ts'

const GAME = { piles: 4, sizes: [2] }

/**
 * For each value, some cells of P-positions and some cells of N-positions. A cell contains the
 * remoteness as a key, or the Grundy value as a bit.
 */
const CELLS: Readonly<Record<Exclude<TableValue, 'outcome'>, readonly (readonly number[])[]>> = {
  remoteness: [
    [0, 1, 127],
    [-1, -2, -128],
  ],
  grundy: [[1], [2, 4, 64, 0]],
}

/**
 * Counts the P-positions among cells that this test writes, from an address that need not be even.
 */
function countedBy(
  value: 'remoteness' | 'grundy',
  bytes: CellBytes,
  cells: readonly number[],
): number {
  const slots = slotsOf(GAME, 3, 'straight', bytes, 0)
  const memory = plainMemories.acquire(slots.origin + 4 * cells.length + 64)
  writeTables(slots, memory.buffer, false)
  const start = slots.origin + bytes
  const view =
    bytes === 1
      ? new Int8Array(memory.buffer, start, cells.length + 32)
      : bytes === 2
        ? new Int16Array(memory.buffer, start, cells.length + 32)
        : new Int32Array(memory.buffer, start, cells.length + 8)
  // The cells after the end look like P-positions, so a count that continues beyond the end is
  // wrong.
  view.fill(CELLS[value][0]![0]!)
  view.set(cells)
  const spec = { piles: 4, shape: 'straight', value, bytes, isMisere: false } as const
  const module = cachedModule(`counts ${value} ${bytes}`, () => readerCode(spec, false))
  const count = instanceOf(module, memory)['count']!(start, start + cells.length * bytes)
  plainMemories.release(memory)
  return Number(count)
}

const someCells = fc.record({
  value: fc.constantFrom('remoteness', 'grundy'),
  bytes: fc.constantFrom<CellBytes>(1, 2, 4),
  length: fc.nat(20_000),
  /** On average, one cell out of `rare` cells is an N-position. */
  rare: fc.integer({ min: 1, max: 30_000 }),
  seed: fc.nat(),
})

it('the kernel counts every P-position, however many are consecutive', () => {
  fc.assert(
    fc.property(someCells, ({ value, bytes, length, rare, seed }) => {
      fc.pre(value === 'grundy' || bytes < 4)
      const next32 = linearCongruence(seed)
      const random = (below: number): number => Math.floor((next32() / 2 ** 32) * below)
      let isP = 0
      const cells = Array.from({ length }, () => {
        const kind = random(rare) === 0 ? 1 : 0
        isP += 1 - kind
        const some = CELLS[value][kind]!
        return some[random(some.length)]!
      })
      expect(countedBy(value, bytes, cells)).toBe(isP)
    }),
    { numRuns: 200 },
  )
})
