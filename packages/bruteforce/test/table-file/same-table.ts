import { formatRuleset } from '@nim/core/rules'
import { expect } from 'vitest'
import type { Table } from '../../src/index.ts'
import type { SavedTable } from '../../src/table-file/saved-table.ts'

/** Expects the saved table to give the same answers as the original table. */
export function expectSame(saved: SavedTable, table: Table): void {
  expectEqualTables(saved, table)
  table.box.forEach((position, rank) => {
    if (rank % Math.ceil(table.box.count / 200) !== 0) return
    expect(saved.entryAt(rank)).toBe(table.at(position))
  })
}

/** Expects two tables to give the same answers. */
export function expectEqualTables(saved: Table, table: Table): void {
  const { ruleset, box, value, play } = table
  const name = `${formatRuleset(ruleset)} ${value} ${play} max=${box.max}`
  expect(saved.ruleset, name).toEqual(ruleset)
  expect([saved.value, saved.play, saved.box.max, saved.box.count]).toEqual([
    value,
    play,
    box.max,
    box.count,
  ])
  expect(saved.values.length).toBe(box.count)
  const firstWrong = saved.values.findIndex((entry, rank) => entry !== table.values[rank])
  expect(firstWrong, name).toBe(-1)
  expect(saved.digest()).toBe(table.digest())
  expect(saved.histogram()).toEqual(table.histogram())
  expect(saved.countP()).toBe(table.countP())
  const layers = box.piles === 1 ? 1 : box.max + 1
  const from = Math.floor(layers / 3)
  const to = Math.ceil((2 * layers) / 3)
  expect(saved.countP(from, to)).toBe(table.countP(from, to))
  expect(rowsOf(saved)).toEqual(rowsOf(table))
  expect(rowsOf(saved, from, to)).toEqual(rowsOf(table, from, to))
  box.forEach((position, rank) => {
    if (rank % Math.ceil(box.count / 200) !== 0) return
    expect(saved.at(position), name).toBe(table.at(position))
    expect(saved.outcomeAt(position), name).toBe(table.outcomeAt(position))
  })
}

/** The rows as text, or the hash of the rows if there are many. */
function rowsOf(table: Table, from?: number, to?: number): unknown {
  const isSmall = table.box.count < 2000
  const rows: string[] = []
  let hash = 0
  const mix = (x: number): void => {
    hash = (Math.imul(hash, 31) + x) | 0
  }
  table.forEachRow(
    ({ position, rank, entries, offset, length }) => {
      const row = entries.subarray(offset, offset + length)
      if (isSmall) rows.push(`${position.join()} ${rank}: ${row.join()}`)
      for (const numbers of [position, [rank, length], row]) numbers.forEach(mix)
    },
    from ?? 0,
    to ?? (table.box.piles === 1 ? 1 : table.box.max + 1),
  )
  return isSmall ? rows : hash
}
