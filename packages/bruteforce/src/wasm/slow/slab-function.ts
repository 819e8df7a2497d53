import { type Code, get, less, type Local, whileLoop } from '../encode/code.ts'
import { type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import { isTerminalPlane, type SlowGame } from './moves.ts'

/** The planes that a function fills. */
export interface PlanePattern {
  readonly game: SlowGame
  /** The ties and zeros among the upper piles (see `moves.ts`). */
  readonly pattern: number
  readonly isMisere: boolean
  /** The largest x_2. */
  readonly reach: number
}

/**
 * A function under construction that fills the planes c ≤ x_2 < c1 of a slab. The function's
 * parameters are the address of the first plane, c, and c1. For three piles, two bounds a and b
 * follow: the function fills the runs or rows r with a ≤ r < b. The last parameters are the
 * distances in bytes for one stone of the piles 2, 3, ….
 */
export interface SlabFunction {
  readonly locals: Locals
  /** True for three piles, because then a plane is filled in parts. */
  readonly isSliced: boolean
  /** The address of the plane, and the value of x_2 in the plane. */
  readonly d: Local
  readonly c: Local
  readonly a: Local
  readonly b: Local
  /** The parameter that contains the distance for one stone of pile 2 + i. */
  readonly distance: (i: number) => Local
  /** True if the last plane is a terminal position in misère play. */
  readonly isTerminal: boolean
  /** The complete function. The code advances `plane` to the next plane. */
  readonly code: (parts: {
    readonly start: Code
    readonly plane: Code
    readonly end: Code
  }) => FunctionCode
}

/** Starts the function for a pattern. */
export function slabFunction({ game, pattern, isMisere }: PlanePattern): SlabFunction {
  const isSliced = game.piles === 3
  const [d, c, c1, a, b] = [0, 1, 2, 3, 4]
  const first = isSliced ? 5 : 3
  const parameters = first + game.piles - 2
  const locals = localsBehind(parameters)
  return {
    locals,
    isSliced,
    d,
    c,
    a,
    b,
    distance: (i) => first + i,
    isTerminal: isMisere && isTerminalPlane(game, pattern),
    code: ({ start, plane, end }) => {
      const body = [start, whileLoop(less(get(c), get(c1)), plane), end]
      return { parameters, declared: locals.declared, body }
    },
  }
}
