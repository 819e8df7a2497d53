import type { Outcome } from '@nim/core/rules'
import type { SolvedTable } from '../solved-table.ts'

/**
 * The usual notation for the entry of a table: letters for outcomes, and numbers for all other
 * values.
 */
export function valueLabel({ value }: Pick<SolvedTable, 'value'>, entry: number): Outcome | number {
  if (value !== 'outcome') return entry
  return entry === 0 ? 'P' : 'N'
}
