import type { Integers, Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { isTerminalOfKPlusOne, kPlusOnePiles } from './k-plus-one-piles.ts'
import { mMove } from './m-rule.ts'

/**
 * M(x) for piles of any size and any number of piles, computed exactly in O(n) steps.
 *
 * Let t be the number of moves made so far, and add t to every pile. In terms of these lifted
 * heights, a move raises the kept pile by one and leaves all others unchanged. Write L for the
 * smallest lifted height and c_j for the number of piles at L + j.
 *
 * 1. After at most one move the smallest pile is even. If the smallest pile is odd, the move keeps
 *    another pile: a larger even pile, or the last of n ≥ 2 odd piles. So the smallest pile is
 *    reduced.
 * 2. Let a be the size of the smallest pile, and suppose that a is even.
 *    - c_0 ≥ 2, a > 0: one pile of size a is kept, and the others of its group fall to a − 1. Now
 *      the smallest even value is a, so the next move again keeps a pile of value a, and the group
 *      falls to a − 2. In lifted heights the two moves raise one pile from L to L + 2. (If the
 *      second move keeps a pile that was at L + 1, the two piles merely exchange places.) If a = 0,
 *      the position is terminal.
 *    - c_0 = 1: the smallest pile is kept until the next pile reaches its height; g moves raise it
 *      from L to the next height L + g.
 *    In both cases the smallest pile is even again afterwards. So M(x) is the number of moves that
 *    this filling from below takes until a = L − t = 0 with c_0 ≥ 2.
 * 3. A *round* consists of c_0 − 1 double moves and then g moves. After a round, no pile has the
 *    lifted height L. As long as no pile from above L + 2 joins, a round maps (c_0, c_1, 0) to (c_1
 *    + 1, c_0 − 1, 0). Two rounds (one round if c_1 = 0) restore the counts: a *period* of 2c
 *    moves, where c = c_0 + c_1. In a period, L rises by 2 and a falls by 2c − 2. A whole period is
 *    skipped at once if a ≥ 2c − 2 at its start and the next pile is at L + 4 or higher. p periods
 *    are skipped at once if a ≥ p(2c − 2) and the next pile is at L + 2p + 2 or higher.
 *
 * After a pile has joined, c_2 is 0 again after at most two rounds. So there are O(1) rounds and
 * jumps for each pile that joins.
 *
 * @throws RangeError or TypeError unless the piles ascend and are exact (see integersOf)
 * @complexity O(n) steps, each of which needs a few operations on integers of the size of the piles
 * @source GMMV-D6, instead of REF-3
 */
export function mPlayCountAccelerated<T extends Pile>(x: Position<T>): T {
  const z = kPlusOnePiles(x)
  if (isTerminalOfKPlusOne(x)) return z.zero
  return z.isOdd(x[0]!) ? z.add(z.one, movesFromEvenBottom(mMove(x), z)) : movesFromEvenBottom(x, z)
}

/** M(x) for an x whose smallest pile is even. */
function movesFromEvenBottom<T extends Pile>(x: Position<T>, z: Integers<T>): T {
  let moves = z.zero
  let bottom = x[0]!
  let joined = 0
  let [c0, c1, c2] = [0, 0, 0]
  for (;;) {
    const reach = z.add(bottom, z.of(2))
    for (; joined < x.length && x[joined]! <= reach; joined++) {
      if (x[joined] === bottom) c0++
      else if (x[joined] === reach) c2++
      else c1++
    }
    const smallest = z.sub(bottom, moves)
    // In this case smallest / 2 double moves lower the smallest pile to 0 while c0 is still at
    // least 2. The condition is never true if c0 = 1.
    if (smallest <= z.of(2 * (c0 - 2))) return z.add(moves, smallest)

    const inCluster = c0 + c1
    if (inCluster >= 2 && c2 === 0) {
      let periods = z.floorDiv(smallest, 2 * inCluster - 2)
      if (joined < x.length) {
        const undisturbed = z.floorDiv(z.sub(x[joined]!, reach), 2)
        if (undisturbed < periods) periods = undisturbed
      }
      if (periods > z.zero) {
        bottom = z.add(bottom, z.mul(z.of(2), periods))
        moves = z.add(moves, z.mul(z.of(2 * inCluster), periods))
        continue
      }
    }

    moves = z.add(moves, z.of(2 * (c0 - 1)))
    c2 += c0 - 1
    const next = c1 > 0 ? z.add(bottom, z.one) : c2 > 0 ? reach : x[joined]!
    const rise = z.sub(next, bottom)
    ;[c0, c1, c2] = c1 > 0 ? [c1 + 1, c2, 0] : [c2 + 1, 0, 0]
    moves = z.add(moves, rise)
    bottom = next
  }
}
