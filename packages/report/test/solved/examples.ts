import { solve, type Table } from '@nim/bruteforce'
import { exactSlowNim, hypergraphNim, slowSetNim, WYTHOFF } from '@nim/core/rules'
import type { SolvedTable } from '../../src/solved-table.ts'

const PATH = hypergraphNim(3, [
  [1, 2],
  [2, 3],
])

/** Solved tables of every kind of ruleset and value: sorted and dense, normal and misère play. */
export const SOLVED_EXAMPLES: readonly (readonly [name: string, table: Table])[] = [
  ['outcomes of NIM(3,2)', solve(exactSlowNim(3, 2), { max: 7 }, { value: 'outcome' })],
  ['outcomes of SN(1,{1})', solve(slowSetNim(1, [1]), { max: 4 }, { value: 'outcome' })],
  [
    'remoteness of SN(4,{1,3}), misère',
    solve(slowSetNim(4, [1, 3]), { max: 6 }, { value: 'remoteness', play: 'misere' }),
  ],
  ['Grundy values of WYTHOFF', solve(WYTHOFF, { max: 12 }, { value: 'grundy' })],
  ['outcomes of a path of three piles', solve(PATH, { max: 4 }, { value: 'outcome' })],
  ['Grundy values of a path of three piles', solve(PATH, { max: 5 }, { value: 'grundy' })],
  [
    'outcomes of NIM(2,1) with no stones',
    solve(exactSlowNim(2, 1), { max: 0 }, { value: 'outcome' }),
  ],
]

/** The piles and the entry of every position, in rank order. */
export function rowsOf({ box, values }: SolvedTable): { piles: number[]; entry: number }[] {
  const rows: { piles: number[]; entry: number }[] = []
  box.forEach((position, rank) => rows.push({ piles: [...position], entry: values[rank]! }))
  return rows
}

/** The same table with other values; what they are does not matter to an exporter. */
export function withValues(table: SolvedTable, values: SolvedTable['values']): SolvedTable {
  return { ...table, values }
}
