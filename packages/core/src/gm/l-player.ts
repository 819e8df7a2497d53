import type { Pile } from '../integers/integers.ts'
import { finishTime } from './finish-line.ts'
import { pivotPlace } from './pivot.ts'
import { signedIntegersOf } from './signed-integers.ts'

/**
 * The payment of the loser of the l-player game after a play of |P| moves: C − |P| (convention A,
 * which for l = 2 is remoteness play) or C + |P|. All winners receive equal shares of this payment.
 * C exceeds the length of every play.
 * @source GN-D12
 */
export type LoserPays = 'C-|P|' | 'C+|P|'

/**
 * True if the play of the l-player game is over at x, because at least two entries are not
 * positive.
 * @complexity O(n)
 * @source GN-D12
 */
export function isOver(x: readonly Pile[]): boolean {
  return x.filter((entry) => entry <= 0).length >= 2
}

/**
 * The index (1-based) of the entry that the GM-strategy keeps. For l players, this is the index of
 * the pivot, or n if no entry is a multiple of l.
 *
 * @param x sorted ascending
 * @throws RangeError, TypeError as {@link signedIntegersOf}
 * @complexity O(n)
 * @source GN-D12
 */
export function keptByGmStrategy<T extends Pile>(x: readonly T[], l: T): number {
  const place = pivotPlace(signedIntegersOf(x, l), x, l)
  return place < 0 ? x.length : place + 1
}

/**
 * The length T(x,l,2) of the play in which all l players follow the GM-strategy from x ≥ 0, n ≥ 2.
 *
 * @throws RangeError, TypeError as {@link finishTime}
 * @complexity as {@link finishTime}
 * @source GN-D12, GN-C1
 */
export function gmPlayLength<T extends Pile>(x: readonly T[], l: T): T {
  return finishTime(x, l, 2)!
}

/**
 * The number (0 to l−1) of the player who loses a play of the given length if player 0 moves first.
 *
 * @complexity O(1)
 * @source GN-D12
 */
export function loserOf(length: number, l: number): number {
  return length % l
}

/**
 * The payoff of a player in the l-player game, multiplied by l − 1 to make it an integer. The loser
 * receives minus (l − 1) times the payment, and every other player receives the payment.
 *
 * @param length the number of moves |P|, below C
 * @throws RangeError unless 0 ≤ length < C
 * @complexity O(1)
 * @source GN-D12
 */
export function scaledPayoff(
  play: { readonly length: number; readonly players: number; readonly constant: number },
  player: number,
  loserPays: LoserPays = 'C-|P|',
): number {
  const { length, players, constant } = play
  if (length < 0 || length >= constant) {
    throw new RangeError(`length: expected 0 to ${constant - 1}, got ${length}`)
  }
  const payment = loserPays === 'C-|P|' ? constant - length : constant + length
  return loserOf(length, players) === player ? -(players - 1) * payment : payment
}
