import { isPTypeByTheorem33, isPTypeByTheorem51 } from '@nim/core/setnim'
import { allButOne, allButOneOrAll, type ByN } from '../../../facts/setnim/game-families.ts'
import { type Cell, gridFound } from '../../../facts/setnim/position-grid.ts'
import { drawnBy, gridsOf } from '../position-grids.ts'
import { isType } from '@nim/core/setnim/definitions'
import { type BoxDomain, type Claim, instances } from '../../../judge/index.ts'

type Case = ByN & { readonly part: string }

/** A cell of this grid, and the corresponding cell in the grid of SN(n,{n−1}). */
interface CellPair extends Cell {
  readonly before: string
}

const GRIDS = gridsOf(allButOneOrAll(3, 8), gridFound)
const BEFORE = gridsOf(allButOne(3, 8), gridFound)

export const dhFIG6: Claim = instances<Case, BoxDomain, CellPair>({
  ...GRIDS,
  *instances(listing) {
    const before = BEFORE.instances({ ...listing, data: {} })[Symbol.iterator]()
    const data = listing.parameters.part === 'cells' ? listing.data : {}
    for (const cell of GRIDS.instances({ ...listing, data })) {
      yield { ...cell, before: before.next().value!.letter }
    }
  },
  id: 'DH-FIG6',
  kind: 'table',
  at: 'Figure 6',
  title: 'position grids of SN(n,{n−1,n})',
  statement: String.raw`The position grid of $SN(n,\{n-1,n\})$: the cell $(o,r)$ holds P iff $o\le r\le 2n-4-o$. It differs from that of $SN(n,\{n-1\})$ exactly at $(n,n-2)$.`,
  conventions: [
    'nimlab checks every n, with the cells of Theorem 5.1',
    'the data contain the computed grid: one string per o, indexed by r',
  ],
  quick: { ranges: { n: [3, 6] } },
  says: {
    cells: 'a cell is P iff o ≤ r ≤ 2n−4−o, and N otherwise',
    'against Figure 3': 'the grid differs from that of SN(n,{n−1}) exactly at (n,n−2)',
  },
  printed: {
    cells: drawnBy(({ n }, type) => isPTypeByTheorem51(n, type)),
    'against Figure 3': ({ o, r, letter, before }, { n }) => {
      if (letter === '?') return before === '?' ? null : false
      const changes = isType({ o, r }, { o: n, r: n - 2 })
      return changes ? before === 'P' && letter === 'N' : before === letter
    },
  },
  // The mutation uses the cells of Figure 3.
  wrongAt: { case: { n: 4, part: 'cells' }, max: 6 },
  wrong: drawnBy(({ n }, type) => isPTypeByTheorem33(n, type)),
})
