/**
 * Tables computed by several threads of Node. This is a separate entry point, so that the rest of
 * the package runs in any JavaScript engine.
 */
import type { Ruleset } from '@nim/core/rules'
import { setCrew } from '../threads/crew.ts'
import { type SolveInThreadsOptions, solveShared } from './solve-shared.ts'
import type { Table } from '../table.ts'
import { summonCrew } from '../threads/worker-crew.ts'
import { inWorkers } from '../threads/worker-pool.ts'

export type { SolveInThreadsOptions } from './solve-shared.ts'

/**
 * Computes the same table as `solve`, bit for bit, with several worker threads.
 *
 * The threads share slow symmetric games with two or more piles, see `wavefront.ts`. Other rulesets
 * and small boxes are solved by one thread before the promise is returned. The first call that
 * needs workers starts them, which takes much longer from the sources than from a build. The
 * workers are kept for later calls, but do not keep the process alive.
 *
 * @throws RangeError (by rejection) as `solve`, or if `threads` is not a whole number ≥ 1
 */
export async function solveInThreads(
  ruleset: Ruleset,
  box: { readonly max: number },
  options: SolveInThreadsOptions,
): Promise<Table> {
  return solveShared(ruleset, box, options, inWorkers)
}

/**
 * Allows {@link solve}, when called in this thread, to use as many threads as its option `threads`
 * states. Unlike `solveInThreads`, `solve` then returns the table itself. The calling thread works
 * together with the others, and does nothing else until the table is complete. The first large box
 * starts the threads. They do not keep the process alive. If a thread cannot be started, the others
 * work without it.
 *
 * @complexity O(1); nothing is started yet
 */
export function provideThreads(): void {
  setCrew(summonCrew)
}
