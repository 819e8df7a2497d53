import {
  add,
  add64,
  and64,
  type Code,
  get,
  i32,
  i64,
  load64,
  type Local,
  or64,
  set,
  shl,
  shl64,
  shr64,
  store64,
  sub,
  whileLoop,
  xor64,
} from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import type { SlowGame } from './moves.ts'
import type { RowVariables } from './row-variables.ts'

const EVEN_BITS = 0x5555_5555_5555_5555n

/**
 * True if options within the plane depend on rows that have just been computed. The code adds such
 * options one 64-bit word at a time, after all other options. The masks of such games are
 * complemented, so that cells that are not positions look like N-positions.
 */
export function isRawRows({ sizes }: SlowGame): boolean {
  return sizes.includes(1) || sizes.includes(2)
}

/**
 * Code for the moves within a plane. In each row, it replaces the recorded options by the
 * P-positions of the row.
 */
export interface RowChain {
  /** Code for the rows from `row` to `end`, which have one 64-bit word each. */
  readonly words: Code
  /** Code for rows that have `width` 64-bit words each. */
  readonly rows: Code
}

/** Code that inverts all bits of a 64-bit word. */
export function not64(word: Code): Code {
  return xor64(word, i64(-1n))
}

/**
 * In each run of ones in m, keeps only every second bit, starting with the lowest. `start` is free.
 */
export function everyOtherBit(m: Local, start: Local): Code {
  return [
    set(start, and64(and64(get(m), not64(shl64(get(m), i64(1n)))), i64(EVEN_BITS))),
    set(start, and64(get(m), not64(add64(get(m), get(start))))),
    set(m, and64(get(m), xor64(get(start), i64(~EVEN_BITS)))),
  ]
}

/**
 * Code that processes the rows one 64-bit word at a time. For each 64-bit word, m marks the
 * positions in it that can still be P.
 */
export function rowChain(
  { sizes }: SlowGame,
  locals: Locals,
  { row, above, end, rowEnd, width }: RowVariables,
): RowChain {
  const w = (): Local => locals.declare('i64')
  const [m, higher, carry, out, start] = [w(), w(), w(), w(), w()] as const
  const takesOne = sizes.includes(1)
  const takesTwo = sizes.includes(2)
  const ones = i64(1n)

  /** Reduces m to the P-positions. */
  const everyOther: Code = takesOne ? everyOtherBit(m, start) : []
  /**
   * Sets m to the positions of a 64-bit word that can still be P, given the options that take from
   * both piles of the plane.
   */
  const begin = (both: Code): Code => [
    set(m, load64(row.here)),
    takesOne ? set(m, or64(get(m), get(higher))) : [],
    takesTwo ? both : [],
    set(m, not64(get(m))),
  ]

  const words: Code = [
    set(higher, load64(sub(row.here, i32(8)))),
    whileLoop(
      row.isBefore(end),
      begin(set(m, or64(get(m), add64(get(higher), get(higher))))),
      everyOther,
      store64(row.here, 0, get(m)),
      set(higher, get(m)),
      row.forward(8),
    ),
  ]
  const bytes = shl(get(width), i32(3))
  const rows = whileLoop(
    row.isBefore(end),
    set(carry, i64(0n)),
    set(out, i64(0n)),
    set(rowEnd, add(row.here, bytes)),
    above.begin(sub(row.here, bytes)),
    whileLoop(
      row.isBefore(rowEnd),
      set(higher, load64(above.here)),
      begin([
        set(m, or64(get(m), or64(shl64(get(higher), ones), get(carry)))),
        set(carry, shr64(get(higher), i64(63n))),
      ]),
      takesOne
        ? [set(m, and64(get(m), not64(get(out)))), everyOther, set(out, shr64(get(m), i64(63n)))]
        : [],
      store64(row.here, 0, get(m)),
      row.forward(8),
      above.forward(8),
    ),
  )
  return { words, rows }
}
