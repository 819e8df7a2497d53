import type { Table } from '@nim/bruteforce'

/**
 * What is read of a solved table: the value of each position of `box`, by rank. Outcomes are stored
 * as 0 = P, 1 = N.
 */
export type SolvedTable = Pick<Table, 'ruleset' | 'box' | 'value' | 'play' | 'values'>
