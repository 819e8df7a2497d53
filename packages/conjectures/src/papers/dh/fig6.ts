import { slowSetNim } from '@nim/core/rules'
import { isPTypeByTheorem51 } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { allButOneOrAll } from '../../facts/setnim/game-families.ts'
import { type CaseCell, gridList } from '../../judge/shapes/dh/grid-claim.ts'
import { gridCells } from '../../judge/shapes/dh/grid-cells.ts'
import type { ListedPart, Parts } from '../../facts/setnim/part.ts'
import { solvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { type InstanceList, statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const GAMES = allButOneOrAll(3, 8)

/** A cell of this grid beside the same cell of the grid of SN(n,{n−1}). */
interface CellPair extends CaseCell {
  readonly before: string
}

const cells: ListedPart<CaseCell> = {
  says: 'a cell is P iff o ≤ r ≤ 2n−4−o, and N otherwise',
  ofInstance: ({ o, r, letter, parameters }) =>
    letter === '?'
      ? null
      : letter === (isPTypeByTheorem51(parameters['n'] as number, { o, r }) ? 'P' : 'N'),
}

const comparison: ListedPart<CellPair> = {
  says: 'the grid differs from that of SN(n,{n−1}) exactly at (n,n−2)',
  ofInstance: ({ o, r, letter, before, parameters }) => {
    if (letter === '?') return before === '?' ? null : false
    const n = parameters['n'] as number
    return o === n && r === n - 2 ? before === 'P' && letter === 'N' : before === letter
  },
}

const PRINTED: Parts = { cells, 'against Figure 3': comparison }

const PAIRS: InstanceList = {
  ...gridList(GAMES),
  list: (parameters, domain, limits) => {
    const n = parameters['n'] as number
    const before = gridCells(
      solvedGame(slowSetNim(n, [n - 1]), domain as BoxDomain, limits),
      2 * n - 2,
    )
    const after = gridCells(
      solvedGame(GAMES.ruleset({ n }), domain as BoxDomain, limits),
      2 * n - 2,
    )
    const instances = after.map((cell, i): CellPair => ({
      ...cell,
      parameters,
      before: before[i]!.letter,
    }))
    return { instances }
  },
}

/** Position grids of SN(n,{n−1,n}). */
export const dhFIG6: Claim = statementClaim({
  id: 'DH-FIG6',
  kind: 'table',
  source: `${DH}, Figure 6`,
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
  parameters: GAMES.parameters,
  lists: (part) => (part === 'cells' ? gridList(GAMES) : PAIRS),
  quick: { ranges: { n: [3, 6] } },
  printed: PRINTED,
})
