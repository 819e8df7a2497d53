import { expect, test } from 'vitest'
import { booktabs, verdictTex } from '../../src/index.ts'
import { SAMPLE } from '../report/sample.ts'
import { imbalance } from './balance.ts'

const HEAD = ['$n$', 'verdict']
const ROWS = [
  ['3', 'holds'],
  ['12', 'refuted'],
]

test('a table without a caption is a tabular with the rules of booktabs', () => {
  expect(booktabs(HEAD, ROWS)).toBe(
    String.raw`\begin{tabular}{@{}rl@{}}
\toprule
$n$ & verdict \\
\midrule
3 & holds \\
12 & refuted \\
\bottomrule
\end{tabular}`,
  )
})

test('a caption turns the table into a float with a label', () => {
  const tex = booktabs(HEAD, ROWS, { caption: 'Verdicts', label: 'tab:v' })
  expect(tex.split('\n').slice(0, 4)).toEqual([
    String.raw`\begin{table}[htbp]`,
    String.raw`\centering`,
    String.raw`\caption{Verdicts}\label{tab:v}`,
    String.raw`\begin{tabular}{@{}rl@{}}`,
  ])
  expect(imbalance(tex)).toBe(null)
})

test('a long table repeats its head and is balanced', () => {
  const tex = booktabs(HEAD, ROWS, { caption: 'Verdicts', isLong: true, widths: { 1: 0.5 } })
  expect(tex).toContain(String.raw`{@{}r>{\raggedright\arraybackslash}p{0.5\linewidth}@{}}`)
  expect(tex.match(/\$n\$ & verdict/g)).toHaveLength(2)
  expect(imbalance(tex)).toBe(null)
})

test('a table that LaTeX could not typeset causes an error', () => {
  expect(() => booktabs([], [])).toThrow(RangeError)
  expect(() => booktabs(HEAD, [['3']])).toThrow('booktabs: expected 2 cells in row 1, got 1')
  expect(() => booktabs(HEAD, ROWS, { caption: 'c', label: 'a}b' })).toThrow(
    "booktabs: expected a label of letters, digits, - and :, got 'a}b'",
  )
})

test('verdict records become a table with one row per record and escaped cells', () => {
  for (const isLong of [true, false]) {
    const tex = verdictTex(SAMPLE.records, { isLong, caption: 'Verdicts', label: 'tab:verdicts' })
    expect(imbalance(tex)).toBe(null)
    const rows = tex.split('\n').filter((line) => line.endsWith(String.raw` \\`))
    expect(rows).toHaveLength(SAMPLE.records.length + (isLong ? 2 : 1))
    for (const row of rows) expect(row.replaceAll(String.raw`\&`, '').split('&')).toHaveLength(6)
    expect(tex).toContain(String.raw`GMMV-T2 & n=4 k=3 & box max=60 & 635376 & holds & `)
  }
})
