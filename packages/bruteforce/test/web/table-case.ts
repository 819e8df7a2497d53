import type { PlayConvention } from '@nim/core/rules'
import type { TableValue } from '../../src/index.ts'
import type {
  EntryAnswer,
  FindQuestion,
  FoundPositions,
  SliceQuestion,
  TableGrid,
} from '../../src/web-table/web-table.ts'

/** A table in a worker, and what is asked of it. */
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

/** What the page was answered, as plain lists. */
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

/** How a grid of a large table was given up. */
export interface GivenUp {
  /** What the promise of the grid was rejected with; null if the grid came. */
  readonly reason: unknown
  /** Two entries and the rejection came before the grid that was not given up. */
  readonly isBeforeOther: boolean
  /** Positions that another grid counted, asked for before the signal and not given up. */
  readonly counted: number
  readonly positions: number
}

/** What a page did while a table was made for it. */
export interface Drawn {
  /** Timers that the page heard. */
  readonly turns: number
  readonly positions: number
}

/** What the script of the page offers about tables in workers. */
export interface TablePage {
  askCase(this: void, tableCase: TableCase): Promise<TableResult>
  /** Gives up one grid of some ten million positions of NIM(4,3). */
  giveUpGrid(this: void): Promise<GivenUp>
  /** Aborts the solving of a large box. @returns what the promise was rejected with */
  abortSolving(this: void): Promise<unknown>
  /** Closes a table twice. @returns what was said of an answer under way, and of a question afterwards */
  closeTwice(this: void): Promise<string[]>
  /** What is said if there is no script of that name. */
  withScript(this: void, script: string): Promise<string>
  /** Solves and draws some ten million positions. */
  drawSlice(this: void): Promise<Drawn>
}
