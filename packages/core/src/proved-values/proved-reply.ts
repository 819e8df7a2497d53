import type { Pile } from '../integers/integers.ts'
import type { PlayConvention } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import type { Ruleset } from '../rules/ruleset.ts'
import { winningMove } from '../wythoff/awp.ts'

/**
 * A winning move by a formula that is proved, as the position it leads to: of Wythoff's game in normal
 * play (V-AWP). null where there is none, and where no formula is known.
 *
 * @param position as `positionOf` returns it, of any size
 * @throws RangeError for piles that are no exact integers ≥ 0
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
