import type { Pile } from '../integers/integers.ts'
import type { PlayConvention } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { winningMove } from '../wythoff/awp.ts'

/**
 * Returns the position after a winning move, according to a proved formula. Such a formula exists
 * for Wythoff's game in normal play (V-AWP). Null if there is no winning move or no proved formula.
 *
 * @param position as `positionOf` returns it, of any size
 * @throws RangeError for piles that are not exact integers ≥ 0
 * @complexity at most five integer square roots
 */
export function provedReply(
  ruleset: Ruleset,
  position: Position<Pile>,
  play: PlayConvention,
): Position<bigint> | null {
  if (ruleset.kind !== 'WYTHOFF' || play === 'misere') return null
  return winningMove([BigInt(position[0]!), BigInt(position[1]!)])
}
