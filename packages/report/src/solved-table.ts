import type { Table } from '@nim/bruteforce'

/**
 * The members of a solved table that writers need. Writers read its entries in rank order, one row
 * or piece at a time, so that the table is never copied. Outcomes are stored as 0 = P, 1 = N.
 */
export type SolvedTable = Pick<
  Table,
  'ruleset' | 'box' | 'value' | 'play' | 'forEachRow' | 'forEachPiece'
>
