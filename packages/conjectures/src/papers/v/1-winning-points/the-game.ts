import { wythoffPlane } from '@nim/bruteforce'
import { formatPosition, options, sortedBox, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { compareLostRows } from '../../../judge/shapes/v/compare-lost-rows.ts'
import { judgePositions, type PositionFinding } from '../../../judge/shapes/v/judge-positions.ts'
import { inOrder } from '../../../facts/wythoff/legal-move.ts'
import { growingTable } from '../../../facts/wythoff/growing-table.ts'
import { lostRows } from '../../../facts/wythoff/lost-rows.ts'
import { samePoints } from '../../../facts/wythoff/same-points.ts'
import { box, choice, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The game as defined: its moves, and whether the player to move at (0,0) has lost. */
interface GameOnPlane {
  readonly moves: MovesOnPlane
  readonly isOriginLost: boolean
}

interface MovesOnPlane {
  (S: number, L: number): (readonly [number, number])[]
  /** For L = 0, 1, …, the points (S,L) that are lost by these moves, 0 ≤ S ≤ L ≤ max. */
  readonly lostRows?: typeof lostRows
}

function printedMoves(S: number, L: number): (readonly [number, number])[] {
  const moves: (readonly [number, number])[] = []
  for (let t = 1; t <= S; t++) moves.push([S - t, L])
  for (let u = 1; u <= L; u++) moves.push([S, L - u])
  for (let x = 1; x <= S; x++) moves.push([S - x, L - x])
  return moves
}

function keys(points: readonly (readonly number[])[]): string[] {
  return [...new Set(points.map(([x, y]) => formatPosition(inOrder(x!, y!))))].sort()
}

/** The game on the plane. */
export const vG: Claim = vClaim<{ part: string }, BoxDomain, GameOnPlane>({
  id: 'V-G',
  kind: 'definition',
  source: 'the game, moves and start (1)',
  paperStatus: 'asserted',
  title: 'h-, v- and d-moves on points (S,L), who reaches (0,0) wins',
  statement: String.raw`From $(S,L)$, $0\le S\le L$, a player moves to $(S-t,L)$, $(S,L-u)$ or $(S-x,L-x)$ with positive $t,u,x$ and non-negative results, swapped into order. Who reaches $(0,0)$ on his move wins.`,
  conventions: ['a winning point is good for the player who has just moved: a P-position'],
  decides:
    'for every position of the box, whether the moves are the options of the ruleset WYTHOFF (part moves), and whether the definition gives every position one outcome, the one found by the pass over the plane (part outcome)',
  complexity: 'part moves: O(max³); part outcome: O(max²)',
  parameters: [choice('part', 'the moves, or the outcomes they make', 'moves', 'outcome')],
  bytesPerPosition: 160,
  defaultDomain: box(80),
  quick: { max: 40 },
  printed: {
    moves: Object.assign((S: number, L: number) => printedMoves(S, L), { lostRows }),
    isOriginLost: true,
  },
  judge: (game, asked) => {
    if (asked.parameters.part === 'moves') {
      const arePointsSame = samePoints(asked.domain.max)
      return judgePositions(asked, 'rules', (S, L) => {
        const moves = game.moves(S, L)
        const actual = options(WYTHOFF, [S, L])
        return {
          holds: arePointsSame(moves, actual),
          actual: actual.length,
          evidence: () => ({
            expected: keys(moves).join(' '),
            actual: keys(actual).join(' '),
            explain: `the definition gives ${keys(moves).length} moves, the rules ${actual.length}`,
          }),
        }
      })
    }
    const plane = wythoffPlane(asked.domain.max)
    const lostUpTo = growingTable(asked, (most) => lostPoints(game, most))
    const at = (S: number, L: number): PositionFinding => {
      const isLost = lostUpTo(L).get(formatPosition([S, L]))!
      return {
        holds: isLost === plane.isP(S, L),
        actual: plane.isP(S, L) ? 1 : 0,
        evidence: () => ({
          expected: isLost ? 'P' : 'N',
          actual: plane.isP(S, L) ? 'P' : 'N',
          explain: 'the outcome by the definition differs from the one found by the pass',
        }),
      }
    }
    const { lostRows: rowsOf } = game.moves
    return judgePositions(
      asked,
      'definition',
      at,
      rowsOf &&
        (() => {
          const { max } = asked.domain
          return compareLostRows(plane.points, rowsOf(max, game.isOriginLost), max)
        }),
    )
  },
})

/** By the definition, from all moves of every point. */
function lostPoints(game: GameOnPlane, max: number): Map<string, boolean> {
  const lost = new Map<string, boolean>()
  sortedBox(2, max).forEach(([S = 0, L = 0]) => {
    const moves = keys(game.moves(S, L))
    const isLost = L === 0 ? game.isOriginLost : !moves.some((move) => lost.get(move))
    lost.set(formatPosition([S, L]), isLost)
  })
  return lost
}
