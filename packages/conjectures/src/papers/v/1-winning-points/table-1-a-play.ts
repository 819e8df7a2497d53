import { wythoffPlaneByDefinition } from '@nim/bruteforce'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { moveTypes, type MoveType } from '../../../facts/wythoff/legal-move.ts'
import { fixed, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** One printed move. */
interface PlayRow {
  readonly player: 'Hugo' | 'Cora'
  readonly point: readonly [number, number]
  readonly move: MoveType
}

interface PlayTable {
  readonly start: readonly [number, number]
  readonly rows: readonly PlayRow[]
}

/** The play of Table 1. */
export const vTab1: Claim = vClaim<Record<string, never>, FixedDomain, PlayTable>({
  id: 'V-Tab1',
  kind: 'table',
  source: 'Table 1',
  paperStatus: 'asserted',
  title: 'a play from (29,51): legal moves of the types named, Cora moves to winning points',
  statement: String.raw`From $(29,51)$: Hugo $(23,51)$ h-move, Cora $(14,23)$ v-move, Hugo $(6,15)$ d-move, Cora $(6,10)$ v-move, Hugo $(4,6)$ v-move, Cora $(3,5)$ d-move.`,
  conventions: ['h and v name the coordinate S or L of the point moved from'],
  decides:
    'for every move, whether it is legal and of its type, and whether Cora’s points are winning points by the definition',
  complexity: 'O(1)',
  parameters: [],
  instances: 9,
  defaultDomain: fixed,
  printed: {
    start: [29, 51],
    rows: [
      { player: 'Hugo', point: [23, 51], move: 'h' },
      { player: 'Cora', point: [14, 23], move: 'v' },
      { player: 'Hugo', point: [6, 15], move: 'd' },
      { player: 'Cora', point: [6, 10], move: 'v' },
      { player: 'Hugo', point: [4, 6], move: 'v' },
      { player: 'Cora', point: [3, 5], move: 'd' },
    ],
  },
  judge: ({ start, rows }, asked) =>
    judgeList(asked, 'definition', (test) => {
      const plane = wythoffPlaneByDefinition(start[1])
      let from = start
      for (const { player, point, move } of rows) {
        const types = moveTypes(from, point)
        const before = from
        test(types.includes(move), types.length, () => ({
          witness: { from: before, to: point },
          expected: `${move}-move`,
          actual: types.length === 0 ? 'illegal' : types.map((type) => `${type}-move`).join(),
          explain: `the move from (${before.join()}) to (${point.join()}) has types: ${types.join() || 'none'}`,
        }))
        if (player === 'Cora') {
          const isP = plane.isP(point[0], point[1])
          test(isP, isP ? 1 : 0, () => ({
            position: [...point],
            expected: 'P',
            actual: 'N',
            explain: `Cora's point (${point.join()}) is no winning point`,
          }))
        }
        from = point
      }
    }),
})
