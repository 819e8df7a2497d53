import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { basicNumber } from './basic-position.ts'
import { kPlusOnePiles } from './k-plus-one-piles.ts'

/**
 * All sorted basic positions z ≼ x of NIM(k+1,k), each with its b(z), in lexicographic order. Use
 * this function only for definitions and tests, because the number of candidates grows like the
 * product of the piles.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) for each sorted z ≼ x that has one even pile or n even piles
 * @source GMMV-D10
 */
export function* basicPositionsBelow<T extends Pile>(
  x: Position<T>,
): Generator<{ readonly z: Position<T>; readonly b: T }, void> {
  const integers = kPlusOnePiles(x)
  const z: T[] = []
  function* extend(i: number, even: number): Generator<{ z: Position<T>; b: T }, void> {
    if (i === x.length) {
      const b = basicNumber(z)
      if (b !== null) yield { z: [...z], b }
      return
    }
    let pile = i === 0 ? integers.zero : z[i - 1]!
    for (; pile <= x[i]!; pile = integers.add(pile, integers.one)) {
      const evenNow = even + (integers.isOdd(pile) ? 0 : 1)
      // A basic position has exactly one even pile, or has no odd piles.
      if (evenNow > 1 && evenNow <= i) continue
      z[i] = pile
      yield* extend(i + 1, evenNow)
    }
    z.length = i
  }
  yield* extend(0, 0)
}
