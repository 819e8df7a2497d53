import type { Table } from '@nim/bruteforce'

/**
 * The part of a solved table that writers read: its entries in rank order, a row or a piece at a
 * time, so that no copy of the table is made. Outcomes are stored as 0 = P, 1 = N.
 */
export type SolvedTable = Pick<
  Table,
  'ruleset' | 'box' | 'value' | 'play' | 'forEachRow' | 'forEachPiece'
>
