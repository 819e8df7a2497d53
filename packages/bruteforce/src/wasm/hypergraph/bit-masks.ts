import type { EdgeGame } from '../../task/unit-moves.ts'
import {
  add,
  type Code,
  equal,
  get,
  i32,
  less,
  load32,
  type Local,
  or,
  select,
  set,
  shl,
  sub,
} from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import { andNotVector, andVector, loadVector, vectorOf } from '../encode/simd.ts'
import { EDGE_SIZE_ALONG, EDGE_SIZE_ROW, EDGE_TOP } from './edge-header.ts'
import type { EdgeStencil } from './edge-stencil.ts'

/**
 * Code for the masks of the rows of a plane. A mask selects the positions that have a move, because
 * in misère play a position without a move is not a P-position. Whether a move exists depends on
 * which piles are empty. All cells of a row therefore have the same mask, except the first cell
 * and, in skewed rows, the last cell.
 */
export interface BitMasks {
  /** Computes the masks of a plane. */
  readonly begin: Code
  /**
   * Three masks: one for the first vector of a row, one for the vectors after it, and one for a row
   * that is shorter than a vector.
   */
  readonly first: (row: Local) => Code
  readonly middle: (row: Local) => Code
  readonly short: (row: Local, size: Local) => Code
  /**
   * The mask for the last vector of a skewed row. The last vector of a row can also be its first
   * vector.
   */
  readonly last?: (row: Local, isFirst: Code) => Code
}

/**
 * The masks of a game on a stencil.
 *
 * @param masks the address of the mask table of the 64-bit word, see `edge-header.ts`
 * @param isThere 1 if no pile of a set of upper piles is empty, otherwise 0; null for the empty set
 */
export function bitMasks(
  { game, cell }: { readonly game: EdgeGame; readonly cell: number },
  { shape, row: rowPile, along, upper }: EdgeStencil,
  known: {
    readonly locals: Locals
    readonly masks: Local
    readonly isThere: (upper: readonly number[]) => Code | null
  },
): BitMasks {
  const { locals, masks, isThere } = known
  /** The mask of the cells in which only the given piles of the plane have stones. */
  const maskWhere = (some: readonly number[]): { readonly local: Local; readonly code: Code } => {
    const flag = (hasFirst: boolean): Code =>
      game.edges
        .filter((edge) => edge.includes(1) === hasFirst)
        .filter((edge) => [rowPile, along].every((p) => some.includes(p) || !edge.includes(p)))
        .map((edge) => isThere(edge.filter((pile) => upper.includes(pile))) ?? i32(1))
        .reduce<Code>((one, other) => or(one, other), i32(0))
    const place = or(shl(flag(false), i32(5)), shl(flag(true), i32(4)))
    const local = locals.declare('v128')
    return { local, code: set(local, loadVector(add(get(masks), place))) }
  }
  const none = maskWhere([])
  const rowOnly = maskWhere([rowPile])
  const alongOnly = maskWhere([along])
  const both = maskWhere([rowPile, along])

  const isTop = (row: Local): Code => equal(get(row), i32(0))
  /**
   * The mask with one cell replaced by the same cell of another mask. That cell is `bytes` bytes
   * after the start of the vector.
   */
  const withCell = (mask: Code, bytes: Code, other: Code): Code =>
    andNotVector(mask, andNotVector(loadVector(sub(i32(EDGE_TOP + 16), bytes)), other))

  const begin = [none, rowOnly, alongOnly, both].map(({ code }) => code)
  if (shape === 'straight') {
    const middle = (row: Local): Code => select(get(alongOnly.local), get(both.local), isTop(row))
    const first = (row: Local): Code =>
      withCell(middle(row), i32(0), select(get(none.local), get(rowOnly.local), isTop(row)))
    return { begin, first, middle, short: (row) => first(row) }
  }
  const first = (row: Local): Code => {
    const isEmpty = less(get(row), load32(i32(EDGE_SIZE_ROW)))
    const other = select(get(rowOnly.local), get(both.local), isEmpty)
    return withCell(get(both.local), i32(0), select(get(none.local), other, isTop(row)))
  }
  const end = (row: Local, size: Code): Code => {
    const isEmpty = less(get(row), load32(i32(EDGE_SIZE_ALONG)))
    const other = select(get(alongOnly.local), get(both.local), isEmpty)
    return withCell(get(both.local), sub(size, i32(cell)), other)
  }
  return {
    begin,
    first,
    middle: () => get(both.local),
    short: (row, size) => andVector(first(row), end(row, get(size))),
    last: (row, isFirst) =>
      andVector(end(row, i32(16)), select(first(row), vectorOf(0xff), isFirst)),
  }
}
