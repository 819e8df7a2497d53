import type { Task } from '../task/task.ts'
import type { KernelWidth } from '../wasm/kernel-width.ts'

/**
 * The algorithm for a table. `auto` selects the fastest one, and `plain` selects typed arrays.
 * `second` selects an algorithm that differs from that of `auto`, for comparison (see
 * `second-plan.ts`). All produce the same entries.
 */
export type KernelChoice = 'auto' | 'plain' | 'second'

/**
 * The kind of algorithm for a table. It is WebAssembly that is generated for the game, typed
 * arrays, or the reference solver, which follows the definitions.
 */
export type Algorithm = 'generated' | 'typed arrays' | 'reference'

/** A job for the solver. */
export interface Job extends Task {
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /** True if, wherever possible, only a few layers need to stay in memory. Default: false. */
  readonly byLayers?: boolean
  /**
   * The maximum number of bytes for the layers if there is more than one thread. Several threads
   * keep more layers than a single thread. Default: no limit.
   */
  readonly room?: number
  /** The number of threads that may be used, including the calling thread. Default: 1. */
  readonly threads?: number
  /**
   * Below this number of positions, a box gets neither a generated kernel nor several threads.
   * The default is the smallest number for which they save time.
   */
  readonly smallest?: number
}

/**
 * A plan contains all decisions about a task that are made before memory is allocated. A plan is
 * plain data. It depends only on the job and on whether the engine supports SIMD.
 */
export interface Plan {
  readonly task: Task
  readonly positions: number
  readonly algorithm: Algorithm
  /** The number of bytes per cell while the table is filled. */
  readonly width: KernelWidth['width']
  /**
   * True if this plan is used only if its kernel already exists or is worth the time to make it.
   * This decision depends on the boxes that were solved before. If this plan is not used, the last
   * plan in the chain is used instead. Both plans store entries in rank order, and `bytes` is
   * enough for either of them. See `history.ts`.
   */
  readonly isSmall: boolean
  /** The number of layers x_n = m that are in memory at the same time; 0 means all of them. */
  readonly layers: number
  /** The number of threads that fill the table. */
  readonly threads: number
  /**
   * The number of entries in the longest typed array that the plan needs; 0 if no array is stored
   * in rank order.
   */
  readonly entries: number
  /**
   * The number of bytes that the plan allocates, including working space and ranking tables;
   * Infinity if `positions` is Infinity.
   */
  readonly bytes: number
  /**
   * The largest entry that the cells can store. A larger entry is detected while the table is
   * filled.
   */
  readonly most: number
  /**
   * The plan to use if an entry does not fit into a cell or the engine cannot provide the memory;
   * null if neither can happen.
   */
  readonly otherwise: Plan | null
}
