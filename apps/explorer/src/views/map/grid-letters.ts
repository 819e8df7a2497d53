import type { TableGrid, GridCell } from '@nim/bruteforce/web-table'
import { formatRuleset } from '@nim/core/rules'
import type { GridLetter, PositionGrid } from '@nim/report'
import type { MapState } from './map-state.ts'

/** CSS classes for the letters of cells. */
export const CLASSES = { P: 'p', N: 'n', M: 'm', '?': 'none', '.': 'never' } as const

/** The letter of a cell, as computed by `positionGrid` of @nim/report. */
export function letterOf({ odd, residue, P, N }: GridCell, modulus: number): GridLetter {
  if (modulus % 2 === 0 && (odd + residue) % 2 === 1) return '.'
  if (P.count > 0) return N.count > 0 ? 'M' : 'P'
  return N.count > 0 ? 'N' : '?'
}

/** Converts a grid to the form that @nim/report draws and writes. */
export function positionGridOf(
  { cells, modulus }: TableGrid,
  { ruleset, play, max, positions }: MapState,
): PositionGrid {
  return {
    ruleset: formatRuleset(ruleset),
    play,
    positions: `${positions} positions`,
    modulus,
    max,
    columns: Array.from({ length: ruleset.piles + 1 }, (_, odd) =>
      cells
        .slice(odd * modulus, (odd + 1) * modulus)
        .map((cell) => letterOf(cell, modulus))
        .join(''),
    ),
  }
}
