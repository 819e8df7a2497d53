import {
  add,
  type Code,
  get,
  i32,
  increase,
  less,
  load32,
  type Local,
  set,
  shl,
  sub,
  whileLoop,
} from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import { CLASSES, ROW_PLACES, TIERS } from '../slow/header.ts'

/** Runs the code for a plane on all planes from parameter 1 to parameter 2, in order. */
export function planesOf(piles: number, locals: Locals, plane: (c: Local) => Code): Code {
  const [from, to] = [1, 2]
  if (piles <= 4) return whileLoop(less(get(from), get(to)), plane(from), increase(from, i32(1)))
  const x = Array.from({ length: piles - 2 }, () => locals.declare('i32'))
  x[piles - 2] = from
  const below = (pile: number): Code => {
    const here = x[pile]!
    return [
      set(here, i32(0)),
      whileLoop(
        less(get(here), add(get(x[pile + 1]!), i32(1))),
        pile === 2 ? plane(here) : below(pile - 1),
        increase(here, i32(1)),
      ),
    ]
  }
  return whileLoop(less(get(from), get(to)), below(piles - 3), increase(from, i32(1)))
}

/**
 * The size of plane c. In games with three piles, a block is a single plane, and parameter 0 is the
 * size of the block.
 */
export function planeBytes(c: Local): Code {
  const entry = add(load32(i32(TIERS + 8)), shl(get(c), i32(2)))
  return sub(load32(entry, 4), load32(entry))
}

/** The number of bytes in each row of the flat plane c. */
export function rowBytes(c: Local): Code {
  return load32(add(load32(i32(CLASSES)), shl(get(c), i32(3))))
}

/** The offset of a row in its plane. */
export function rowPlace(row: Code): Code {
  return load32(add(load32(i32(ROW_PLACES)), shl(row, i32(2))))
}
