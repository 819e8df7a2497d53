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

/** What to compute. */
export interface SolveOptions extends Watched {
  /**
   * What the caller's earlier tables taught, see {@link solverHistory}: small boxes of a game that is solved again and
   * again are then filled by its kernel. Default: nothing; the table is the same bit for bit.
   */
  readonly history?: SolverHistory
  readonly value: TableValue
  /** Default: normal play. */
  readonly play?: PlayConvention
  /** Bytes that may be allocated. Default: 2 GiB. */
  readonly memory?: number
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /**
   * Threads that work on a large box of a slow symmetric game, the calling one among them. Default 1.
   * More than one needs `provideThreads` of the entry `@nim/bruteforce/threads`; without it, for other
   * rulesets and for small boxes the calling thread works alone. The table is the same bit for bit.
   */
  readonly threads?: number
  /** Told, of a table that is asked of `second`, what made it. */
  readonly onSecond?: (table: SecondTable) => void
}

/**
 * The outcome, remoteness or Grundy value of every position with piles 0..max, by retrograde
 * analysis: positions are evaluated in rank order, in which every option comes before its position.
 * Nothing but the rules is used.
 *
 * Values: outcome 0 = P, 1 = N; remoteness by REF-1, normal or misère; Grundy by mex, where misère
 * play gives terminal positions the value 1 and all others the mex of their options, so that 0 is
 * misère P. Ranks are those of `boxOf(ruleset, max)`; if that box is sorted, the table of a larger
 * box begins with the table of a smaller one.
 *
 * Boxes of symmetric slow games with 3 to 12 piles, and of hypergraphs on 3 to 16, are solved by WebAssembly
 * that is generated for the game, see `wasm/`, and so are large ones of Wythoff's game; tiny boxes, and all
 * in engines without SIMD, by typed arrays; those of any other game by the definitions. {@link planOf}
 * decides. Small boxes, of fewer than 100,000 positions, of hypergraphs 32,768, are left to typed arrays until
 * a kernel is there or worth making.
 *
 * @throws RangeError if max is not a whole number ≥ 0, or if more memory is needed than allowed; what the
 * signal says if it is aborted
 * @complexity slow games O(number of options) a position; Wythoff O(1), Grundy O(1 + value/32); other
 * games O(n · options)
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

/** The threads that can be had of so many; numbers that are none stay, to be refused. */
export function ownThreads(threads: number): number {
  return hasCrew() || !Number.isSafeInteger(threads) ? threads : Math.min(threads, 1)
}

/** The job that a table is asked for with. */
export function jobOf(
  ruleset: Ruleset,
  max: number,
  { value, play = 'normal', kernel = 'auto' }: Pick<SolveOptions, 'value' | 'play' | 'kernel'>,
): Job {
  const { caps } = boxTask(ruleset, max, value, play)
  return { ruleset, caps, value, play, kernel }
}

/** The cells of a plan for a job; whoever asked for a second algorithm is told which one made them. */
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
