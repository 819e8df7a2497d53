import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { isTerminalOfKPlusOne, kPlusOnePiles } from './k-plus-one-piles.ts'
import { mMove } from './m-rule.ts'

/**
 * The play in which both sides follow the M-rule. The play begins with x and ends with the terminal
 * position.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) per position; the number of moves is at most about |x| / (n−1), so piles should
 *   be small
 * @source GMMV-D6
 */
export function* mPlay<T extends Pile>(x: Position<T>): Generator<Position<T>, void> {
  kPlusOnePiles(x)
  let position = x
  yield position
  while (!isTerminalOfKPlusOne(position)) {
    position = mMove(position)
    yield position
  }
}

/**
 * M(x), the number of moves of the play in which both sides follow the M-rule, counted move by
 * move. For large piles use `mPlayCountAccelerated`.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) per move
 * @source GMMV-D6, REF-2
 */
export function mPlayCount<T extends Pile>(x: Position<T>): T {
  const z = kPlusOnePiles(x)
  let moves = z.zero
  let position = x
  while (!isTerminalOfKPlusOne(position)) {
    position = mMove(position)
    moves = z.add(moves, z.one)
  }
  return moves
}
