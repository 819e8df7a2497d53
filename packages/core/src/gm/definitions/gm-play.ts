import { successorOf } from './rule-by-definition.ts'

/** A play in which all players follow the GM-rule. */
export interface GmPlay {
  readonly moves: number
  /** The last vector. */
  readonly end: readonly number[]
}

/**
 * The play by the GM-rule from x until at least two entries are ≤ 0.
 *
 * @param x sorted, with at least two entries
 * @complexity O(n) per move
 * @source GN-D12
 */
export function gmPlayOf(x: readonly number[], l: number): GmPlay {
  let end = x
  let moves = 0
  for (; end[1]! > 0; moves++) end = successorOf(end, l)
  return { moves, end }
}
