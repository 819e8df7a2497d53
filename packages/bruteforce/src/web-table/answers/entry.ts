import type { Outcome, Position } from '@nim/core/rules'
import type { Table } from '../../table.ts'
import type { TableWork } from './work.ts'

export interface EntryQuestion {
  readonly position: Position
}

export interface EntryAnswer {
  readonly entry: number
  readonly outcome: Outcome
}

/**
 * The entry and the outcome of one position.
 * @throws RangeError as `Table.at`
 */
// oxlint-disable-next-line require-yield -- the answer is computed immediately
export function* entryOf(table: Table, { position }: EntryQuestion): TableWork<EntryAnswer> {
  const entry = table.at(position)
  return { entry, outcome: table.isP(entry) ? 'P' : 'N' }
}
