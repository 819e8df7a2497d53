import type { Task } from '../task/task.ts'
import type { KernelWidth } from '../wasm/kernel-width.ts'

/**
 * Which algorithm makes a table: `auto` the fastest for it, `plain` typed arrays, `second` another one
 * than `auto` takes, to compare with (see `second-plan.ts`). All give the same entries.
 */
export type KernelChoice = 'auto' | 'plain' | 'second'

/** How a table is made: by WebAssembly generated for the game, typed arrays, or the definitions. */
export type Algorithm = 'generated' | 'typed arrays' | 'reference'

/** What is asked of the solver. */
export interface Job extends Task {
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /** True if a few layers need be kept and not all, where that can be done. Default false. */
  readonly byLayers?: boolean
  /** Bytes that layers may take with more threads than one, which keep more of them. Default: no limit. */
  readonly room?: number
  /** Threads that may be had, the calling one among them. Default 1. */
  readonly threads?: number
  /** Smaller boxes are neither generated for nor divided. Default: as many positions as gain. */
  readonly smallest?: number
}

/**
 * How a task is done: everything that is decided before anything is allocated. It is plain data, and
 * depends on the job and on the engine having SIMD alone.
 */
export interface Plan {
  readonly task: Task
  readonly positions: number
  readonly algorithm: Algorithm
  /** Bytes of a cell while the table is filled. */
  readonly width: KernelWidth['width']
  /**
   * True if it is done only where the kernel is there or has become worth making, which depends on what
   * was solved before, and what is last behind it otherwise. Entries are by rank either way, and `bytes`
   * are enough either way. See `history.ts`.
   */
  readonly isSmall: boolean
  /** Layers x_n = m that are kept in turn; 0: all of them. */
  readonly layers: number
  /** Threads that fill it. */
  readonly threads: number
  /** Entries of its longest typed array: of one by rank, or 0. */
  readonly entries: number
  /** Bytes it allocates, working space and ranking tables included; Infinity if positions are. */
  readonly bytes: number
  /** The largest entry that its cells hold; what is to come of a larger one shows when it is met. */
  readonly most: number
  /** What is done where an entry does not fit, or the engine has no such memory; null: neither can be. */
  readonly otherwise: Plan | null
}
