import type { Claim } from '../../claim/claim.ts'
import { everyA, type GameFamily, moveSetParameter } from '../../facts/setnim/game-families.ts'
import { moveSets, moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import type { PositionFacts } from '../../facts/setnim/position-facts.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

/** Every A that is not all of {1,…,n}. */
const GAMES: GameFamily = {
  ...everyA(2, 5),
  parameters: [
    everyA(2, 5).parameters[0]!,
    moveSetParameter(({ n }) => moveSets(n as number).slice(0, -1)),
  ],
}

/** The added sizes a of which the statement speaks at a P-position: a ∉ A and o = a. */
function addedSizes({ n, o, game }: PositionFacts): number[] {
  return moveSizesFrom(1, n).filter((a) => !game.sizes.includes(a) && o === a)
}

/** What adding a move size does to positions with as many odd stacks. */
export const dhU7: Claim = statementClaim({
  id: 'DH-U7',
  kind: 'remark',
  source: `${DH}, section 4`,
  paperStatus: 'asserted',
  title: 'adding a to A turns every P-position with o = a into an N-position',
  statement: String.raw`If $a\notin A$ is added to $A$, every P-position of $SN(n,A)$ with $o=a$ is an N-position of $SN(n,A\cup\{a\})$.`,
  conventions: ['normal play; every position, reduced or not'],
  decides: 'for every position of the box, every A and every a not in A, by solving both games',
  complexity: 'C(max+n,n) positions times the moves of each, for every pair (A,a)',
  games: GAMES,
  truth: 'outcome',
  quick: { ranges: { n: [2, 3] } },
  printed: {
    turns: {
      says: 'a P-position of SN(n,A) with o = a is N in SN(n,A ∪ {a})',
      ofPosition: (at) => {
        const added = at.outcome() === 'P' ? addedSizes(at) : []
        if (added.length === 0) return null
        return added.every((a) => at.game.outcomesOf([...at.game.sizes, a])[at.rank] === 1)
      },
    },
  },
})
