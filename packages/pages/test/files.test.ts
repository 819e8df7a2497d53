import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inFiles } from '../src/explorer/in-files.ts'
import { type Files, linesOf, linesText } from '../src/files.ts'

interface Line {
  readonly game: string
}

function filesWith(text: string): Files {
  return { read: () => text, names: () => [] }
}

const parse = (text: string): Line => JSON.parse(text) as Line
const gameOf = ({ game }: Line): string => game

describe('the lines of a data file', () => {
  it('are parsed as they were written', () => {
    const lines = fc.array(fc.record({ game: fc.string() }), { minLength: 1 })
    fc.assert(
      fc.property(lines, (some) => {
        expect(linesOf(filesWith(linesText(some)), 'a.jsonl', parse)).toEqual(some)
      }),
    )
  })

  it('are rejected with the file and the line number if one line cannot be parsed', () => {
    const files = filesWith('{"game":"a"}\n{"game":\n')
    expect(() => linesOf(files, 'a.jsonl', parse)).toThrow(/^a\.jsonl, line 2: /)
  })

  it('are rejected if two of them have the same subject', () => {
    const files = filesWith('{"game":"a"}\n{"game":"b"}\n{"game":"a"}\n')
    expect(() => linesOf(files, 'a.jsonl', parse, gameOf)).toThrow(
      'a.jsonl, line 3: it repeats the subject of line 1, a',
    )
  })
})

describe('rows that are split into files of the explorer', () => {
  it('are complete and in order, and the first file counts them and the other files', () => {
    const lengths = fc.array(fc.nat(30_000), { maxLength: 12 })
    const rows = lengths.map((all) => all.map((length, i) => String(i).repeat(length)))
    fc.assert(
      fc.property(rows, (some) => {
        const [[name, counts], ...parts] = inFiles('rows', some) as [
          [string, unknown],
          ...[string, string[]][],
        ]
        expect([name, counts]).toEqual(['rows.json', { files: parts.length, rows: some.length }])
        expect(parts.flatMap(([, part]) => part)).toEqual(some)
        expect(parts.map(([path]) => path)).toEqual(parts.map((_, i) => `rows-${i + 1}.json`))
      }),
    )
  })
})
