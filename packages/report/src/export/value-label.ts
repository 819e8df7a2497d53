import type { Outcome } from '@nim/core/rules'
import type { SolvedTable } from '../solved-table.ts'

/** The entry of a table as people write it: outcomes as letters, all other values as they are. */
export function valueLabel({ value }: Pick<SolvedTable, 'value'>, entry: number): Outcome | number {
  if (value !== 'outcome') return entry
  return entry === 0 ? 'P' : 'N'
}
