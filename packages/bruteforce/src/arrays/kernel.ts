import type { Ruleset } from '@nim/core/rules'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import type { Values } from '../task/values.ts'

/**
 * A way to fill typed arrays for one kind of games. All kernels give the same bytes as the
 * definitions.
 */
export interface Kernel {
  /** REQUIRED. True if the kernel can fill every task of this ruleset. */
  readonly accepts: (ruleset: Ruleset) => boolean
  /**
   * REQUIRED. The number of bytes that the kernel allocates besides the values, from closed forms,
   * without allocating anything. It is called before the size of the task is accepted: sizes may be
   * absurd, and the answer may be Infinity.
   */
  readonly workspace: (task: Task) => number
  /**
   * REQUIRED. Writes the entry of every position of the task, by rank.
   * Assumes `accepts(task.ruleset)` and one entry of `values` for each position, all 0.
   * Ticks for each position.
   */
  readonly fill: (task: Task, values: Values, tick: Tick) => void
}
