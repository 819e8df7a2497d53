import { everyMove, type Part, statedBy } from '../../judge/index.ts'
import { keptPilesByText } from '@nim/core/exact-slow/definitions'
import { clauseInput } from './clauses.ts'
import type { CriticalMove } from './critical-moves.ts'

/**
 * The facts about a position: the m for which it is m-critical, and the positions that its moves
 * reach. m is −1 if the position is not critical.
 */
interface Critical {
  readonly x: readonly number[]
  readonly m: number
  readonly moves: readonly CriticalMove[]
}

/**
 * The input of a clause: the given m, the numbers of even and odd entries, and e(x) as in GMMV-D6.
 */
function numbersOf(x: readonly number[], m: number): ReturnType<typeof clauseInput> {
  const even = x.filter((pile) => pile % 2 === 0).length
  return clauseInput(x, { m, even, odd: x.length - even, e: keptPilesByText(x).at(-1)! + 1 })
}

/** The answer to a clause about a critical position. */
export function ofCritical<C extends object>(clause: (parameters: C) => string): Part<Critical, C> {
  const isTrue = statedBy(clause)
  return {
    says: 'the part of the corollary',
    holds: ({ x, m }, parameters) => (m < 0 ? null : isTrue(numbersOf(x, m), parameters)),
  }
}

/** The answer to a clause about every move, or every M-move, from a critical position. */
export function ofCriticalMoves<C extends object>(
  clause: (parameters: C) => string,
  isMeant: (move: CriticalMove) => boolean = () => true,
): Part<Critical, C> {
  const isTrue = statedBy(clause)
  return {
    says: 'the part of the corollary',
    holds: (critical, parameters) => {
      // the moves of other positions are not computed, because that takes 4 times as long
      if (critical.m < 0) return null
      const { x, m, moves } = critical
      const at = numbersOf(x, m)
      return everyMove(moves.filter(isMeant), ({ to, critical: reached }) =>
        isTrue(at, parameters, numbersOf(to, reached)),
      )
    },
  }
}
