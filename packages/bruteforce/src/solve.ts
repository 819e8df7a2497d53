import { boxOf, type PlayConvention, type Ruleset } from '@nim/core/rules'
import type { Cells } from './cells/cells.ts'
import { DEFAULT_MEMORY } from './memory.ts'
import type { SolverHistory } from './plan/history.ts'
import { planOf } from './plan/plan-of.ts'
import type { Job, KernelChoice, Plan } from './plan/plan.ts'
import { type Run, run } from './plan/run.ts'
import { requireSame, type SecondTable, secondTable } from './second/second-plan.ts'
import { type Table, tableOf } from './table.ts'
import { boxTask, type TableValue } from './task/task.ts'
import type { Watched } from './task/ticker.ts'
import { hasCrew } from './threads/crew.ts'

/** The options of {@link solve}. */
export interface SolveOptions extends Watched {
  /**
   * The history of the caller's earlier tables, see {@link solverHistory}. With it, a kernel fills
   * small boxes of a game that is solved repeatedly. Default: no history. The history does not
   * change the table.
   */
  readonly history?: SolverHistory
  readonly value: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** The memory limit in bytes. Default: 2 GiB. */
  readonly memory?: number
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /**
   * The number of threads for a large box of a slow symmetric game, including the calling thread.
   * Default: 1. More than one thread needs `provideThreads` of the entry `@nim/bruteforce/threads`.
   * Without it, for other rulesets and for small boxes, the calling thread works alone. The number
   * of threads does not change the table.
   */
  readonly threads?: number
  /**
   * With the kernel `second`, this function is called with the algorithm that computed the table.
   */
  readonly onSecond?: (table: SecondTable) => void
}

/**
 * The outcome, remoteness or Grundy value of every position with piles 0..max, by retrograde
 * analysis. Positions are evaluated in rank order, in which every option precedes the position. The
 * function uses only the rules.
 *
 * Values: outcome 0 = P, 1 = N; remoteness by REF-1, normal or misère; Grundy value by mex. In
 * misère play, a terminal position has the Grundy value 1. The Grundy value of every other position
 * is the mex of the values of its options. Therefore 0 means that the position is P in misère play.
 * Ranks are those of `boxOf(ruleset, max)`. If that box is sorted, the table of a larger box begins
 * with the table of a smaller one.
 *
 * {@link planOf} chooses the algorithm:
 *
 * - WebAssembly generated for the game (see `wasm/`) solves boxes of symmetric slow games with 3 to
 *   12 piles, of hypergraphs on 3 to 16 piles, and large boxes of Wythoff's game.
 * - Typed arrays solve tiny boxes, and all boxes of these games in engines without SIMD. They also
 *   solve small boxes (fewer than 100,000 positions, or 32,768 for hypergraphs) until a kernel
 *   exists or is worth making.
 * - The definitions solve boxes of any other game.
 *
 * @throws RangeError if max is not a whole number ≥ 0, or if the table needs more memory than
 *   allowed; the signal's reason if the signal is aborted
 * @complexity slow games O(number of options) per position; Wythoff O(1), Grundy O(1 + value/32);
 *   other games O(n · options)
 * @source GMMV-D3, GMMV-D4, GMMV REF-1, REF-4, REF-5, REF-9
 */
export function solve(
  ruleset: Ruleset,
  { max }: { readonly max: number },
  options: SolveOptions,
): Table {
  const { value, play = 'normal', memory = DEFAULT_MEMORY, threads = 1 } = options
  const job = jobOf(ruleset, max, options)
  const own = ownThreads(threads)
  const shared = planOf(own === 1 ? job : { ...job, threads: own })
  const isAllowed = shared.threads === 1 || shared.bytes <= memory
  const cells = cellsOf(job, isAllowed ? shared : planOf(job), options)
  return tableOf(ruleset, boxOf(ruleset, max), value, play, cells)
}

/**
 * The number of requested threads that are available. An invalid number is returned unchanged, and
 * is rejected later.
 */
export function ownThreads(threads: number): number {
  return hasCrew() || !Number.isSafeInteger(threads) ? threads : Math.min(threads, 1)
}

/** The job that computes a table. */
export function jobOf(
  ruleset: Ruleset,
  max: number,
  { value, play = 'normal', kernel = 'auto' }: Pick<SolveOptions, 'value' | 'play' | 'kernel'>,
): Job {
  const { caps } = boxTask(ruleset, max, value, play)
  return { ruleset, caps, value, play, kernel }
}

/**
 * Computes the cells for a job by its plan. It reports to `onSecond` which algorithm computed them.
 */
export function cellsOf(
  job: Job,
  plan: Plan,
  {
    memory = DEFAULT_MEMORY,
    onSecond,
    ...watched
  }: Pick<SolveOptions, 'memory' | 'onSecond'> & Run,
): Cells {
  const made = run(plan, memory, watched)
  if (job.kernel === 'second') {
    requireSame(job, made)
    onSecond?.(secondTable(job, made))
  }
  return made.cells
}
