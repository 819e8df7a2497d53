import { createHash } from 'node:crypto'
import { exactSlowNim, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from '../../src/index.ts'
import { tableChunks, tableWriter } from '../../src/table-file/table-writer.ts'
import { solvedTables } from '../arbitraries/solved-table.ts'
import { forEachLargeTable } from '../arbitraries/large-tables.ts'
import { bytesOf, joined } from './bytes-of.ts'

describe('writeTable', () => {
  it('writes the header, the entries by rank, the digest and the checksum in the documented format', () => {
    const table = solve(exactSlowNim(2, 1), { max: 3 }, { value: 'outcome' })
    const text = Buffer.from(
      '{"ruleset":"NIM(2,1)","play":"normal","value":"outcome","max":3,"bits":1,"positions":10,"layout":"rank"}',
    )
    const before = Buffer.concat([
      Buffer.from('nimlab-table\r\n\x1a\n', 'latin1'),
      Buffer.of(1, 0, 0, 0),
      Buffer.of(text.length, 0, 0, 0),
      text,
      Buffer.alloc(128 - 24 - text.length),
      Buffer.of(0b01010010, 0b01),
      Buffer.from(table.digest().slice('sha256:'.length), 'hex'),
    ])
    const checksum = createHash('sha256').update(before).digest()
    expect(Buffer.from(bytesOf(table)).equals(Buffer.concat([before, checksum]))).toBe(true)
  })

  it('writes wide entries with the lowest byte first', () => {
    const table = solve(exactSlowNim(1, 1), { max: 256 }, { value: 'remoteness' })
    const bytes = bytesOf(table)
    expect(Array.from(bytes.subarray(-64 - 6, -64))).toEqual([254, 0, 255, 0, 0, 1])
  })

  it('writes the same bytes layer by layer, as a generator', () => {
    fc.assert(
      fc.property(solvedTables, (table) => {
        expect(joined([...tableChunks(table)])).toEqual(bytesOf(table))
      }),
    )
    forEachLargeTable((table) => {
      expect(Buffer.compare(joined([...tableChunks(table)]), bytesOf(table))).toBe(0)
    })
  })
})

describe('tableWriter', () => {
  const subject = { ruleset: WYTHOFF, play: 'normal', value: 'outcome', max: 2 } as const
  const start = (): ReturnType<typeof tableWriter> => tableWriter(subject, () => {})

  it('accepts entries in pieces of any size and returns the digest of the table', () => {
    const table = solve(WYTHOFF, { max: 20 }, { value: 'grundy' })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 70 }), (size) => {
        const chunks: Uint8Array[] = []
        const writer = tableWriter({ ...subject, value: 'grundy', max: 20 }, (chunk) =>
          chunks.push(chunk.slice()),
        )
        for (let rank = 0; rank < table.box.count; rank += size) {
          writer.add(table.values.subarray(rank, rank + size), rank)
        }
        expect(writer.end()).toBe(table.digest())
        expect(joined(chunks)).toEqual(bytesOf(table))
      }),
    )
  })

  it('rejects entries out of order, too many entries, and too few', () => {
    expect(() => start().add(new Uint8Array(2), 1)).toThrow(
      /from rank 0 on, got entries from rank 1 on/,
    )
    expect(() => start().add(new Uint8Array(7), 0)).toThrow(RangeError)
    const writer = start()
    writer.add(new Uint8Array(5), 0)
    expect(() => writer.end()).toThrow(/expected 6 entries, got 5/)
  })
})
