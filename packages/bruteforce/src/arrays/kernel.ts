import type { Ruleset } from '@nim/core/rules'
import type { Task } from '../task/task.ts'
import type { Tick } from '../task/ticker.ts'
import type { Values } from '../task/values.ts'

/**
 * A method that fills typed arrays for one kind of game. Every kernel produces the same bytes as an
 * evaluation of the definitions.
 */
export interface Kernel {
  /** REQUIRED. True if the kernel can fill every task of this ruleset. */
  readonly accepts: (ruleset: Ruleset) => boolean
  /**
   * REQUIRED. The number of bytes that the kernel allocates in addition to the values. The kernel
   * computes this number by closed formulas and allocates nothing. The solver calls this function
   * before it accepts the size of the task. Therefore the size may be absurdly large, and the
   * result may be Infinity.
   */
  readonly workspace: (task: Task) => number
  /**
   * REQUIRED. Writes the entry of every position of the task, in rank order.
   * Assumes that `accepts(task.ruleset)` is true and that `values` contains one 0 for each
   * position. Calls `tick` for each position.
   */
  readonly fill: (task: Task, values: Values, tick: Tick) => void
}
