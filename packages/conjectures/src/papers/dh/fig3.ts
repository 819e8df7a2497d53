import type { Claim } from '../../claim/claim.ts'
import { allButOne } from '../../facts/setnim/game-families.ts'
import { type CaseCell, gridClaim } from '../../judge/shapes/dh/grid-claim.ts'
import type { ListedPart } from '../../facts/setnim/part.ts'
import { isPTypeByTheorem33 } from '@nim/core/setnim'
import { DH } from '../../claim/sources/dh.ts'

const cells: ListedPart<CaseCell> = {
  says: 'a cell is P iff o ≤ r ≤ 2n−4−o or (o,r) = (n,n−2), and N otherwise',
  ofInstance: ({ o, r, letter, parameters }) =>
    letter === '?'
      ? null
      : letter === (isPTypeByTheorem33(parameters['n'] as number, { o, r }) ? 'P' : 'N'),
}

/** Position grids of SN(n,{n−1}). */
export const dhFIG3: Claim = gridClaim({
  id: 'DH-FIG3',
  source: `${DH}, Figure 3`,
  title: 'position grids of SN(n,{n−1})',
  statement: String.raw`The position grid of $SN(n,\{n-1\})$: the cell $(o,r)$ holds P iff $o\le r\le 2n-4-o$ or $(o,r)=(n,n-2)$.`,
  conventions: [
    'the n of the two printed grids are lost in our copy of the text: every n, with the cells by Theorem 3.3',
    'the data give the grid found, one string per o, indexed by r',
  ],
  games: allButOne(3, 8),
  quick: { ranges: { n: [3, 6] } },
  printed: { cells },
})
