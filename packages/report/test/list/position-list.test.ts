import { compareSumLex } from '@nim/core/rules'
import { expect, test } from 'vitest'
import { listTable, positionList, type Selection } from '../../src/index.ts'
import { SOLVED_EXAMPLES } from '../solved/examples.ts'
import { imbalance } from '../tex/balance.ts'

const ALL: Selection = { kind: 'all' }
const P: Selection = { kind: 'outcome', outcome: 'P' }
const [, NIM32] = SOLVED_EXAMPLES[0]!
const [, MISERE] = SOLVED_EXAMPLES[2]!

test.each(SOLVED_EXAMPLES)(
  'every selected position is listed in ascending order: %s',
  (_, table) => {
    const selections: Selection[] = [
      ALL,
      P,
      { kind: 'outcome', outcome: 'N' },
      { kind: 'entry', entry: 1 },
    ]
    for (const selection of selections) {
      const expected: { position: number[]; entry: number }[] = []
      table.box.forEach((position) => {
        const entry = table.at(position)
        const isMeant =
          selection.kind === 'all' ||
          (selection.kind === 'entry'
            ? entry === selection.entry
            : table.outcomeAt(position) === selection.outcome)
        if (isMeant) expected.push({ position: [...position], entry })
      })
      expected.sort((a, b) => compareSumLex(a.position, b.position))
      expect(positionList(table, selection, 1e6).rows).toEqual(expected)
    }
  },
)

test('more positions than the limit cause an error with both numbers', () => {
  expect(() => positionList(NIM32, P, 10)).toThrow(
    new RangeError(
      `NIM(3,2) with piles up to 7 has ${NIM32.countP()} P-positions, more than the limit of 10`,
    ),
  )
})

test('CSV has one line per position, one column per pile, and the value in the last column', () => {
  const lines = listTable(positionList(NIM32, P, 100), 'csv')
    .trimEnd()
    .split('\n')
  expect(lines.slice(0, 4)).toEqual(['x1,x2,x3,value', '0,0,0,P', '0,0,1,P', '0,0,2,P'])
  expect(lines).toHaveLength(1 + NIM32.countP())
})

test('a value that all listed positions share appears only in the title', () => {
  const text = listTable(positionList(NIM32, P, 100), 'txt')
  expect(text).toMatch(
    /^All \d+ sorted P-positions of NIM\(3,2\) with piles up to 7, normal play\n\nx1  x2  x3\n/,
  )
  const remoteness = listTable(positionList(MISERE, { kind: 'entry', entry: 3 }, 1e4), 'md')
  expect(remoteness).toMatch(
    /All \d+ sorted positions of remoteness 3 of SN\(4,\{1,3\}\).*misère play\.\n\n/,
  )
  expect(listTable(positionList(MISERE, P, 1e4), 'md')).toContain('| remoteness |')
})

test('LaTeX uses booktabs, and a long table spans several pages', () => {
  const short = listTable(positionList(NIM32, P, 100), 'tex', 6)
  const long = listTable(positionList(NIM32, ALL, 200), 'tex')
  for (const [tex, environment] of [
    [short, 'tabular'],
    [long, 'longtable'],
  ] as const) {
    const [packages, ...lines] = tex.split('\n')
    expect(packages).toMatch(/^% \\usepackage\{booktabs/)
    expect(imbalance(lines.join('\n'))).toBe(null)
    expect(tex).toContain(`\\begin{${environment}}`)
  }
  expect(long).toContain(String.raw`$x_{1}$ & $x_{2}$ & $x_{3}$ & outcome \\`)
  expect(short).toContain(String.raw`\label{tab:NIM-3-2-P-positions}`)
  const set = listTable(positionList(MISERE, P, 1e4), 'tex')
  expect(set).toContain(String.raw`SN(4,\{1,3\}) with piles up to 6, misère play.`)
})

test('a list with several positions per row is read from left to right', () => {
  const list = positionList(NIM32, P, 100)
  const rows = listTable(list, 'md', 7).trimEnd().split('\n').slice(4)
  expect(rows).toHaveLength(Math.ceil(list.rows.length / 7))
  const cells = rows.flatMap((row) => row.split('|').map((cell) => cell.trim())).filter(Boolean)
  expect(cells).toEqual(list.rows.map(({ position }) => `(${position.join()})`))
  expect(() => listTable(list, 'csv', 2)).toThrow('listTable: CSV has one position per line')
  expect(() => listTable(list, 'txt', 0)).toThrow(RangeError)
})
