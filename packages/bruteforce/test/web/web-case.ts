import type { PlayConvention } from '@nim/core/rules'
import type { KernelChoice, TableValue } from '../../src/index.ts'
import type { TablePage } from './table-case.ts'

/** A table to be made in a page. */
export interface WebCase {
  readonly ruleset: string
  readonly max: number
  readonly value: TableValue
  readonly play?: PlayConvention
  readonly kernel?: KernelChoice
  /** How many workers; absent to solve on the main thread of the page. */
  readonly threads?: number
  readonly smallest?: number
  readonly memory?: number
  /** Where the script of workers is, if not beside the script of the page. */
  readonly workerScript?: string
}

/** What the page says about it. */
export interface WebResult {
  readonly digest: string
  readonly P: number
  /** Digest after the table has been written as a file and read again. */
  readonly digestOfCopy: string
  /** Workers that have been started for it. */
  readonly started: number
}

/** What the script of the page offers to the test. */
export interface TestPage extends TablePage {
  solveCase(this: void, webCase: WebCase): Promise<WebResult>
  endIdleWorkers(this: void): void
  hasSimd(this: void): boolean
}
