/**
 * Tables made by several threads of Node. An entry of its own, so that the rest of the package runs
 * in any JavaScript engine.
 */
import { boxOf, formatRuleset, type Ruleset } from '@nim/core/rules'
import { boxPositions, DEFAULT_MEMORY, requiredMemory, requireMemory } from './memory.ts'
import { slowSymmetricKernel } from './slow-symmetric.ts'
import { solve, type SolveOptions } from './solve.ts'
import { type Table, tableOf } from './table.ts'
import { boxTask } from './task.ts'
import { entryBytes, valuesOver } from './values.ts'
import { newProgress, progressBytes } from './wavefront.ts'
import { inWorkers } from './worker-pool.ts'

/** What to compute, and with how many threads. */
export interface SolveInThreadsOptions extends SolveOptions {
  /** Number of worker threads, ≥ 1. */
  readonly threads: number
  /** Boxes of fewer positions are solved at once by this thread. Default: 2^22. */
  readonly smallest?: number
  /** Least number of positions that a worker fills between two looks at the others. Default: 8192. */
  readonly grain?: number
}

/**
 * The same table as {@link solve}, bit for bit, made by several worker threads. Slow symmetric games
 * with two piles or more are divided among the threads, see `wavefront.ts`; other rulesets and small
 * boxes are left to one thread, and solved before the promise is returned. The values lie in a
 * SharedArrayBuffer if workers made them.
 *
 * Workers are started by the first call that needs them (which takes much longer from the
 * sources than from a build) and kept for later calls; they do not keep the process alive.
 *
 * @throws RangeError (by rejection) as {@link solve}, or if `threads` is not a whole number ≥ 1
 */
export async function solveInThreads(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  { threads, smallest = 2 ** 22, grain = 8192, ...options }: SolveInThreadsOptions,
): Promise<Table> {
  if (!Number.isSafeInteger(threads) || threads < 1) {
    throw new RangeError(`threads: expected a whole number >= 1, got ${threads}`)
  }
  const { value, play = 'normal', memory = DEFAULT_MEMORY } = options
  const positions = boxPositions(ruleset, max)
  const workers = Math.min(threads, max + 1)
  const alone = workers === 1 || ruleset.piles === 1 || positions < smallest
  if (alone || !slowSymmetricKernel.accepts(ruleset)) return solve(ruleset, { max }, options)

  const task = boxTask(ruleset, max, value, play)
  const table = `${formatRuleset(ruleset)}, box max=${max}: the ${value} table by ${workers} threads`
  const more = (workers - 1) * slowSymmetricKernel.workspace(task) + progressBytes(max + 1)
  const bytes = requiredMemory(ruleset, { max }, value) + more
  requireMemory({ table, positions, entries: positions, bytes }, memory)
  const buffer = new SharedArrayBuffer(positions * entryBytes(task))
  const progress = newProgress(max + 1)
  const part = { task, buffer, progress, workers, grain }
  await inWorkers(Array.from({ length: workers }, (_, worker) => ({ ...part, worker })))
  return tableOf(ruleset, boxOf(ruleset, max), value, play, valuesOver(buffer, task))
}
