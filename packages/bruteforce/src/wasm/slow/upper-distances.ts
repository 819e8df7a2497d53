import { add, type Code, get, i32, type Local, set, sub } from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import type { Move } from './moves.ts'

/**
 * For each set of upper piles from which some move takes, a local variable that contains the
 * negative of the distance in bytes.
 */
export interface UpperDistances {
  /** Code that computes these local variables from the parameters. */
  readonly start: Code
  /** The local variable for a nonempty set of upper piles. */
  readonly offset: (upper: number) => Local
  /**
   * Code that increases the distances of all options that take from pile 2 by `amount`, which it
   * evaluates once.
   */
  readonly growThird: (amount: Code) => Code
}

/**
 * The distances for the moves of a pattern.
 * @param distance the parameter that contains the distance for one stone of pile 2 + i
 */
export function upperDistances(
  moves: readonly Move[],
  distance: (i: number) => Local,
  locals: Locals,
): UpperDistances {
  const offsets = new Map<number, Local>()
  for (const { upper } of moves) {
    if (upper !== 0 && !offsets.has(upper)) offsets.set(upper, locals.declare('i32'))
  }
  const sumOf = (upper: number): Code => {
    let sum: Code | undefined
    for (let i = 0; upper >> i !== 0; i++) {
      if (((upper >> i) & 1) === 0) continue
      sum = sum === undefined ? get(distance(i)) : add(sum, get(distance(i)))
    }
    return sum!
  }
  const third = [...offsets].filter(([upper]) => (upper & 1) !== 0)
  const growth = third.length > 0 ? locals.declare('i32') : 0
  return {
    start: [...offsets].map(([upper, local]) => set(local, sub(i32(0), sumOf(upper)))),
    offset: (upper) => offsets.get(upper)!,
    growThird: (amount) =>
      third.length === 0
        ? []
        : [set(growth, amount), third.map(([, local]) => set(local, sub(get(local), get(growth))))],
  }
}
