import {
  closeSync,
  ftruncateSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exactSlowNim, hypergraphNim, WYTHOFF } from '@nim/core/rules'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTable, saveEntries, saveTable } from '../../src/files.ts'
import { solve } from '../../src/index.ts'
import { solveByLayers } from '../../src/solve-by-layers.ts'
import { encodeHeader, fileLayout, headerOf } from '../../src/table-file/header.ts'
import { longestSpan } from '../../src/table-file/row-spans.ts'
import { solvedTables } from '../arbitraries/solved-table.ts'
import { forEachLargeTable } from '../arbitraries/large-tables.ts'
import { bytesOf } from './bytes-of.ts'
import { expectSame } from './same-table.ts'

let folder: string
let path: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nimlab-table-'))
  path = join(folder, 'box.nimtab')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('saveTable and openTable', () => {
  it('return every table unchanged', () => {
    fc.assert(
      fc.property(solvedTables, (table) => {
        expect(saveTable(table, path)).toBe(table.digest())
        const saved = openTable(path)
        expectSame(saved, table)
        saved.verify()
        saved.close()
      }),
    )
  })

  it('return large tables in pieces of bounded size', () => {
    forEachLargeTable((table) => {
      saveTable(table, path)
      expect(Buffer.compare(readFileSync(path), bytesOf(table))).toBe(0)
      const saved = openTable(path)
      expectSame(saved, table)
      saved.verify()
      saved.forEachPiece((entries) => {
        expect(entries.length).toBeLessThanOrEqual(longestSpan(table.box))
      })
      saved.close()
    })
  })

  it('write a box that is never in memory as a whole', () => {
    const ruleset = exactSlowNim(4, 3)
    for (const value of ['outcome', 'remoteness', 'grundy'] as const) {
      const digest = saveEntries({ ruleset, play: 'misere', value, max: 50 }, path, (add) =>
        solveByLayers(ruleset, { max: 50 }, { value, play: 'misere' }, ({ forEachPiece }) =>
          forEachPiece(add),
        ),
      )
      const table = solve(ruleset, { max: 50 }, { value, play: 'misere' })
      expect(digest).toBe(table.digest())
      expect(Buffer.compare(readFileSync(path), bytesOf(table))).toBe(0)
    }
  })

  it('leave one complete file and nothing else, even if writing a table fails', () => {
    const own = mkdtempSync(join(folder, 'own-'))
    const file = join(own, 'wythoff.nimtab')
    const table = solve(WYTHOFF, { max: 10 }, { value: 'grundy' })
    saveTable(table, file)
    const subject = { ruleset: WYTHOFF, play: 'normal', value: 'grundy', max: 12 } as const
    expect(() =>
      saveEntries(subject, file, (add) => {
        add(new Uint8Array(5), 0)
        throw new Error('interrupted')
      }),
    ).toThrow('interrupted')
    expect(() => saveEntries(subject, file, (add) => add(new Uint8Array(5), 0))).toThrow(
      /expected 91 entries, got 5/,
    )
    expect(readdirSync(own)).toEqual(['wythoff.nimtab'])
    expect(openTable(file).digest()).toBe(table.digest())
    expect(() => saveTable(table, join(file, 'x'))).toThrow(/wythoff/)
  })

  it('an open table remains readable after another file replaces its file, until it is closed', () => {
    const first = solve(exactSlowNim(2, 1), { max: 9 }, { value: 'outcome' })
    saveTable(first, path)
    const saved = openTable(path)
    saveTable(solve(WYTHOFF, { max: 10 }, { value: 'grundy' }), path)
    expectSame(saved, first)
    saved.close()
    saved.close()
    expect(() => saved.at([1, 1])).toThrow(`${path}: closed`)
    expect(() => saved.countP()).toThrow(`${path}: closed`)
    expect(() => saved.verify()).toThrow(`${path}: closed`)
  })

  it('an iteration inside another one does not disturb it', () => {
    const table = solve(exactSlowNim(2, 1), { max: 800 }, { value: 'remoteness' })
    saveTable(table, path)
    const saved = openTable(path)
    let rank = 0
    let wrong = 0
    saved.forEachPiece((entries) => {
      saved.countP()
      for (const entry of entries) if (entry !== table.values[rank++]) wrong++
    })
    expect([rank, wrong]).toEqual([table.box.count, 0])
    saved.close()
  })
})

describe('openTable', () => {
  const table = solve(exactSlowNim(4, 3), { max: 20 }, { value: 'remoteness' })

  it('names the file and its fault', () => {
    saveTable(table, path)
    const bytes = readFileSync(path)
    const opening = (changed: Uint8Array) => {
      writeFileSync(path, changed)
      return () => openTable(path)
    }
    expect(opening(bytes.subarray(0, -1))).toThrow(
      `${path}: truncated: it has ${bytes.length - 1} bytes`,
    )
    expect(opening(Buffer.concat([bytes, Buffer.of(0)]))).toThrow(`${path}: 1 bytes too many`)
    expect(opening(Buffer.alloc(0))).toThrow(`${path}: truncated: it has 0 bytes`)
    expect(opening(Buffer.from('PAR1'))).toThrow(`${path}: not a table of nimlab`)
    expect(() => openTable(folder)).toThrow(`'${folder}' is a folder, expected a file`)
    expect(() => openTable(join(folder, 'absent'))).toThrow(/absent' does not exist/)
  })

  it('verify() detects any bit that is flipped', () => {
    saveTable(table, path)
    const bytes = readFileSync(path)
    fc.assert(
      fc.property(fc.nat({ max: bytes.length - 1 }), fc.nat({ max: 7 }), (at, bit) => {
        const damaged = Buffer.from(bytes)
        damaged[at]! ^= 1 << bit
        writeFileSync(path, damaged)
        expect(() => {
          const saved = openTable(path)
          try {
            saved.verify()
          } finally {
            saved.close()
          }
        }).toThrow(path)
      }),
      { numRuns: 300 },
    )
  })

  it('detects that a file becomes shorter while it is read', () => {
    saveTable(table, path)
    const saved = openTable(path)
    truncateSync(path, 200)
    expect(() => saved.histogram()).toThrow(/truncated while nimlab was reading it/)
    saved.close()
  })

  it('reads entries beyond the first 4 GiB of a file', () => {
    // The file is sparse: only the written blocks take space on the disk.
    const max = 40_000
    const ruleset = hypergraphNim(2, [[1], [1, 2]])
    const header = headerOf({ ruleset, play: 'normal', value: 'remoteness', max })
    const { entriesAt, size } = fileLayout(header)
    expect([header.bits, size > 2 ** 32]).toEqual([32, true])
    const file = openSync(path, 'w')
    writeSync(file, encodeHeader(header))
    ftruncateSync(file, size)
    const entries = [
      [[17, 39_999], 40_016],
      [[40_000, 40_000], 80_000],
      [[0, 26_844], 0x01020304],
    ] as const
    for (const [[x, y], entry] of entries) {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32LE(entry)
      writeSync(file, bytes, 0, 4, entriesAt + 4 * (x + y * (max + 1)))
    }
    closeSync(file)
    expect(statSync(path).size).toBe(size)
    const saved = openTable(path)
    for (const [position, entry] of entries) expect(saved.at(position)).toBe(entry)
    expect(saved.entryAt(header.positions - 1)).toBe(80_000)
    let sum = 0
    saved.forEachRow(({ entries, offset, length }) => {
      for (let i = 0; i < length; i++) sum += entries[offset + i]!
    }, max - 1)
    expect(sum).toBe(40_016 + 80_000)
    saved.close()
    rmSync(path)
  })
})
