import type { Cell } from './cell.ts'
import { type Code, get, i32, type Local, store32, when } from '../encode/code.ts'
import { OVERFLOW } from './header.ts'
import { storeCell } from './run-vectors.ts'
import { isAnySet, vectorOf } from '../encode/simd.ts'

/** What a kernel does for the planes of a slab. */
interface SlabParts {
  readonly start: Code
  readonly planes: Code
  /** Address of the last plane, once all are filled. */
  readonly last: Code
  /** Holds, for Grundy values, every vector of options that was seen. */
  readonly seen: Local
}

/**
 * The body of a kernel that fills planes of a slab: what lies around the planes themselves is alike for
 * all shapes of runs.
 *
 * @param isTerminal misère play, and the first cell of the last plane is a terminal position
 */
export function slabBody(
  cell: Cell,
  isTerminal: boolean,
  { start, planes, last, seen }: SlabParts,
): Code {
  return [
    start,
    planes,
    isTerminal ? storeCell(cell.lanes.bytes, last, 0, cell.terminal) : [],
    cell.overflows
      ? when(
          isAnySet(cell.lanes.equal(get(seen), vectorOf(0xff))),
          store32(i32(OVERFLOW), 0, i32(1)),
        )
      : [],
  ]
}
