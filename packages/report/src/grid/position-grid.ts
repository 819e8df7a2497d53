import { formatRuleset, rulesetTitle, moveSizes, type PlayConvention } from '@nim/core/rules'
import type { SolvedTable } from '../solved-table.ts'

/**
 * The letter of a cell is the outcome of its positions, `M` if both outcomes occur, `?` if the box
 * contains no position of the cell, or `.` if no position can belong to the cell.
 */
export type GridLetter = 'P' | 'N' | 'M' | '?' | '.'

/**
 * A position grid: outcomes by the number o of piles of odd size and the residue r of the sum of
 * the piles.
 * @source DH-D7
 */
export interface PositionGrid {
  readonly ruleset: string
  readonly play: PlayConvention
  /** The name of the positions in the cells, for captions, such as 'reduced positions'. */
  readonly positions: string
  readonly modulus: number
  /** The largest pile of the box. */
  readonly max: number
  /** One string of {@link GridLetter} for each o = 0..n, indexed by r = 0..modulus−1. */
  readonly columns: readonly string[]
}

export interface PositionGridOptions {
  /**
   * The modulus by which r is computed. The number r is the residue of the sum of the piles. The
   * papers use 2k with k = min A.
   */
  readonly modulus: number
  /**
   * Selects the positions to count. By default, all positions are counted. The papers use the
   * reduced positions.
   */
  readonly includes?: (position: readonly number[], rank: number) => boolean
  /**
   * The name of the positions that `includes` selects, for captions. The default is 'all
   * positions'.
   */
  readonly positions?: string
}

const LETTERS: readonly GridLetter[] = ['?', 'P', 'N', 'M']

/**
 * The position grid of a solved box. The array passed to `includes` is reused, so copy it if you
 * need to keep it.
 *
 * The letter `.` marks the cells in which o and r differ in parity. The sum of the piles has the
 * same parity as o. Hence, for an even modulus, no position belongs to such a cell. For an odd
 * modulus, the letter does not occur.
 *
 * @throws RangeError unless the table contains outcomes of a slow game that does not distinguish
 * its piles, and the modulus is a whole number ≥ 1
 * @complexity O(positions · n)
 * @source DH-D7
 */
export function positionGrid(table: SolvedTable, options: PositionGridOptions): PositionGrid {
  const { ruleset, box, value, play } = table
  const { modulus, includes = () => true, positions = 'all positions' } = options
  if (value !== 'outcome') {
    throw new RangeError(`position grid: expected a table of outcomes, got ${value}`)
  }
  if (moveSizes(ruleset) === null) {
    throw new RangeError(
      `position grid: expected a slow game that does not distinguish its piles, got ${rulesetTitle(ruleset)}`,
    )
  }
  if (!Number.isSafeInteger(modulus) || modulus < 1) {
    throw new RangeError(`position grid: expected a modulus >= 1, got ${modulus}`)
  }
  // Bit 0 of a cell is set if the cell has a P-position. Bit 1 is set if the cell has an
  // N-position.
  const outcomes = new Uint8Array((box.piles + 1) * modulus)
  const piles = new Array<number>(box.piles)
  table.forEachRow((row) => {
    let odd = 0
    let sum = 0
    for (let i = 1; i < piles.length; i++) {
      const pile = row.position[i]!
      piles[i] = pile
      odd += pile % 2
      sum += pile
    }
    for (let x = 0; x < row.length; x++) {
      piles[0] = x
      const cell = (odd + (x % 2)) * modulus + ((sum + x) % modulus)
      const bit = row.entries[row.offset + x] === 0 ? 1 : 2
      if ((outcomes[cell]! & bit) === 0 && includes(piles, row.rank + x)) outcomes[cell]! |= bit
    }
  })
  const letter = (odd: number, residue: number): GridLetter =>
    modulus % 2 === 0 && (odd + residue) % 2 === 1
      ? '.'
      : LETTERS[outcomes[odd * modulus + residue]!]!
  const columns = Array.from({ length: box.piles + 1 }, (_, odd) =>
    Array.from({ length: modulus }, (_, residue) => letter(odd, residue)).join(''),
  )
  return { ruleset: formatRuleset(ruleset), play, positions, modulus, max: box.max, columns }
}
