import type { Outcome } from '@nim/core/rules'
import type { SolvedTable } from '../solved-table.ts'

/**
 * The usual notation for an entry of a table. Outcomes are letters, and all other values are
 * numbers.
 */
export function valueLabel({ value }: Pick<SolvedTable, 'value'>, entry: number): Outcome | number {
  if (value !== 'outcome') return entry
  return entry === 0 ? 'P' : 'N'
}
