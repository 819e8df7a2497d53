import type { Game } from '../game.ts'
import { oneLine } from '@nim/presburger/text'
import { checkPiles, MAX_PILES, pilesAndMore, wholeNumbers } from '../parameters.ts'
import { isSlowTerminal, slowMoveCount, slowOptions, slowVectors } from '../slow-moves.ts'

/**
 * SN(n,A), called Slow SetNim or Slow A-Nim. In a move, the player chooses a number a ∈ A and takes
 * one stone from each of a different nonempty piles. A is a nonempty subset of {1,…,n}, stored in
 * ascending order without repetition.
 */
export interface SlowSetNim {
  readonly kind: 'SN'
  readonly piles: number
  readonly sizes: readonly number[]
}

/**
 * Creates SN(n,A). The members of A may come in any order, and repetitions are ignored.
 * @throws RangeError if A is empty or has a member outside 1..n
 * @source DH-D1
 */
export function slowSetNim(piles: number, sizes: readonly number[]): SlowSetNim {
  const ascending = [...new Set(sizes)].sort((a, b) => a - b)
  const ruleset: SlowSetNim = { kind: 'SN', piles, sizes: ascending }
  sn.check(ruleset)
  return ruleset
}

/**
 * Slow SetNim. Version 3 of the paper renamed it to Slow A-Nim.
 * @source DH-D1
 */
export const sn: Game<SlowSetNim> = {
  kind: 'SN',
  alsoCalled: ['SLOWSETNIM', 'SLOWA-NIM'],
  notation: ['SN(n,{a,b,…})', 'SN(n,a..b)', 'SN(n,k)'],
  parse(parameters) {
    const { piles, more } = pilesAndMore('SN', parameters)
    return slowSetNim(piles, sizesOf(more, piles))
  },
  format: ({ piles, sizes }) => `SN(${piles},{${sizes.join()}})`,
  check({ piles, sizes }) {
    checkPiles('SN(n,A)', piles)
    if (sizes.length === 0) {
      throw new RangeError(`SN(${piles},A): expected a nonempty set A, got {}`)
    }
    const wrong = sizes.find((size) => !Number.isSafeInteger(size) || size < 1 || size > piles)
    if (wrong !== undefined) {
      throw new RangeError(`SN(${piles},A): expected members of A from 1 to ${piles}, got ${wrong}`)
    }
    if (sizes.some((size, i) => i > 0 && sizes[i - 1]! >= size)) {
      throw new RangeError(
        `SN(${piles},A): expected the members of A in ascending order, got {${oneLine(sizes.join())}}`,
      )
    }
  },
  options: ({ sizes }, position) => slowOptions(sizes, position),
  isTerminal: ({ sizes }, position) => isSlowTerminal(sizes, position),
  isSymmetric: () => true,
  leastMove: ({ sizes }) => sizes[0]!,
  mostOptions: ({ piles, sizes }) => slowMoveCount(piles, sizes),
  moveVectors: ({ piles, sizes }) => slowVectors(piles, sizes),
  moveSizes: ({ sizes }) => sizes,
}

const SIZES = /^(?:\{((?:\d+(?:,\d+)*)?)\}|(\d+)\.\.(\d+)|(\d+))$/

function sizesOf(text: string, piles: number): number[] {
  const match = SIZES.exec(text)
  if (match === null) throw new RangeError(`'${oneLine(text)}' is not a set of move sizes`)
  if (match[4] !== undefined) return [Number(match[4])]
  if (match[2] === undefined) return wholeNumbers(match[1]!)
  const from = Number(match[2])
  const to = Number(match[3])
  // A later check rejects such values. Before this check, the parser must not create such a long
  // list.
  if (to > Math.min(piles, MAX_PILES)) return [to]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
