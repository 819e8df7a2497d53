import { mMove } from '@nim/core/exact-slow'
import { isTerminal, moveSizes, type Position, type Ruleset } from '@nim/core/rules'
import { reduce } from '@nim/core/setnim'

type Pile = number | bigint

/**
 * The data that the papers define for a position in a slow game that does not distinguish piles.
 */
export interface SlowShape {
  /** red(x): the position without the stones that no play can take. */
  readonly reduced: Position<Pile>
  /** o: the number of odd piles of red(x). */
  readonly odd: number
  /** r: the sum of red(x) modulo {@link modulus}. */
  readonly residue: number
  /** The modulus 2k, where k is the smallest number of piles in a move. */
  readonly modulus: number
  /**
   * The position after the M-move in NIM(n,n−1); null in all other games, and null if the position
   * has no move.
   */
  readonly mMove: Position<Pile> | null
}

/**
 * The reduction, the type (o,r) and the M-move of a position; null for a game that is not slow or
 * that distinguishes piles.
 *
 * @param position a position of any size, in the form that `positionOf` returns
 * @throws RangeError for piles that are not exact integers ≥ 0
 * @complexity O(n) integer operations
 * @source DH-D3, DH-D7, DH-L2.7, GMMV-D6
 */
export function slowShape(ruleset: Ruleset, position: Position<Pile>): SlowShape | null {
  const sizes = moveSizes(ruleset)
  if (sizes === null) return null
  const k = sizes[0]!
  const reduced = reduce<Pile>(position, k)
  const hasMRule = ruleset.piles >= 2 && sizes.length === 1 && k === ruleset.piles - 1
  return {
    reduced,
    odd: reduced.filter((pile) => BigInt(pile) % 2n === 1n).length,
    residue: Number(reduced.reduce<bigint>((sum, pile) => sum + BigInt(pile), 0n) % BigInt(2 * k)),
    modulus: 2 * k,
    mMove: hasMRule && !isTerminal<Pile>(ruleset, position) ? mMove<Pile>(position) : null,
  }
}
