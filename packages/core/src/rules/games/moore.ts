import { integersOf } from '../../integers/integers-of.ts'
import type { Game } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { checkPiles, pilesAndMore } from '../parameters.ts'
import { sorted } from '../position.ts'

/**
 * MOORE(n,k), Moore's Nim. A move takes any positive number of stones from each of 1 to k piles. 1
 * ≤ k ≤ n.
 */
export interface MooreNim {
  readonly kind: 'MOORE'
  readonly piles: number
  readonly k: number
}

/**
 * Moore's Nim; k = 1 is Nim. A position is P in normal play iff, for each binary digit, the number
 * of piles with this digit is a multiple of k + 1. Options are in ascending lexicographic order.
 * Piles must be numbers, or bigints small enough to convert to numbers.
 *
 * @source GN-3.3; E. H. Moore, A generalization of the game called Nim, Annals of Mathematics 11
 *   (1910)
 */
export const moore: Game<MooreNim> = {
  kind: 'MOORE',
  notation: ['MOORE(n,k)'],
  parse(parameters) {
    const { piles, more } = pilesAndMore('MOORE', parameters)
    if (!/^\d+$/.test(more)) {
      throw new RangeError(`k: expected a whole number, got '${oneLine(more)}'`)
    }
    const ruleset: MooreNim = { kind: 'MOORE', piles, k: Number(more) }
    moore.check(ruleset)
    return ruleset
  },
  format: ({ piles, k }) => `MOORE(${piles},${k})`,
  check({ piles, k }) {
    checkPiles('MOORE(n,k)', piles)
    if (!Number.isSafeInteger(k) || k < 1 || k > piles) {
      throw new RangeError(`MOORE(${piles},k): expected k from 1 to ${piles}, got ${k}`)
    }
  },
  options({ k }, position) {
    const z = integersOf(position)
    const byText = new Map<string, number[]>()
    for (const piles of lowered(
      position.map((pile) => z.toNumber(pile)),
      k,
    )) {
      const option = sorted(piles)
      byText.set(option.join(), option)
    }
    return [...byText.values()].sort(compare).map((option) => option.map((pile) => z.of(pile)))
  },
  isTerminal: (_, position) => position.every((pile) => !(pile > 0)),
  isSymmetric: () => true,
  leastMove: () => 1,
  mostOptions: ({ k }, caps) => loweredCount(caps, k),
}

/**
 * Every vector obtained by lowering at least 1 and at most `most` of the piles from pile `from` on.
 */
function* lowered(piles: readonly number[], most: number, from = 0): Generator<number[]> {
  if (most === 0) return
  for (let i = from; i < piles.length; i++) {
    for (let left = 0; left < piles[i]!; left++) {
      const option = piles.with(i, left)
      yield option
      yield* lowered(option, most - 1, i + 1)
    }
  }
}

/**
 * The number of vectors that `lowered` yields; Infinity if it is 2^53 or more. The number is e_1 +
 * … + e_most, where e_i is the i-th elementary symmetric polynomial of the piles.
 */
function loweredCount(piles: readonly number[], most: number): number {
  const sums = [1]
  for (const pile of piles.filter((one) => one > 0)) {
    for (let j = Math.min(most, sums.length); j > 0; j--) {
      sums[j] = (sums[j] ?? 0) + sums[j - 1]! * pile
      if (sums[j]! > Number.MAX_SAFE_INTEGER) return Number.POSITIVE_INFINITY
    }
  }
  return sums.reduce((a, b) => a + b) - 1
}

function compare(x: readonly number[], y: readonly number[]): number {
  const at = x.findIndex((pile, i) => pile !== y[i])
  return at < 0 ? 0 : x[at]! - y[at]!
}
