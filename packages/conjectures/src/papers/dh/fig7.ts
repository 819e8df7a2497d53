import { slowSetNim } from '@nim/core/rules'
import { isPTypeByConjecture1 } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyK, type GameFamily } from '../../facts/setnim/game-families.ts'
import { type CaseCell, gridClaim } from '../../judge/shapes/dh/grid-claim.ts'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import type { ListedPart, Parts } from '../../facts/setnim/part.ts'
import { DH } from '../../claim/sources/dh.ts'

const GAMES: GameFamily = {
  ...everyK(5, 8),
  ruleset: (parameters) => {
    const [n, k] = [parameters['n'] as number, parameters['k'] as number]
    return slowSetNim(n, moveSizesFrom(k, n))
  },
}

const triangle: ListedPart<CaseCell> = {
  says: 'a cell is P iff o ≤ r ≤ 2k−2−o, modulus 2k: the triangle of P-cells at a smaller scale',
  ofInstance: ({ o, r, letter, parameters }) => {
    const [n, k] = [parameters['n'] as number, parameters['k'] as number]
    return letter === '?' ? null : letter === (isPTypeByConjecture1(n, k, { o, r }) ? 'P' : 'N')
  },
}

const columns: ListedPart<CaseCell> = {
  says: 'the columns o ≥ k are all N',
  ofInstance: ({ o, letter, parameters }) =>
    letter === '?' || o < (parameters['k'] as number) ? null : letter === 'N',
}

const PRINTED: Parts = { triangle, columns }

/** Position grids of SN(n,{k,…,n}). */
export const dhFIG7: Claim = gridClaim({
  id: 'DH-FIG7',
  source: `${DH}, Figure 7`,
  title: 'position grids of SN(n,{k,…,n})',
  statement: String.raw`The position grids of $SN(n,\{k,\dots,n\})$, modulus $2k$: the columns $o\ge k$ are all N, and the P-cells keep their triangular shape $o\le r\le2k-2-o$ at a smaller scale.`,
  conventions: [
    'the (n,k) of the two printed grids, one conjectured and one proven, are lost in our copy of the text: n = 5..8, all k',
    'the data give the grid found, one string per o, indexed by r',
  ],
  games: GAMES,
  quick: { ranges: { n: [5, 6] } },
  printed: PRINTED,
})
