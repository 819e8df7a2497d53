/**
 * Tables made by several threads of Node. An entry of its own, so that the rest of the package runs
 * in any JavaScript engine.
 */
import type { Ruleset } from '@nim/core/rules'
import { setCrew } from '../threads/crew.ts'
import { type SolveInThreadsOptions, solveShared } from './solve-shared.ts'
import type { Table } from '../table.ts'
import { summonCrew } from '../threads/worker-crew.ts'
import { inWorkers } from '../threads/worker-pool.ts'

export type { SolveInThreadsOptions } from './solve-shared.ts'

/**
 * The same table as `solve`, bit for bit, made by several worker threads. Slow symmetric games with
 * two piles or more are divided among the threads, see `wavefront.ts`; other rulesets and small boxes
 * are left to one thread, and solved before the promise is returned.
 *
 * Workers are started by the first call that needs them (which takes much longer from the
 * sources than from a build) and kept for later calls; they do not keep the process alive.
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
 * Lets {@link solve}, in the thread that calls this, take more threads: those it is asked for by its
 * option `threads`. Unlike `solveInThreads` it then returns the table itself, the calling thread works
 * with the others, and nothing else happens in it meanwhile. Threads are started by the first large box;
 * they do not keep the process alive. A thread that cannot be started is done without.
 *
 * @complexity O(1); nothing is started yet
 */
export function provideThreads(): void {
  setCrew(summonCrew)
}
