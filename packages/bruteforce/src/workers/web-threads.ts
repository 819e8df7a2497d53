/**
 * Tables computed by Web Workers, for browsers. This is a separate entry point, so that the rest of
 * the package runs in any JavaScript engine.
 */
import type { Ruleset } from '@nim/core/rules'
import { planOf } from '../plan/plan-of.ts'
import { jobOf, solve, type SolveOptions } from '../solve.ts'
import { type SolveInThreadsOptions, solveShared } from './solve-shared.ts'
import { solveInWorker } from './solve-in-worker.ts'
import type { Table } from '../table.ts'
import type { WebWorker } from './web-worker-api.ts'
import { type CreateWorker, inWebWorkers } from './web-worker-pool.ts'
import { FEWEST_FOR_WEB_THREADS } from '../tuned/tuned.ts'

export type { WebWorker, WebWorkerEvent } from './web-worker-api.ts'
export { type CreateWorker, endIdleWorkers } from './web-worker-pool.ts'

/** The options of {@link solve}, with the number of workers and a function that starts them. */
export interface SolveInWebThreadsOptions extends SolveInThreadsOptions {
  /**
   * Starts a worker that runs the entry `@nim/bruteforce/web-worker`. It is needed only if a
   * bundler puts that file elsewhere. Pass the same function every time, because its workers are
   * reused.
   */
  readonly createWorker?: CreateWorker
}

/**
 * Computes the same table as `solve`, bit for bit, with Web Workers, while the page stays
 * responsive.
 *
 * A page that is cross-origin isolated (served with `Cross-Origin-Opener-Policy: same-origin` and
 * `Cross-Origin-Embedder-Policy: require-corp`) may share memory with its workers. On such a page,
 * `threads` workers solve slow symmetric games together, see `wavefront.ts`. On any other page, and
 * for other rulesets, one worker computes the table and transfers it, packed as in a file. The
 * calling thread itself solves boxes that take a few milliseconds, and every box if workers are not
 * available.
 *
 * The first call starts workers from the file `web-worker.js` in the same folder as this file. Vite
 * and webpack recognise this and generate the file. esbuild needs `@nim/bruteforce/web-worker` as a
 * second entry point that becomes `web-worker.js` next to the bundle. Alternatively, pass
 * `createWorker`. Workers are kept for later calls until `endIdleWorkers`.
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

/** Bundlers recognise only this form of the call. */
function startWorker(): WebWorker {
  return new Worker(new URL('./web-worker.js', import.meta.url), { type: 'module' })
}

/** True if computing the table takes so little time that a user of the page does not notice it. */
function isShort(
  ruleset: Ruleset,
  max: number,
  options: SolveOptions,
  smallest: number | undefined,
): boolean {
  const { positions, entries, threads } = planOf({ ...jobOf(ruleset, max, options), threads: 2 })
  if (smallest !== undefined) return positions < smallest
  return positions < FEWEST_FOR_WEB_THREADS || (entries === 0 && threads === 1)
}
