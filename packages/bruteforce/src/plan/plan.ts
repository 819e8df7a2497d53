import type { Task } from '../task/task.ts'
import type { KernelWidth } from '../wasm/kernel-width.ts'

/**
 * The algorithm for a table. `auto`: the fastest one. `plain`: typed arrays. `second`: a different
 * one from `auto`, for comparison (see `second-plan.ts`). All give the same entries.
 */
export type KernelChoice = 'auto' | 'plain' | 'second'

/**
 * The kind of algorithm for a table: WebAssembly generated for the game, typed arrays, or the
 * definitions.
 */
export type Algorithm = 'generated' | 'typed arrays' | 'reference'

/** A job for the solver. */
export interface Job extends Task {
  /** Default: `auto`. */
  readonly kernel?: KernelChoice
  /** True if only a few layers need to be kept, where this is possible. Default: false. */
  readonly byLayers?: boolean
  /**
   * The maximum number of bytes for the layers if there is more than one thread; several threads
   * keep more layers. Default: no limit.
   */
  readonly room?: number
  /** The number of threads that may be used, including the calling thread. Default: 1. */
  readonly threads?: number
  /**
   * The number of positions below which a box gets no generated kernel and no threads. Default: the
   * least number that gains.
   */
  readonly smallest?: number
}

/**
 * The way to do a task: all decisions that are made before anything is allocated. It is plain data.
 * It depends only on the job and on whether the engine has SIMD.
 */
export interface Plan {
  readonly task: Task
  readonly positions: number
  readonly algorithm: Algorithm
  /** The number of bytes of a cell while the table is filled. */
  readonly width: KernelWidth['width']
  /**
   * True if this plan is used only when its kernel exists or is worth making, which depends on the
   * boxes solved before. Otherwise the last plan behind it is used. In both cases entries are by
   * rank, and `bytes` are enough. See `history.ts`.
   */
  readonly isSmall: boolean
  /** The number of layers x_n = m that are in memory at once; 0: all of them. */
  readonly layers: number
  /** The number of threads that fill the table. */
  readonly threads: number
  /** The number of entries of its longest typed array; 0 if it has no array by rank. */
  readonly entries: number
  /**
   * The number of bytes that it allocates, with working space and ranking tables; Infinity if
   * `positions` is.
   */
  readonly bytes: number
  /**
   * The largest entry that the cells can hold. A larger one is noticed while the table is filled.
   */
  readonly most: number
  /**
   * The plan to use if an entry does not fit, or the engine cannot provide the memory; null if
   * neither can happen.
   */
  readonly otherwise: Plan | null
}
