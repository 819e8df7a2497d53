import { provedReply, provedValues } from '@nim/core/proved-values'
import {
  moveSizes,
  type PlayConvention,
  type Position,
  type Ruleset,
  sorted,
} from '@nim/core/rules'

type Pile = number | bigint

/** The maximum number of moves to try. */
const MOST_TRIED = 20_000

/**
 * A winning move in a position with too many moves to list, represented by the position after it.
 * Null means that no such move was found, although one may exist. If a formula gives a winning
 * move, the function returns this move. Otherwise, in slow games, it tries moves that lower some of
 * the highest odd piles and some of the highest even piles. It returns the first of the resulting
 * positions that a formula for outcomes declares to be P.
 *
 * @param position a position of any size, in the form that `positionOf` returns
 * @complexity at most {@link MOST_TRIED} evaluations of the formula
 */
export function winningReply(
  ruleset: Ruleset,
  position: Position<Pile>,
  play: PlayConvention,
): Position<Pile> | null {
  const reply = provedReply(ruleset, position, play)
  const sizes = moveSizes(ruleset)
  if (reply !== null || sizes === null) return reply
  if (provedValues<Pile>(ruleset, position, play).outcome === null) return null
  let tried = 0
  for (const to of byParity(sizes, position)) {
    if (provedValues<Pile>(ruleset, to, play).outcome?.value === 'P') return to
    if (++tried === MOST_TRIED) break
  }
  return null
}

/** The moves that lower some of the highest odd piles and some of the highest even piles. */
function* byParity(sizes: readonly number[], position: Position<Pile>): Generator<Position<Pile>> {
  const places = position.flatMap((pile, i) => (pile > 0 ? [i] : [])).toReversed()
  const isOdd = (i: number): boolean => BigInt(position[i]!) % 2n === 1n
  const odd = places.filter(isOdd)
  const even = places.filter((i) => !isOdd(i))
  // The move that lowers all odd piles comes first, because it makes every pile even, as in the
  // P-positions of many games.
  for (let fromOdd = odd.length; fromOdd >= 0; fromOdd--) {
    for (const size of sizes) {
      const fromEven = size - fromOdd
      if (fromEven < 0 || fromEven > even.length) continue
      const lowered = new Set([...odd.slice(0, fromOdd), ...even.slice(0, fromEven)])
      yield sorted(position.map((pile, i) => (lowered.has(i) ? lowerByOne(pile) : pile)))
    }
  }
}

function lowerByOne(pile: Pile): Pile {
  return typeof pile === 'bigint' ? pile - 1n : pile - 1
}
