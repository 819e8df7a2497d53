/**
 * Tables made by Web Workers, for browsers. This is a separate entry point, so that the rest of the
 * package runs in any JavaScript engine.
 */
import type { Ruleset } from '@nim/core/rules'
import { planOf } from '../plan/plan-of.ts'
import { jobOf, solve, type SolveOptions } from '../solve.ts'
import { type SolveInThreadsOptions, solveShared } from './solve-shared.ts'
import { solveInWorker } from './solve-in-worker.ts'
import type { Table } from '../table.ts'
import type { WebWorker } from './web-worker-api.ts'
import { type CreateWorker, inWebWorkers } from './web-worker-pool.ts'

export type { WebWorker, WebWorkerEvent } from './web-worker-api.ts'
export { type CreateWorker, endIdleWorkers } from './web-worker-pool.ts'

/** The options of {@link solve}, with the number of workers and the way to start them. */
export interface SolveInWebThreadsOptions extends SolveInThreadsOptions {
  /**
   * Starts a worker that runs the entry `@nim/bruteforce/web-worker`. Needed only if a bundler puts
   * that file elsewhere. Pass the same function every time, because its workers are reused.
   */
  readonly createWorker?: CreateWorker
}

/** Boxes with fewer positions are solved here, in less time than a frame of a page. */
const FEWEST_POSITIONS = 100_000

/**
 * The same table as `solve`, bit for bit, made by Web Workers while the page stays responsive.
 *
 * A page that is cross-origin isolated (served with `Cross-Origin-Opener-Policy: same-origin` and
 * `Cross-Origin-Embedder-Policy: require-corp`) may share memory with its workers. There, `threads`
 * workers share slow symmetric games, see `wavefront.ts`. On any other page, and for other
 * rulesets, one worker makes the table and transfers it, packed as in a file. The calling thread
 * solves boxes of a few milliseconds at once, and every box if there are no workers.
 *
 * The first call starts workers, from the file `web-worker.js` beside this one. Vite and webpack
 * recognise this and make the file. esbuild needs `@nim/bruteforce/web-worker` as a second entry
 * point that becomes `web-worker.js` beside the bundle. Alternatively pass `createWorker`. Workers
 * are kept for later calls until `endIdleWorkers`.
 *
 * @throws RangeError (by rejection) as `solve`, or if `threads` is not a whole number ≥ 1; Error if
 *   a worker cannot be started
 */
export async function solveInWebThreads(
  ruleset: Ruleset,
  box: { readonly max: number },
  { createWorker = startWorker, ...options }: SolveInWebThreadsOptions,
): Promise<Table> {
  const { threads, smallest } = options
  const { crossOriginIsolated = false } = globalThis as { readonly crossOriginIsolated?: boolean }
  const canShare = crossOriginIsolated || !Number.isSafeInteger(threads)
  const hasWorkers = createWorker !== startWorker || typeof Worker === 'function'
  return solveShared(
    ruleset,
    box,
    { ...options, threads: canShare ? threads : Math.min(threads, 1) },
    async (parts) => {
      await inWebWorkers(parts, createWorker)
    },
    (_ruleset, { max }, own) =>
      !hasWorkers || isShort(ruleset, max, own, smallest)
        ? solve(ruleset, { max }, own)
        : solveInWorker(ruleset, max, own, createWorker),
  )
}

declare const Worker: new (url: URL, options: { readonly type: 'module' }) => WebWorker

/** This form of the call is the one that bundlers recognise. */
function startWorker(): WebWorker {
  return new Worker(new URL('./web-worker.js', import.meta.url), { type: 'module' })
}

/** True if a table is made so fast that a page does not notice. */
function isShort(
  ruleset: Ruleset,
  max: number,
  options: SolveOptions,
  smallest: number | undefined,
): boolean {
  const { positions, entries, threads } = planOf({ ...jobOf(ruleset, max, options), threads: 2 })
  if (smallest !== undefined) return positions < smallest
  return positions < FEWEST_POSITIONS || (entries === 0 && threads === 1)
}
