import { gameOf, type Ruleset } from '@nim/core/rules'

type Pile = number | bigint

/**
 * The piles that a move lowers, numbered from 1, such as `2 4`. If some move takes more than one
 * stone from a pile, the text includes the number of stones, as in `1 (3)`. If the rules do not
 * distinguish piles, several moves can lead to the same position. In that case, this function
 * chooses a move that changes the fewest piles.
 */
export function takenStones(
  ruleset: Ruleset,
  from: readonly Pile[],
  to: readonly Pile[],
): readonly { readonly pile: number; readonly stones: bigint }[] {
  const game = gameOf(ruleset)
  const isSlow = (game.moveSizes?.(ruleset) ?? null) !== null
  const after = game.isSymmetric(ruleset) && !isSlow ? withoutCommon(from, to) : to
  return from.flatMap((pile, i) => {
    const stones = BigInt(pile) - BigInt(after[i]!)
    return stones === 0n ? [] : [{ pile: i + 1, stones }]
  })
}

/**
 * The piles of `to`, ordered so that each pile that occurs in both positions keeps its place from
 * `from`.
 */
function withoutCommon(from: readonly Pile[], to: readonly Pile[]): readonly Pile[] {
  const left = [...to]
  const places = from.map((pile) => {
    const at = left.indexOf(pile)
    return at < 0 ? null : left.splice(at, 1)[0]!
  })
  return places.map((pile) => pile ?? left.shift()!)
}
