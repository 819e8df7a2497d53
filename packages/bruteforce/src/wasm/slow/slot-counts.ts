import type { KernelMemory, KernelModule } from '../encode/web-assembly.ts'
import { instanceOf } from '../encode/modules.ts'
import type { Slots } from './slots.ts'
import { stepsOf } from './walk.ts'
import { PLANES_A_STEP } from '../../tuned/tuned.ts'

/**
 * Returns the number of P-positions in the steps from ≤ l < to of layer m (see `walk.ts`), after
 * these steps have been filled. With three piles, the steps are parts of one plane, and the code
 * counts the whole layer after the last step.
 */
export type CountSteps = (m: number, from: number, to: number) => number

/**
 * Returns a function that counts in the memory of a kernel. Any thread with access to the memory
 * can use this function. `reader` is the module of the kernel's reader.
 */
export function stepCounter(slots: Slots, reader: KernelModule, memory: KernelMemory): CountSteps {
  const { layout, origin, bytes, shape } = slots
  const { piles, tiers } = layout
  const count = instanceOf(reader, memory)['count'] as (...numbers: readonly number[]) => number
  const start = (m: number): number => origin + tiers[piles - 1]![m]! * bytes
  const hasPlanes = shape === 'rows' || shape === 'octets' || shape === 'flat'
  if (piles === 3) {
    return (m, _from, to) => {
      if (to < stepsOf(piles, m, shape === 'skewed')) return 0
      return hasPlanes
        ? count(start(m), m, m + 1)
        : count(start(m), start(m) + planeCells(m, shape === 'skewed') * bytes)
    }
  }
  const unit = tiers[piles - 2]!
  return (m, from, to) => {
    // With four piles, the units that the reader counts are planes. Otherwise a unit consists of
    // all slabs with the same x_{n−2}.
    const [first, end] =
      piles === 4 ? [from * PLANES_A_STEP, Math.min(to * PLANES_A_STEP, m + 1)] : [from, to]
    const at = (x: number): number => start(m) + unit[x]! * bytes
    return hasPlanes ? count(at(first), first, end) : count(at(first), at(end))
  }
}

/**
 * For three piles, the number of cells in plane c. Closing cells are included, except those after
 * the last run.
 */
function planeCells(c: number, isSkewed: boolean): number {
  return isSkewed ? ((c + 1) * (c + 2)) / 2 + 2 * c + 3 : ((c + 1) * (c + 4)) / 2
}
