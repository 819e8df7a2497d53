import { slowSetNim } from '@nim/core/rules'
import { isPTypeByTheorem33, isPTypeByTheorem51 } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { gameOnBox } from '../../../facts/game-on-box.ts'
import { allButOneOrAll, type ByN } from '../../../facts/setnim/game-families.ts'
import {
  type Cell,
  describeCell,
  gridCells,
  gridFound,
  gridsOf,
} from '../../../facts/setnim/position-grid.ts'
import type { Type } from '../../../facts/setnim/stacks.ts'
import { isType } from '../../../facts/setnim/types.ts'
import { instances } from '../../../judge/instances.ts'
import type { Statement } from '../../../judge/statement.ts'

type Case = ByN & { readonly part: string }

/** A cell of this grid beside the same cell of the grid of SN(n,{n−1}). */
interface CellPair extends Cell {
  readonly before: string
}

/** A cell is P iff its type is said to be. */
const isDrawn =
  (isPType: (n: number, type: Type) => boolean): Statement<Cell, ByN> =>
  ({ o, r, letter }, { n }) =>
    letter === '?' ? null : letter === (isPType(n, { o, r }) ? 'P' : 'N')

const GRIDS = gridsOf(allButOneOrAll(3, 8), gridFound)

/** Position grids of SN(n,{n−1,n}). */
export const dhFIG6: Claim = instances<Case, BoxDomain, CellPair>({
  ...GRIDS,
  *instances({ parameters, domain, limits, data }) {
    const { n, part } = parameters
    const before = gridCells(gameOnBox(slowSetNim(n, [n - 1]), domain, limits), 2 * n - 2)
    const reported = part === 'cells' ? data : {}
    let i = 0
    for (const cell of GRIDS.instances({ parameters, domain, limits, data: reported })) {
      yield { ...cell, before: before[i++]!.letter }
    }
  },
  id: 'DH-FIG6',
  kind: 'table',
  at: 'Figure 6',
  paperStatus: 'asserted',
  title: 'position grids of SN(n,{n−1,n})',
  statement: String.raw`The position grid of $SN(n,\{n-1,n\})$: the cell $(o,r)$ holds P iff $o\le r\le 2n-4-o$. It differs from that of $SN(n,\{n-1\})$ exactly at $(n,n-2)$.`,
  conventions: [
    'every n, with the cells by Theorem 5.1',
    'the data give the grid found, one string per o, indexed by r',
  ],
  decides:
    'for every cell in which the box has a reduced position, whether all of them have the printed outcome; the same cells against those of SN(n,{n−1})',
  complexity: 'C(max+n,n) positions times the moves of each',
  quick: { ranges: { n: [3, 6] } },
  printed: {
    cells: {
      says: 'a cell is P iff o ≤ r ≤ 2n−4−o, and N otherwise',
      holds: isDrawn(isPTypeByTheorem51),
      finds: describeCell,
    },
    'against Figure 3': {
      says: 'the grid differs from that of SN(n,{n−1}) exactly at (n,n−2)',
      holds: ({ o, r, letter, before }, { n }) => {
        if (letter === '?') return before === '?' ? null : false
        const changes = isType({ o, r }, { o: n, r: n - 2 })
        return changes ? before === 'P' && letter === 'N' : before === letter
      },
      finds: describeCell,
    },
  },
  // the cells of Figure 3
  wrong: { case: { n: 4, part: 'cells' }, max: 6, holds: isDrawn(isPTypeByTheorem33) },
})
