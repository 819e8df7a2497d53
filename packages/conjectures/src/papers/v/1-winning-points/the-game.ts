import { inOrder } from '@nim/core/wythoff/definitions'
import { onPlane, optionPoints, POINT } from '../../../facts/wythoff/on-plane.ts'
import { winning, winningAt } from '../../../facts/wythoff/winning.ts'
import { type Claim, positions } from '../../../judge/index.ts'

function printedMoves(S: number, L: number): [number, number][] {
  const moves: [number, number][] = []
  for (let t = 1; t <= S; t++) moves.push([S - t, L])
  for (let u = 1; u <= L; u++) moves.push([S, L - u])
  for (let x = 1; x <= S; x++) moves.push([S - x, L - x])
  return moves
}

/** The points of a list, sorted, each with its coordinates in order. */
const named = (points: readonly (readonly number[])[]): string =>
  [...new Set(points.map(([x, y]) => inOrder(x!, y!).join()))].toSorted().join(' ')

export const vG: Claim = positions({
  id: 'V-G',
  kind: 'definition',
  at: 'the game, moves and start (1)',
  title: 'h-, v- and d-moves on points (S,L); the player who reaches (0,0) wins',
  statement: String.raw`From $(S,L)$, $0\le S\le L$, a player moves to $(S-t,L)$, $(S,L-u)$ or $(S-x,L-x)$ with positive $t,u,x$ and non-negative results, swapped into order. The player who moves to $(0,0)$ wins.`,
  conventions: ['a winning point is a P-position: it is good for the player who has just moved'],
  complexity: 'O(max³)',
  games: onPlane(80),
  quick: { max: 40 },
  facts: { ...POINT, winning, winningAt, options: optionPoints },
  digest: ({ options, winning: isP }, { part }) => (part === 'moves' ? options.length : isP),
  method: ({ part }) => (part === 'moves' ? 'rules' : 'definition'),
  says: {
    moves: 'the moves are the options of the ruleset WYTHOFF',
    outcome: 'a point is winning iff it is (0,0) or no move leads to a winning point',
  },
  printed: {
    moves: ({ S, L, options }) => named(printedMoves(S, L)) === named(options),
    outcome: ({ S, L, winning: isP, winningAt: isWinning }) =>
      (isP === 1) === (L === 0 || !printedMoves(S, L).some(([x, y]) => isWinning(x, y))),
  },
  // The mutation is false because the player to move at (0,0) has not won.
  wrongAt: { case: { part: 'outcome' }, max: 10 },
  wrong: ({ S, L, winning: isP, winningAt: isWinning }) =>
    (isP === 1) === (L > 0 && !printedMoves(S, L).some(([x, y]) => isWinning(x, y))),
})
