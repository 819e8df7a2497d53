import type { Ruleset } from '@nim/core/rules'
import type { Task } from '../task/task.ts'
import type { Values } from '../task/values.ts'

/**
 * One way to fill a table. The solver knows nothing about moves: it takes the first kernel that
 * accepts the ruleset, asks for its workspace, allocates the values and has them filled. A faster
 * kernel, such as WebAssembly generated for the game at hand, is added in front of {@link kernels};
 * it must give the same bytes, for normal and misère play and for all three values.
 */
export interface Kernel {
  /** REQUIRED. True if the kernel can fill every task of this ruleset. */
  readonly accepts: (ruleset: Ruleset) => boolean
  /**
   * REQUIRED. Bytes the kernel allocates besides the values, from closed forms, with nothing
   * allocated yet. It is asked before the size of the task has been accepted: sizes may be absurd,
   * the answer may be Infinity.
   */
  readonly workspace: (task: Task) => number
  /**
   * REQUIRED. Writes the entry of every position of the task, by rank.
   * Assumes `accepts(task.ruleset)` and one entry of `values` for each position, all 0.
   */
  readonly fill: (task: Task, values: Values) => void
}
