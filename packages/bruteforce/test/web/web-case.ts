import type { PlayConvention } from '@nim/core/rules'
import type { KernelChoice, TableValue } from '../../src/index.ts'
import type { TablePage } from './table-case.ts'

/** A table that a page computes. */
export interface WebCase {
  readonly ruleset: string
  readonly max: number
  readonly value: TableValue
  readonly play?: PlayConvention
  readonly kernel?: KernelChoice
  /** The number of workers. Without workers, the main thread of the page solves the box. */
  readonly threads?: number
  readonly smallest?: number
  readonly memory?: number
  /** The location of the workers' script, unless it is next to the page's script. */
  readonly workerScript?: string
}

/** The page's results for this table. */
export interface WebResult {
  readonly digest: string
  readonly P: number
  /** The digest of the table after the page has saved it and read it again. */
  readonly digestOfCopy: string
  /** The number of workers that the page started for this table. */
  readonly started: number
}

/** The functions of the page's script that the test calls. */
export interface TestPage extends TablePage {
  solveCase(this: void, webCase: WebCase): Promise<WebResult>
  endIdleWorkers(this: void): void
  hasSimd(this: void): boolean
}
