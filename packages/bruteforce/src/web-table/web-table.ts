/**
 * A solved table in a Web Worker, for browsers. The page requests parts of the table, because
 * transferring a whole table takes 20 to 40 times as long as solving it. This is a separate entry
 * point that does not include the solver.
 */
import {
  formatRuleset,
  isGameData,
  type PlayConvention,
  type Position,
  type Ruleset,
  rulesetTitle,
} from '@nim/core/rules'
import type { KernelChoice } from '../plan/plan.ts'
import type { TableValue } from '../task/task.ts'
import type { WebWorker } from '../workers/web-worker-api.ts'
import type { CreateWorker } from '../workers/web-worker-pool.ts'
import type { EntryAnswer } from './answers/entry.ts'
import type { FindQuestion, FoundPositions } from './answers/find.ts'
import type { GridQuestion, TableGrid } from './answers/grid.ts'
import type { SliceQuestion, TableSlice } from './answers/slice.ts'
import { type RequestOptions, tableClient } from './table-client.ts'

export type { StopSignal, WorkProgress } from '../task/ticker.ts'
export type { WebWorker, WebWorkerEvent } from '../workers/web-worker-api.ts'
export type { EntryAnswer } from './answers/entry.ts'
export type { FindQuestion, FindWhere, FoundPositions } from './answers/find.ts'
export type { GridCell, GridQuestion, GridSide, TableGrid } from './answers/grid.ts'
export type { SliceQuestion, TableSlice } from './answers/slice.ts'
export type { AbortSignalLike, RequestOptions } from './table-client.ts'
export type { CreateWorker, KernelChoice, TableValue }

/** The options for solving. `signal` and `onProgress` apply only while the box is solved. */
export interface WebTableOptions extends RequestOptions {
  /** Default: `outcome`. */
  readonly value?: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** The memory limit of the solver in bytes. Default: 2 GiB. */
  readonly memory?: number
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /**
   * Starts a worker that runs the entry `@nim/bruteforce/web-table-worker`. It is needed only if a
   * bundler puts that file elsewhere.
   */
  readonly createWorker?: CreateWorker
}

/**
 * A table in a worker. The worker computes answers in turns that take at most 16 ms each. So
 * several questions may be pending at the same time, and each may be cancelled by its signal. An
 * invalid question rejects with a RangeError. If the worker fails or {@link WebTable.close} is
 * called, pending questions reject with an Error.
 */
export interface WebTable {
  readonly ruleset: Ruleset
  /** The largest pile size of the box. */
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
  /** The number of positions of the box. */
  readonly positions: number
  /** The entry and the outcome of a position. */
  readonly at: (position: Position, options?: RequestOptions) => Promise<EntryAnswer>
  /**
   * The square of the positions in which two piles vary, in the form that `heatMap` of @nim/report
   * displays.
   */
  readonly slice: (question: SliceQuestion & RequestOptions) => Promise<TableSlice>
  /**
   * For each o and r, counts the P- and N-positions with o odd piles and a sum ≡ r. Also finds the
   * smallest position of each kind.
   */
  readonly grid: (question: GridQuestion & RequestOptions) => Promise<TableGrid>
  /** The number of positions with each value, from 0 to the largest value. */
  readonly histogram: (options?: RequestOptions) => Promise<readonly number[]>
  /** The first positions, in rank order, that meet the conditions. */
  readonly find: (question: FindQuestion & RequestOptions) => Promise<FoundPositions>
  /** The digest `sha256:…`, which equals the `digest` of the table that `solve` returns. */
  readonly digest: (options?: RequestOptions) => Promise<string>
  /** Terminates the worker and rejects pending questions. A second call does nothing. */
  readonly close: () => void
}

/**
 * Solves a box in its own worker, which keeps the table until it is closed. The worker starts from
 * the file `web-table-worker.js` in the same folder as this file. Vite and webpack recognise this
 * and generate the file. esbuild needs `@nim/bruteforce/web-table-worker` as a second entry point
 * that becomes `web-table-worker.js` next to the bundle. Alternatively, pass `createWorker`.
 *
 * @throws (by rejection) RangeError as `solve`, and for a game from a module, whose rules cannot be
 *   sent to a worker; the signal's reason if the signal is aborted before the box is solved, which
 *   also terminates the worker; Error if the worker cannot be started
 */
export async function openWebTable(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: WebTableOptions = {},
): Promise<WebTable> {
  const { value = 'outcome', play = 'normal', createWorker = startTableWorker } = options
  if (ruleset.kind === 'OWN' && !isGameData(ruleset.text)) {
    throw new RangeError(`${rulesetTitle(ruleset)}: its rules cannot be sent to a worker`)
  }
  const { ask, close } = tableClient(createWorker())
  try {
    const { memory, kernel } = options
    const job = {
      ruleset: formatRuleset(ruleset),
      max,
      value,
      play,
      ...(memory !== undefined && { memory }),
      ...(kernel !== undefined && { kernel }),
    }
    const { positions } = await ask('solve', job, options)
    return {
      ruleset,
      max,
      value,
      play,
      positions,
      at: (position, watched = {}) => ask('entry', { position: [...position] }, watched),
      slice: ({ signal, onProgress, ...question }) =>
        ask('slice', question, { signal, onProgress }),
      grid: ({ signal, onProgress, ...question }) => ask('grid', question, { signal, onProgress }),
      histogram: (watched = {}) => ask('histogram', null, watched),
      find: ({ signal, onProgress, ...question }) => ask('find', question, { signal, onProgress }),
      digest: (watched = {}) => ask('digest', null, watched),
      close: () => close(new Error('the table is closed')),
    }
  } catch (error) {
    close(error)
    throw error
  }
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker

/** Bundlers recognise only this form of the call. */
function startTableWorker(): WebWorker {
  return new Worker(new URL('./web-table-worker.js', import.meta.url), { type: 'module' })
}
