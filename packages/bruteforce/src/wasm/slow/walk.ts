import {
  add,
  callIndirect,
  type Code,
  equal,
  get,
  i32,
  increase,
  isZero,
  less,
  lesser,
  load32,
  type Local,
  or,
  set,
  shl,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { FENCE, TIERS } from './header.ts'
import { type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import { storeVector, vectorOf } from '../encode/simd.ts'
import { PLANES_A_STEP, RUNS_A_STEP } from '../../tuned/tuned.ts'

/**
 * The number of steps in the block x_{n−1} = m. A step is a slice of runs (n = 3), a slice of
 * planes (n = 4), or all slabs with x_{n−2} = l (n ≥ 5). Step l of a block needs step l of the
 * preceding block, and the earlier steps of its own block.
 * @param skewed true if the kernel's runs follow x_0 + x_1
 */
export function stepsOf(piles: number, m: number, skewed: boolean): number {
  if (piles === 3) return Math.floor((skewed ? 2 * m : m) / RUNS_A_STEP) + 1
  return piles === 4 ? Math.floor(m / PLANES_A_STEP) + 1 : m + 1
}

/**
 * The variables of a walk for each pile. `at`, `ties` and `distance` refer to this pile and those
 * above it.
 */
export interface WalkLocals {
  readonly m: Local
  readonly x: readonly Local[]
  readonly at: readonly Local[]
  readonly ties: readonly Local[]
}

/** For five or more piles, code that the walk uses instead of filling planes by pattern. */
export type Slabs = (
  locals: Locals,
  walk: WalkLocals,
) => {
  /** Code that runs first. */
  readonly begin: Code
  /**
   * Code that runs after the size of a pile has changed. `distance` is the number of bytes that
   * corresponds to one stone of this pile.
   */
  readonly entered: (pile: number, distance: Local) => Code
  /** Fills a slab. */
  readonly slab: Code
}

/**
 * The function `fill(m, from, to)`, which fills the steps `from` ≤ l < `to` of block m. The
 * function visits the slabs (x_3, …, x_{n−1} fixed) and calls the plane kernel of their pattern.
 *
 * @param cellBytes the number of bytes of a cell, which is 8 for a 64-bit word of outcomes
 * @param none the byte that fills the fence before the block
 * @param kernelType the type index of the plane kernels, which are stored in table 0 by pattern
 * @param slabs code that fills slabs in place of the plane kernels
 */
export function walk(
  piles: number,
  cellBytes: number,
  none: 0 | 0xff,
  kernelType: number,
  slabs?: Slabs,
): FunctionCode {
  const top = piles - 1
  const [m, l, to] = [0, 1, 2]
  const locals = localsBehind(3)
  const i = (): Local => locals.declare('i32')
  const [c0, c1, d, end, first] = [i(), i(), i(), i(), i()]
  const x = Array.from({ length: piles }, i)
  const at = Array.from({ length: piles }, i)
  const ties = Array.from({ length: piles }, i)
  const distance = Array.from({ length: piles }, i)
  const own = slabs?.(locals, { m, x, at, ties })

  const fence: Code = [
    set(end, tier(top, get(m))),
    set(d, sub(get(end), i32((FENCE / 2) * cellBytes))),
    whileLoop(
      less(i32(0), sub(get(end), get(d))),
      storeVector(get(d), 0, vectorOf(none)),
      increase(d, i32(16)),
    ),
  ]
  const slab = planesOfSlab(kernelType, { c0, c1, first }, { x, at, ties, distance })
  const wholeSlab: Code = own?.slab ?? [set(c0, i32(0)), set(c1, add(get(x[3]!), i32(1))), slab]

  /**
   * Computes the address, the distance and the ties for x_pile from the same variables for the
   * piles above it.
   */
  const enter = (pile: number): Code => {
    const address = tier(pile, get(x[pile]!))
    return [
      set(at[pile]!, pile === top ? address : add(get(at[pile + 1]!), address)),
      set(distance[pile]!, distanceOf(pile, get(x[pile]!))),
      pile === top
        ? set(ties[pile]!, i32(0))
        : set(
            ties[pile]!,
            or(get(ties[pile + 1]!), shl(equal(get(x[pile + 1]!), get(x[pile]!)), i32(pile - 1))),
          ),
      own?.entered(pile, distance[pile]!) ?? [],
    ]
  }

  /** Fills all slabs below x_{pile+1}. */
  const below = (pile: number): Code =>
    pile === 2
      ? wholeSlab
      : [
          set(x[pile]!, i32(0)),
          whileLoop(
            less(get(x[pile]!), add(get(x[pile + 1]!), i32(1))),
            enter(pile),
            below(pile - 1),
            increase(x[pile]!, i32(1)),
          ),
        ]

  const step = (): Code => {
    if (piles === 3) {
      return callIndirect(
        kernelType,
        isZero(get(m)),
        tier(2, get(m)),
        get(m),
        add(get(m), i32(1)),
        shl(get(l), i32(Math.log2(RUNS_A_STEP))),
        shl(get(to), i32(Math.log2(RUNS_A_STEP))),
        distanceOf(2, get(m)),
      )
    }
    if (piles === 4) {
      return [
        set(c0, shl(get(l), i32(Math.log2(PLANES_A_STEP)))),
        set(c1, lesser(add(get(c0), i32(PLANES_A_STEP)), add(get(m), i32(1)))),
        slab,
      ]
    }
    return [set(x[top - 1]!, get(l)), enter(top - 1), below(top - 2)]
  }

  const body: Code = [
    when(isZero(get(l)), fence),
    own?.begin ?? [],
    set(x[top]!, get(m)),
    piles === 3
      ? step()
      : [enter(top), whileLoop(less(get(l), get(to)), step(), increase(l, i32(1)))],
  ]
  return { parameters: 3, declared: locals.declared, body, name: 'fill' }
}

/** Code that loads T_pile[value], see `layout.ts`. */
function tier(pile: number, value: Code): Code {
  return load32(add(load32(i32(TIERS + 4 * pile)), shl(value, i32(2))), 0)
}

/**
 * The number of bytes from the positions with one stone less on this pile to the current positions.
 */
function distanceOf(pile: number, value: Code): Code {
  return sub(tier(pile, value), tier(pile, sub(value, i32(1))))
}

/** Fills the planes c0 ≤ x_2 < c1 of a slab. The pattern changes at x_2 = 0 and at x_2 = x_3. */
function planesOfSlab(
  kernelType: number,
  { c0, c1, first }: Readonly<Record<'c0' | 'c1' | 'first', Local>>,
  { x, at, ties, distance }: Readonly<Record<'x' | 'at' | 'ties' | 'distance', readonly Local[]>>,
): Code {
  const planes = (pattern: Code, from: Code, below: Code): Code =>
    callIndirect(
      kernelType,
      pattern,
      add(get(at[3]!), tier(2, from)),
      from,
      below,
      distanceOf(2, from),
      ...distance.slice(3).map((local) => get(local)),
    )
  const [three, tied] = [get(x[3]!), get(ties[3]!)]
  return [
    when(isZero(get(c0)), [
      planes(or(or(tied, i32(1)), shl(isZero(three), i32(1))), i32(0), i32(1)),
      set(c0, i32(1)),
    ]),
    set(first, lesser(get(c1), three)),
    when(less(get(c0), get(first)), planes(tied, get(c0), get(first))),
    when(
      less(three, get(c1)),
      when(isZero(isZero(three)), planes(or(tied, i32(2)), three, get(c1))),
    ),
  ]
}
