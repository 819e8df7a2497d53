import { gameOf, type Ruleset } from '@nim/core/rules'

type Pile = number | bigint

/**
 * Which piles a move lowers, by number from 1, and by how much if some move takes more than one stone
 * from a pile: `2 4`, `1 (3)`. Where the rules do not tell piles apart, of all moves to this position
 * the one that touches the fewest piles.
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

/** `to`, ordered so that piles which both positions have stand where `from` has them. */
function withoutCommon(from: readonly Pile[], to: readonly Pile[]): readonly Pile[] {
  const left = [...to]
  const kept = from.map((pile) => {
    const at = left.indexOf(pile)
    return at < 0 ? null : left.splice(at, 1)[0]!
  })
  return kept.map((pile) => pile ?? left.shift()!)
}
