import { type MoveType, moveTypes } from '@nim/core/wythoff/definitions'
import { isWinningByDefinition, type PlanePoint } from '../../../facts/wythoff/winning-points.ts'
import { type Claim, fixed, instances } from '../../../judge/index.ts'

const START: PlanePoint = [29, 51]

const PLAY: readonly (readonly [player: 'Hugo' | 'Cora', point: PlanePoint, move: MoveType])[] = [
  ['Hugo', [23, 51], 'h'],
  ['Cora', [14, 23], 'v'],
  ['Hugo', [6, 15], 'd'],
  ['Cora', [6, 10], 'v'],
  ['Hugo', [4, 6], 'v'],
  ['Cora', [3, 5], 'd'],
]

export const vTab1: Claim = instances({
  id: 'V-Tab1',
  kind: 'table',
  at: 'Table 1',
  title: 'a play from (29,51): legal moves of the types named, Cora moves to winning points',
  statement: String.raw`From $(29,51)$: Hugo $(23,51)$ h-move, Cora $(14,23)$ v-move, Hugo $(6,15)$ d-move, Cora $(6,10)$ v-move, Hugo $(4,6)$ v-move, Cora $(3,5)$ d-move.`,
  conventions: ['h and v name the coordinate S or L of the point moved from'],
  decides:
    'for every move, whether it is legal and of its type, and whether Cora’s points are winning points by the definition',
  domain: fixed,
  *instances() {
    let from = START
    for (const [player, to, move] of PLAY) {
      const types = moveTypes(...from, ...to)
      yield { from, to, move, types, isWinning: null }
      if (player === 'Cora') yield { from, to, move, types, isWinning: isWinningByDefinition(to) }
      from = to
    }
  },
  digest: ({ types, isWinning }) => (isWinning === null ? types.length : Number(isWinning)),
  printed: ({ move, types, isWinning }) => isWinning ?? types.includes(move),
  // The mutation is false because the first move is an h-move.
  wrong: ({ move, types, isWinning }) => isWinning ?? types.includes(move === 'h' ? 'd' : move),
})
