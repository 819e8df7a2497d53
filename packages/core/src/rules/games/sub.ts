import { integersOf } from '../../integers/integers-of.ts'
import type { Game } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { checkPiles, pilesAndMore, wholeNumbers } from '../parameters.ts'
import { sorted } from '../position.ts'

/**
 * SUB(n;s1,s2,…), the subtraction game. A move takes s ∈ S stones from one pile. S is a nonempty
 * set of positive numbers, stored in ascending order without repetition.
 */
export interface SubtractionGame {
  readonly kind: 'SUB'
  readonly piles: number
  readonly stones: readonly number[]
}

/**
 * The subtraction game. The game is the sum of its piles, and the outcomes of a single pile are
 * periodic. SUB(n;1) is NIM(n,1) under another name. Options are ordered by pile, starting with the
 * smallest pile, and then by the number of stones taken.
 *
 * @source E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4
 */
export const sub: Game<SubtractionGame> = {
  kind: 'SUB',
  notation: ['SUB(n;s1,s2,…)'],
  parse(parameters) {
    const { piles, more } = pilesAndMore('SUB', parameters, ';')
    if (!/^(?:\d+(?:,\d+)*)?$/.test(more)) {
      throw new RangeError(`S: expected whole numbers separated by commas, got '${oneLine(more)}'`)
    }
    const stones = [...new Set(wholeNumbers(more))].sort((a, b) => a - b)
    const ruleset: SubtractionGame = { kind: 'SUB', piles, stones }
    sub.check(ruleset)
    return ruleset
  },
  format: ({ piles, stones }) => `SUB(${piles};${stones.join()})`,
  check({ piles, stones }) {
    checkPiles('SUB(n;S)', piles)
    if (stones.length === 0) throw new RangeError(`SUB(${piles};S): expected at least one number`)
    const wrong = stones.find((s) => !Number.isSafeInteger(s) || s < 1)
    if (wrong !== undefined) {
      throw new RangeError(
        `SUB(${piles};S): expected whole numbers from 1 to 2^53 - 1, got ${wrong}`,
      )
    }
    if (stones.some((s, i) => i > 0 && stones[i - 1]! >= s)) {
      throw new RangeError(
        `SUB(${piles};S): expected the numbers in S in ascending order, got ${oneLine(stones.join())}`,
      )
    }
  },
  options({ stones }, position) {
    const z = integersOf(position)
    return position.flatMap((pile, i) =>
      pile === position[i + 1]
        ? []
        : stones
            .filter((s) => pile >= s)
            .map((s) => sorted(position.with(i, z.sub(pile, z.of(s))))),
    )
  },
  isTerminal: ({ stones }, position) => position.every((pile) => !(pile >= stones[0]!)),
  isSymmetric: () => true,
  leastMove: ({ stones }) => stones[0]!,
  mostOptions: ({ piles, stones }) => piles * stones.length,
  moveVectors: ({ piles, stones }) =>
    stones.map((s) => [...new Array<number>(piles - 1).fill(0), s]),
  moveSizes: ({ stones }) => (stones.length === 1 && stones[0] === 1 ? [1] : null),
}
