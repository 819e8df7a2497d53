import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from '../../src/index.ts'
import type {
  EntryAnswer,
  FindQuestion,
  FoundPositions,
  SliceQuestion,
  TableGrid,
} from '../../src/web-table/web-table.ts'

/** A table in a worker, and the questions about it. */
export interface TableCase {
  readonly ruleset: string
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
  readonly at: readonly number[]
  readonly slice: SliceQuestion
  readonly modulus: number
  readonly find: FindQuestion
}

/** The answers that the page received, as plain lists. */
export interface TableResult {
  readonly positions: number
  readonly at: EntryAnswer
  readonly side: number
  readonly entries: readonly number[]
  readonly isP: readonly number[]
  readonly grid: TableGrid
  readonly histogram: readonly number[]
  readonly found: FoundPositions
  readonly digest: string
}

/** The result of cancelling a grid of a large table. */
export interface GivenUp {
  /** The reason for which the promise of the grid was rejected; null if the grid arrived. */
  readonly reason: unknown
  /** True if two entries and the rejection arrived before the grid that was not cancelled. */
  readonly isBeforeOther: boolean
  /**
   * The number of positions in a second grid. The page requested this grid before it cancelled the
   * first grid.
   */
  readonly counted: number
  readonly positions: number
}

/** The result of drawing a slice of a large table. */
export interface Drawn {
  /** The number of timer events that the page received during the computation. */
  readonly turns: number
  readonly positions: number
}

/** The functions of the page's script that the test of tables in workers calls. */
export interface TablePage {
  askCase(this: void, tableCase: TableCase): Promise<TableResult>
  /** Cancels one grid of about ten million positions of NIM(4,3). */
  giveUpGrid(this: void): Promise<GivenUp>
  /**
   * Starts to solve a large box, then aborts the computation.
   * @returns the reason for which the promise was rejected
   */
  abortSolving(this: void): Promise<unknown>
  /**
   * Closes a table twice.
   * @returns the messages about an answer in progress, and about a question afterwards
   */
  closeTwice(this: void): Promise<string[]>
  /** Starts a worker with this script, and returns the error message if there is no such script. */
  withScript(this: void, script: string): Promise<string>
  /** Solves and draws about ten million positions. */
  drawSlice(this: void): Promise<Drawn>
}
