import { type Code, get, i32, type Local, store32, when } from '../encode/code.ts'
import { isAnySet, vectorOf } from '../encode/simd.ts'
import type { Cell } from './cell.ts'

/**
 * Code that records in the header that a value did not fit into its cell.
 * @param seen the union of all vectors of options so far
 */
export function noteOverflow(
  { overflows, lanes }: Pick<Cell, 'overflows' | 'lanes'>,
  seen: Local,
  address: number,
): Code {
  return overflows
    ? when(isAnySet(lanes.equal(get(seen), vectorOf(0xff))), store32(i32(address), 0, i32(1)))
    : []
}
