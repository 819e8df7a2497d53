import { afterPlayOn, outcomeOnOddNumbers, winningMoveOnOddNumbers } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import type { SolvedGame } from '../../../facts/setnim/solved-game.ts'
import { FAILS, HOLDS } from '../../../judge/tally.ts'
import { looking, looksAtOf } from '../../../rows/looks-at.ts'
import { everyAOf, oddNumberSets } from '../../../facts/setnim/games.ts'
import { byRows, type RowsOf } from '../../../judge/shapes/nt/by-rows.ts'
import { byOddStacks, byPatterns } from '../../../judge/shapes/nt/pattern-rows.ts'
import { ntClaim } from '../../../judge/shapes/nt/nt-claim.ts'
import { NT } from '../../../claim/sources/nt.ts'

function withoutAll({ sizes, n }: Pick<SolvedGame, 'sizes' | 'n'>): number[] {
  return sizes.filter((a) => a !== n)
}

const isIntersection: RowsOf = ({ n, sizes, outcomes, outcomesOf }) => {
  const values = outcomes()
  const others = outcomesOf(withoutAll({ sizes, n }))
  const all = outcomesOf([n])
  return (_, answers, length, rank) => {
    for (let at = rank; at < rank + length; at++) {
      // P is 0: x is N exactly if it is N in one of the others
      answers[at - rank] = values[at] === (others[at]! | all[at]!) ? HOLDS : FAILS
    }
  }
}

/** The theorem for a set in the place of the P-positions. */
export function theorem12Parts(
  isP: (x: readonly number[], sizes: readonly number[]) => boolean,
): Parts {
  const looksAtParities = looksAtOf(isP) === 'parities'
  const isRight = (at: PositionFacts): boolean =>
    isP(at.x, at.game.sizes) === (at.outcome() === 'P')
  const wins = (x: readonly number[], sizes: readonly number[]): boolean | null => {
    if (isP(x, sizes)) return null
    const played = winningMoveOnOddNumbers(x, sizes)
    return played !== null && isP(afterPlayOn(x, played), sizes)
  }
  return {
    'P-positions': {
      says: 'x is P iff sum(x), and for even n in A x_1 too, is even',
      ofPosition: looksAtParities ? byRows(byOddStacks(isP), isRight) : isRight,
    },
    rule: {
      says: 'one stack, or all, lead from every other position to one of these',
      ofPosition: looksAtParities
        ? byRows(
            byPatterns((sizes) => (x) => wins(x, sizes)),
            ({ x, game }) => wins(x, game.sizes),
          )
        : ({ x, game }) => wins(x, game.sizes),
    },
    intersection: {
      says: 'P(n,B ∪ {n}) = P(n,B) ∩ P(n,{n}) for even n',
      ofPosition: byRows(isIntersection, ({ n, rank, game }) => {
        const isIn = (sizes: readonly number[]): boolean => game.outcomesOf(sizes)[rank] === 0
        return isIn(game.sizes) === (isIn(withoutAll(game)) && isIn([n]))
      }),
    },
  }
}

/** The P-positions for odd numbers of stacks. */
export const nt4: Claim = ntClaim({
  id: 'NT-4',
  kind: 'theorem',
  source: `${NT.parities}, Theorem 12`,
  title: 'A odd numbers with 1: P iff |x| is even; with an even n besides: |x| and x_1 are even',
  statement: String.raw`(a) If $A$ consists of odd numbers and $1\in A$, then $x$ is a P-position of $SN(n,A)$ iff $|x|$ is even. (b) If $n$ is even and $A=B\cup\{n\}$ with $B$ as in (a), then $x$ is a P-position iff $|x|$ and the lowest stack $x_1$ are even; so $P(n,B\cup\{n\})=P(n,B)\cap P(n,\{n\})$.`,
  conventions: ['normal play; all positions', 'B = {1} is DH-T6.1 and, for even n, DH-R6.2(1)'],
  decides: 'for every position of the box and every such A, by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: everyAOf(oddNumberSets, 1, 6),
  truth: 'outcome',
  partsOf: ({ n, A }) => {
    const hasAll = (n as number) % 2 === 0 && parseMoveSet(A as string).includes(n as number)
    return ['P-positions', 'rule', ...(hasAll ? ['intersection'] : [])]
  },
  printed: theorem12Parts(
    looking(
      'parities',
      (x: readonly number[], sizes: readonly number[]) => outcomeOnOddNumbers(x, sizes) === 'P',
    ),
  ),
})
