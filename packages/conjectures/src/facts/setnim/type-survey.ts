import type { GameOnBox } from '../fact.ts'
import { type Cell, gridCells, gridColumns } from './position-grid.ts'
import { reducedRank } from './reduction.ts'

/** Counts of positions, the grid, and the share of mixed cells for several moduli. @source DH-OP1 */
export function typeSurvey(
  game: GameOnBox,
  cells: readonly Cell[],
  modulus: number,
): Readonly<Record<string, number | string>> {
  const { piles: n, count: positions } = game.box
  const ranks = game.column(reducedRank)
  const outcomes = game.values('outcome')
  let P = 0
  let reduced = 0
  let reducedP = 0
  for (let rank = 0; rank < positions; rank++) {
    const isReduced = ranks[rank] === rank
    if (isReduced) reduced++
    if (outcomes[rank] !== 0) continue
    P++
    if (isReduced) reducedP++
  }
  const shares = [...new Set([modulus / 2, modulus, 2 * modulus, n, 2 * n])]
    .sort((a, b) => a - b)
    .map((m) => `mod ${m}: ${mixedShare(gridCells(game, m))}`)
  return {
    positions,
    P,
    reduced,
    reducedP,
    grid: gridColumns(cells, n, modulus).join(' '),
    mixedCells: shares.join(', '),
  }
}

function mixedShare(cells: readonly Cell[]): string {
  const filled = cells.filter(({ letter }) => letter !== '?')
  return `${filled.filter(({ letter }) => letter === 'M').length}/${filled.length}`
}
