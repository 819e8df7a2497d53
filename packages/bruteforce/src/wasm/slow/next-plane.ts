import {
  add,
  type Code,
  get,
  i32,
  increase,
  load32,
  type Local,
  set,
  shl,
  sub,
} from '../encode/code.ts'
import { TIERS } from './header.ts'
import type { SlabFunction } from './slab-function.ts'
import type { UpperDistances } from './upper-distances.ts'

/**
 * Moves from plane c to plane c + 1. The code adds the size of plane c to the address d of this
 * plane. It also adds the difference of the sizes of planes c and c − 1 to the distances of moves
 * that take from pile 2.
 * @param size a local that afterwards contains the size of the plane
 */
export function nextPlane({ d, c }: SlabFunction, size: Local, upper: UpperDistances): Code {
  const entry = add(load32(i32(TIERS + 8)), shl(get(c), i32(2)))
  const here = load32(entry)
  const before = load32(sub(entry, i32(4)))
  return [
    set(size, sub(load32(entry, 4), here)),
    increase(d, get(size)),
    upper.growThird(sub(get(size), sub(here, before))),
    increase(c, i32(1)),
  ]
}

/** The recurrence for the sizes of planes if these sizes have a closed form. */
export interface PlaneGrowth {
  /** Sets `size` to the size of plane c − 1. */
  readonly start: Code
  /** Like {@link nextPlane}, but does not read sizes from a table. */
  readonly next: Code
}

/**
 * The recurrence for planes of these sizes.
 *
 * @param before the size of plane c − 1 in bytes
 * @param growth the amount by which plane c is larger
 */
export function planeGrowth(
  { d, c }: SlabFunction,
  size: Local,
  upper: UpperDistances,
  before: Code,
  growth: Code,
): PlaneGrowth {
  return {
    start: set(size, before),
    next: [
      increase(size, growth),
      upper.growThird(growth),
      increase(d, get(size)),
      increase(c, i32(1)),
    ],
  }
}
