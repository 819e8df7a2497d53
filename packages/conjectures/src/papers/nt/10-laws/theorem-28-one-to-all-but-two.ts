import {
  afterPlayOn,
  isOneToAllButTwo,
  outcomeOnOneToAllButTwo,
  winningMoveOnOneToAllButTwo,
} from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { type Claim, everyMove, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

/** The sets {1,…,n−2} and {1,…,n−2,n}. */
export function oneToAllButTwo(n: number): string[] {
  return moveSets(n).filter((A) => isOneToAllButTwo(n, parseMoveSet(A)))
}

function isQ(x: readonly number[]): boolean {
  return outcomeOnOneToAllButTwo(x) === 'P'
}

export const nt11: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-11',
  at: `${NT.laws}, Theorem 28`,
  title: 'in SN(n,{1,…,n−2}) and with n: P iff x_1 is even and x_2, …, x_n are all even or all odd',
  statement: String.raw`Let $n\ge4$, and let $A$ be $\{1,\dots,n-2\}$ or $\{1,\dots,n-2,n\}$. A position $x_1\le\dots\le x_n$ of $SN(n,A)$ is a P-position iff $x_1$ is even and $x_2,\dots,x_n$ are all even or all odd. Outside these positions, play on all odd stacks if they are at most $n-2$; on a lowest stack if all are odd; on a lowest stack and the even one if one is even.`,
  conventions: [
    'normal play; all positions; x_1 even, x_2 odd, o ≥ n−1 says that one stack is even',
  ],
  games: everyAOf(oneToAllButTwo, 4, 7),
  says: {
    'P-positions': 'x is P iff x_1 is even and x_2, …, x_n are all even or all odd',
    'no move stays': 'no move joins two of these positions',
    rule: 'from every other position the move of the statement is legal and leads to one of these',
  },
  printed: {
    'P-positions': ({ x, outcome }) => isQ(x) === (outcome === 0),
    'no move stays': ({ x, moves }) =>
      isQ(x) ? everyMove(moves, ({ option }) => !isQ(option)) : null,
    rule: ({ x, A }) => {
      if (isQ(x)) return null
      const played = winningMoveOnOneToAllButTwo(x)!
      return A.includes(played.length) && isQ(afterPlayOn(x, played))
    },
  },
  // In the mutation, all stacks are even.
  wrongAt: { case: { n: 4, A: '{1,2}', part: 'P-positions' }, max: 3 },
  wrong: ({ o, outcome }) => (o === 0) === (outcome === 0),
})
