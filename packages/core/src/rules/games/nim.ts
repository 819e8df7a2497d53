import type { Game } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { checkPiles, pilesAndMore } from '../parameters.ts'
import { isSlowTerminal, slowMoveCount, slowOptions, slowVectors } from '../slow-moves.ts'

/**
 * NIM(n,k), Exact Slow NIM. A move takes one stone from each of exactly k nonempty piles. 1 ≤ k ≤
 * n.
 */
export interface ExactSlowNim {
  readonly kind: 'NIM'
  readonly piles: number
  readonly k: number
}

/**
 * Creates NIM(n,k).
 * @throws RangeError unless 1 ≤ k ≤ n
 * @source GMMV-D1
 */
export function exactSlowNim(piles: number, k: number): ExactSlowNim {
  const ruleset: ExactSlowNim = { kind: 'NIM', piles, k }
  nim.check(ruleset)
  return ruleset
}

/**
 * Exact Slow NIM.
 * @source GMMV-D1
 */
export const nim: Game<ExactSlowNim> = {
  kind: 'NIM',
  notation: ['NIM(n,k)'],
  parse(parameters) {
    const { piles, more } = pilesAndMore('NIM', parameters)
    if (!/^\d+$/.test(more)) {
      throw new RangeError(`k: expected a whole number, got '${oneLine(more)}'`)
    }
    return exactSlowNim(piles, Number(more))
  },
  format: ({ piles, k }) => `NIM(${piles},${k})`,
  check({ piles, k }) {
    checkPiles('NIM(n,k)', piles)
    if (!Number.isSafeInteger(k) || k < 1 || k > piles) {
      throw new RangeError(`NIM(${piles},k): expected k from 1 to ${piles}, got ${k}`)
    }
  },
  options: ({ k }, position) => slowOptions([k], position),
  isTerminal: ({ k }, position) => isSlowTerminal([k], position),
  isSymmetric: () => true,
  leastMove: ({ k }) => k,
  mostOptions: ({ piles, k }) => slowMoveCount(piles, [k]),
  moveVectors: ({ piles, k }) => slowVectors(piles, [k]),
  moveSizes: ({ k }) => [k],
}
