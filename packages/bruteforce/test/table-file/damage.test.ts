import { createHash } from 'node:crypto'
import { exactSlowNim, hypergraphNim, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { solve } from '../../src/index.ts'
import { readTable } from '../../src/table-file/read-table.ts'
import { solvedTables } from '../arbitraries/solved-table.ts'
import { bytesOf } from './bytes-of.ts'

const tables = [
  solve(exactSlowNim(4, 3), { max: 9 }, { value: 'outcome' }),
  solve(exactSlowNim(1, 1), { max: 300 }, { value: 'remoteness', play: 'misere' }),
  solve(hypergraphNim(3, [[1, 2], [3]]), { max: 4 }, { value: 'grundy' }),
  solve(WYTHOFF, { max: 12 }, { value: 'grundy' }),
]

/** The file with another header text of the same length, and with a checksum that matches. */
function withText(bytes: Uint8Array, from: string, to: string): Uint8Array {
  const text = Buffer.from(bytes).toString('latin1')
  expect(text).toContain(from)
  expect(to).toHaveLength(from.length)
  return resealed(Buffer.from(text.replace(from, to), 'latin1'))
}

function resealed(bytes: Uint8Array): Uint8Array {
  const before = bytes.subarray(0, -32)
  return Buffer.concat([before, createHash('sha256').update(before).digest()])
}

describe('readTable', () => {
  it('detects every single bit that is flipped', () => {
    for (const table of tables) {
      const bytes = bytesOf(table)
      for (let at = 0; at < bytes.length; at++) {
        const bit = 1 << ((at * 5) % 8)
        bytes[at]! ^= bit
        expect(() => readTable(bytes), `byte ${at}`).toThrow(Error)
        bytes[at]! ^= bit
      }
      readTable(bytes)
    }
  })

  it('detects any bytes that are changed in any table', () => {
    fc.assert(
      fc.property(
        solvedTables,
        fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 255 })), {
          minLength: 1,
          maxLength: 3,
        }),
        (table, changes) => {
          const bytes = bytesOf(table)
          const damaged = bytes.slice()
          for (const [at, change] of changes) damaged[at % bytes.length]! ^= change
          if (Buffer.compare(bytes, damaged) === 0) readTable(damaged)
          else expect(() => readTable(damaged, { name: 'x.nimtab' })).toThrow(/^x\.nimtab: /)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('detects every wrong length, and describes the fault', () => {
    for (const table of tables) {
      const bytes = bytesOf(table)
      for (let length = 0; length < bytes.length; length++) {
        expect(() => readTable(bytes.slice(0, length)), `${length}`).toThrow(/truncated/)
      }
      for (const more of [1, 7, 1000]) {
        const longer = new Uint8Array(bytes.length + more)
        longer.set(bytes)
        expect(() => readTable(longer)).toThrow(`${more} bytes too many`)
      }
    }
  })

  it('describes the faults of a header', () => {
    const bytes = bytesOf(tables[0]!)
    const reading = (changed: Uint8Array) => () => readTable(changed, { name: 'file' })
    expect(reading(Buffer.from('\x93NUMPY\x01\x00v\x00'))).toThrow('file: not a table of nimlab')
    const version = bytes.slice()
    version[16] = 2
    expect(reading(version)).toThrow(
      'file: format version 2 is unknown; this program reads only version 1',
    )
    const long = bytes.slice()
    long[23] = 0xff
    expect(reading(long)).toThrow('file: damaged header: its text has 42')
    for (const [from, to, why] of [
      ['{"ruleset', '["ruleset', 'not valid JSON'],
      ['NIM(4,3)', 'NIM(4;3)', "ruleset 'NIM(4;3)'"],
      ['"NIM(4,3)"', '[12345678]', 'ruleset is [12345678], expected a name'],
      ['"normal"', '"normel"', 'play is "normel", expected normal or misere'],
      ['"outcome"', '"outcomes', 'not valid JSON'],
      ['"rank"', '"tank"', 'layout is "tank", expected rank'],
      ['"max":9', '"max":8', 'positions is 715, but the box has 495'],
      ['"max":9', '"max":x', 'not valid JSON'],
      ['"max":9', '"mox":9', 'max is absent'],
      ['"bits":1', '"bits":8', 'bits is 8, but the box has 1'],
      ['"positions":715', '"positions":716', 'positions is 716, but the box has 715'],
      ['NIM(4,3)', 'nim(4,3)', 'not in canonical form'],
    ] as const) {
      expect(reading(withText(bytes, from, to)), `${from} ${to}`).toThrow(why)
    }
    const padded = bytes.slice()
    padded[191] = 1
    expect(reading(resealed(padded))).toThrow(
      'the bytes between its text and the entries are not all zero',
    )
  })

  it('detects a digest that does not belong to the entries, even if the checksum is correct', () => {
    const bytes = bytesOf(tables[0]!)
    expect(() => readTable(withText(bytes, 'NIM(4,3)', 'NIM(4,2)'))).toThrow(
      /do not match the digest/,
    )
    const entry = bytes.slice()
    entry[bytes.length - 64 - 20]! ^= 8
    expect(() => readTable(resealed(entry))).toThrow(/do not match the digest/)
  })

  it('detects bits after the last entry, even if the checksum and the digest are correct', () => {
    const table = solve(exactSlowNim(2, 1), { max: 3 }, { value: 'outcome' })
    const bytes = bytesOf(table)
    bytes[bytes.length - 64 - 1]! |= 0b100
    const entries = bytes.subarray(-66, -64)
    const line = 'nimlab-table/1 ruleset=NIM(2,1) play=normal value=outcome max=3\n'
    bytes.set(createHash('sha256').update(line).update(entries).digest(), bytes.length - 64)
    expect(() => readTable(resealed(bytes))).toThrow(/bits after the last entry are not zero/)
  })

  it('leaves the check to verify() if the caller requests that', () => {
    const bytes = bytesOf(tables[0]!)
    bytes[bytes.length - 64 - 20]! ^= 8
    const table = readTable(bytes, { verify: false, name: 'file' })
    expect(table.box.count).toBe(715)
    expect(() => table.verify()).toThrow('file: damaged: its bytes do not match the checksum')
  })
})
