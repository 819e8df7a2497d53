import { cappedCounts } from '../task/capped-counts.ts'
import { fillerOf, fillerWorkspace } from './fill.ts'
import type { Filler } from './filler.ts'
import type { Kernel } from './kernel.ts'
import { type SlowSymmetricWalk, slowSymmetricWalk } from './slow-symmetric-walk.ts'
import type { Task } from '../task/task.ts'
import { unitSizes } from '../task/unit-moves.ts'
import type { Values } from '../task/values.ts'
import { fillStripes, type Wavefront } from '../task/wavefront.ts'
import { walkWorkspace } from './walk-room.ts'
import { SYMMETRIC_GRAIN } from '../tuned/tuned.ts'

/**
 * Slow games that do not distinguish their piles: NIM(n,k), SN(n,A), and hypergraphs that describe
 * such a game.
 */
export const slowSymmetricKernel: Kernel = {
  accepts: (ruleset) => unitSizes(ruleset) !== null,
  workspace: (task) => walkWorkspace(task.caps, unitSizes(task.ruleset)!) + fillerWorkspace(task),
  fill(task, values, tick) {
    const { wavefront, finish } = slowSymmetricFilling(task, values)
    fillStripes(wavefront, { stripe: 1, grain: SYMMETRIC_GRAIN }, () => false, tick)
    finish(0, values.length)
  },
}

/**
 * A task in progress. The work consists of the walk over the positions, which several workers may
 * share, and the final conversion of the entries.
 */
export interface SlowSymmetricFilling {
  readonly walk: SlowSymmetricWalk
  /** The walk for several workers. */
  readonly wavefront: Wavefront
  /**
   * Converts the entries of the ranks `from` ≤ rank < `to` to their final form. All these entries
   * must already be filled.
   */
  readonly finish: (from: number, to: number) => void
}

/** Prepares to fill `values` with the entries of a task. */
export function slowSymmetricFilling(task: Task, values: Values): SlowSymmetricFilling {
  const { caps } = task
  const counts = cappedCounts(caps)
  let filler: Filler | undefined
  const walk = slowSymmetricWalk(caps, unitSizes(task.ruleset)!, counts, (distances) => {
    filler = fillerOf(task, values, distances)
    return filler.fill
  })
  const positionsBefore = (step: number): number =>
    counts.upTo(Math.max(caps.length - 1, 1), step - 1)
  return {
    walk,
    wavefront: {
      blocks: walk.blocks,
      steps: walk.steps,
      fillSteps: walk.fillSteps,
      weight: (_block, from, to) => positionsBefore(to) - positionsBefore(from),
    },
    finish: (from, to) => filler!.finish(from, to),
  }
}
