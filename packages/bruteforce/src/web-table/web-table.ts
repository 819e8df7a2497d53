/**
 * A solved table that lives in a Web Worker, for browsers: the page asks for parts of it. To hand a whole
 * table over takes 20 to 40 times as long as to solve it. An entry of its own, without the solver.
 */
import {
  formatRuleset,
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

/** What to solve, and who looks on: `signal` and `onProgress` are about the solving only. */
export interface WebTableOptions extends RequestOptions {
  /** Default: `outcome`. */
  readonly value?: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** Bytes that the solver may allocate. Default: 2 GiB. */
  readonly memory?: number
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /**
   * Starts a worker that runs the entry `@nim/bruteforce/web-table-worker`. Needed only where a bundler
   * puts that file elsewhere.
   */
  readonly createWorker?: CreateWorker
}

/**
 * A table in a worker. Answers are made in turns of at most 16 ms, so that several may be under way, and
 * each may be given up by its signal. A question that makes no sense is rejected with a RangeError; a
 * worker that fails, and {@link WebTable.close}, reject what is asked with an Error.
 */
export interface WebTable {
  readonly ruleset: Ruleset
  /** Largest pile of the box. */
  readonly max: number
  readonly value: TableValue
  readonly play: PlayConvention
  /** Number of positions of the box. */
  readonly positions: number
  /** The entry of a position, and who wins. */
  readonly at: (position: Position, options?: RequestOptions) => Promise<EntryAnswer>
  /** The square of the positions in which two piles vary, as `heatMap` of @nim/report shows it. */
  readonly slice: (question: SliceQuestion & RequestOptions) => Promise<TableSlice>
  /** How many P- and N-positions have o odd piles and a sum ≡ r, with the smallest of each. */
  readonly grid: (question: GridQuestion & RequestOptions) => Promise<TableGrid>
  /** The number of positions with each entry, up to the largest entry. */
  readonly histogram: (options?: RequestOptions) => Promise<readonly number[]>
  /** The first positions, in rank order, that are as asked for. */
  readonly find: (question: FindQuestion & RequestOptions) => Promise<FoundPositions>
  /** `sha256:…`, the same as `digest` of the table of `solve`. */
  readonly digest: (options?: RequestOptions) => Promise<string>
  /** Ends the worker and rejects what is asked. Called again, it does nothing. */
  readonly close: () => void
}

/**
 * Solves a box in a worker of its own, which keeps the table until it is closed.
 *
 * The worker is started from the file `web-table-worker.js` beside this one. Vite and webpack recognise
 * that and make the file; esbuild needs `@nim/bruteforce/web-table-worker` as a second entry point that
 * becomes `web-table-worker.js` beside the bundle; or pass `createWorker`.
 *
 * @throws (by rejection) RangeError as `solve`, and for a user's own game, whose rules cannot be given to
 * a worker; what the signal says if it is aborted before the box is solved: the worker is ended then;
 * Error if the worker cannot be started
 */
export async function openWebTable(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: WebTableOptions = {},
): Promise<WebTable> {
  const { value = 'outcome', play = 'normal', createWorker = startTableWorker } = options
  if (ruleset.kind === 'OWN') {
    throw new RangeError(`${rulesetTitle(ruleset)}: its rules cannot be given to a worker`)
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

/** Written so that bundlers recognise it. */
function startTableWorker(): WebWorker {
  return new Worker(new URL('./web-table-worker.js', import.meta.url), { type: 'module' })
}
