import type { Ruleset } from '@nim/core/rules'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import type { Values } from '../task/values.ts'

/** One way to fill typed arrays, for one kind of games. All give the same bytes as the definitions. */
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
   * Ticks for each position.
   */
  readonly fill: (task: Task, values: Values, tick: Tick) => void
}
