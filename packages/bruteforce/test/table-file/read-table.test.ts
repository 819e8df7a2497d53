import { exactSlowNim } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from '../../src/index.ts'
import { readTable } from '../../src/table-file/read-table.ts'
import { solvedTables } from '../arbitraries/solved-table.ts'
import { forEachLargeTable } from '../arbitraries/large-tables.ts'
import { bytesOf } from './bytes-of.ts'
import { expectSame } from './same-table.ts'

describe('readTable', () => {
  it('returns every table unchanged, at any byte offset', () => {
    fc.assert(
      fc.property(solvedTables, fc.integer({ min: 0, max: 7 }), (table, offset) => {
        const bytes = bytesOf(table)
        const moved = new Uint8Array(bytes.length + offset)
        moved.set(bytes, offset)
        expectSame(readTable(bytes.buffer), table)
        expectSame(readTable(moved.subarray(offset)), table)
        expectSame(readTable(Buffer.from(moved.buffer, offset)), table)
      }),
      { numRuns: 200 },
    )
  })

  it('returns boxes of several pieces and entries of all widths unchanged', () => {
    const widths = new Set<string>()
    forEachLargeTable((table) => {
      const saved = readTable(bytesOf(table))
      expectSame(saved, table)
      widths.add(`${table.value === 'outcome' ? 1 : 8 * saved.values.BYTES_PER_ELEMENT}`)
    })
    expect(Array.from(widths).toSorted()).toEqual(['1', '16', '32', '8'])
  })

  it('does not copy entries of a byte or more if they are aligned', () => {
    for (const max of [200, 300, 70_000]) {
      const bytes = bytesOf(solve(exactSlowNim(1, 1), { max }, { value: 'remoteness' }))
      expect(readTable(bytes).values.buffer).toBe(bytes.buffer)
    }
  })

  it('reads entries of several bytes at any offset', () => {
    for (const max of [300, 70_000]) {
      const table = solve(exactSlowNim(1, 1), { max }, { value: 'remoteness' })
      const bytes = bytesOf(table)
      for (const offset of [1, 2, 3]) {
        const moved = new Uint8Array(bytes.length + offset)
        moved.set(bytes, offset)
        expectSame(readTable(moved.subarray(offset)), table)
      }
    }
  })

  it('throws a RangeError for ranks and positions outside the box', () => {
    const saved = readTable(bytesOf(solve(exactSlowNim(2, 1), { max: 3 }, { value: 'outcome' })))
    for (const rank of [-1, 10, 0.5, Number.NaN]) {
      expect(() => saved.entryAt(rank)).toThrow(/expected 0 to 9/)
    }
    expect(() => saved.at([0, 4])).toThrow(RangeError)
  })

  it('allows an iteration inside another one', () => {
    const table = solve(exactSlowNim(2, 1), { max: 800 }, { value: 'outcome' })
    const saved = readTable(bytesOf(table))
    let rank = 0
    saved.forEachPiece((entries) => {
      saved.countP()
      for (const entry of entries) if (entry !== table.values[rank++]) throw new Error(`${rank}`)
    })
    expect(rank).toBe(table.box.count)
  })
})
