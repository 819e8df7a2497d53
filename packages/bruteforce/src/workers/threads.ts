/**
 * Tables made by several threads of Node. This is a separate entry point, so that the rest of the
 * package runs in any JavaScript engine.
 */
import type { Ruleset } from '@nim/core/rules'
import { setCrew } from '../threads/crew.ts'
import { type SolveInThreadsOptions, solveShared } from './solve-shared.ts'
import type { Table } from '../table.ts'
import { summonCrew } from '../threads/worker-crew.ts'
import { inWorkers } from '../threads/worker-pool.ts'

export type { SolveInThreadsOptions } from './solve-shared.ts'

/**
 * The same table as `solve`, bit for bit, made by several worker threads.
 *
 * The threads share slow symmetric games with two piles or more, see `wavefront.ts`. Other rulesets
 * and small boxes are solved by one thread before the promise is returned. The first call that
 * needs workers starts them (which takes much longer from the sources than from a build). They are
 * kept for later calls, but do not keep the process alive.
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
 * Allows {@link solve}, in the thread that calls this, to use more threads: the number in its
 * option `threads`. Unlike `solveInThreads` it then returns the table itself, and the calling
 * thread works with the others and does nothing else meanwhile. The first large box starts the
 * threads. They do not keep the process alive. If a thread cannot be started, the others work
 * without it.
 *
 * @complexity O(1); nothing is started yet
 */
export function provideThreads(): void {
  setCrew(summonCrew)
}
