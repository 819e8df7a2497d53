import { misereTheorem, outcomeByMisereTheorem } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { LETTERS } from '../../../facts/setnim/letters.ts'
import { moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { type Claim, everyMove, misereOutcome, positions } from '../../../judge/index.ts'

/** The sets of the theorem. If all numbers of a set are odd, NT-L25 covers the set. */
export function misereSets(n: number): string[] {
  return moveSets(n).filter((A) => misereTheorem(n, parseMoveSet(A)) === 'NT-12')
}

function isQ(x: readonly number[], A: readonly number[]): boolean {
  return outcomeByMisereTheorem(x, A) === 'P'
}

export const nt12: Claim = positions({
  id: 'NT-12',
  kind: 'theorem',
  at: `${NT.laws}, Theorem 29`,
  title:
    'misère P-positions of SN(n,A), A = {1,…,n}, {1,…,n−1}, or odd numbers with 1 and an even n',
  statement: String.raw`Misère play of $SN(n,A)$, $n\ge2$, $x_1\le\dots\le x_n$. (a) $A=\{1,\dots,n\}$: if $x_{n-1}=0$, $x$ is P iff $x_n$ is odd; otherwise $x$ is P iff all stacks are even. (b) $A=\{1,\dots,n-1\}$: if $x_1=x_{n-1}$, $x$ is P iff $x_n-x_1$ is odd; otherwise $x$ is P iff all stacks have the same parity. (c) $n$ even, $A=B\cup\{n\}$ with $1\in B$ and $B$ a set of odd numbers: if $x_1=0$, $x$ is P iff $|x|$ is odd; otherwise $x$ is P iff $|x|$ and $x_1$ are even.`,
  conventions: ['all positions', '(c) covers {1,n}, {1,n−1,n} and {1,3,…,n−1,n}'],
  games: everyAOf(misereSets, 2, 6),
  facts: { ...LETTERS, outcome: misereOutcome },
  digest: 'outcome',
  method: 'retrograde',
  says: {
    'P-positions': 'x is P in misère play iff it is one of the positions described',
    'a move': 'from every position described there is a move',
    'no move stays': 'no move joins two of the positions described',
    'a move into': 'from every other position with a move, a move leads to one of these',
  },
  printed: {
    'P-positions': ({ x, A, outcome }) => isQ(x, A) === (outcome === 0),
    'a move': ({ x, A, moves }) => (isQ(x, A) ? moves.length > 0 : null),
    'no move stays': ({ x, A, moves }) =>
      isQ(x, A) ? everyMove(moves, ({ option }) => !isQ(option, A)) : null,
    'a move into': ({ x, A, moves }) =>
      isQ(x, A) || moves.length === 0 ? null : moves.some(({ option }) => isQ(option, A)),
  },
  // The mutation uses the P-positions of normal play.
  wrongAt: { case: { n: 3, A: '{1,2,3}', part: 'P-positions' }, max: 3 },
  wrong: ({ o, outcome }) => (o === 0) === (outcome === 0),
})
