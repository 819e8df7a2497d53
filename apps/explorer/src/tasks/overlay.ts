import type { TableValue } from '@nim/bruteforce'
import { readFormula } from '@nim/conjectures/formula-claims'
import { parseRuleset, isSymmetric } from '@nim/core/rules'
import { positionAt, type SliceAt } from './slice-at.ts'

/** A slice with its entries and a formula about the game. */
export interface OverlayInput extends SliceAt {
  readonly game: string
  readonly value: TableValue
  readonly says: string
  readonly entries: ArrayLike<number>
}

/** The result for a cell in {@link OverlayAnswer}. */
export const AGREES = 0
export const ERRS = 1
export const SAYS_NOTHING = 2

export interface OverlayAnswer {
  /** One of AGREES, ERRS and SAYS_NOTHING for each entry of the slice, in the same order. */
  readonly cells: Uint8Array
  readonly errors: number
  /** The number of cells about which the formula makes a statement. */
  readonly spoken: number
}

/**
 * Compares a formula with a slice of a table.
 *
 * @throws FormulaError if the text is not a formula about the game; RangeError if the formula is
 *   not exact in the slice
 * @complexity one evaluation of the formula for each cell
 */
export function overlayFormula({
  game,
  value,
  says,
  entries,
  ...slice
}: OverlayInput): OverlayAnswer {
  const ruleset = parseRuleset(game)
  const formula = readFormula(says, ruleset, value)
  const largest = Math.max(slice.side - 1, ...slice.fixed)
  if (largest > formula.largestExact) {
    throw new RangeError(
      `formula: the page can evaluate it exactly only for piles up to ${formula.largestExact}, but this slice has piles up to ${largest}`,
    )
  }
  const isSorted = isSymmetric(ruleset)
  const cells = new Uint8Array(entries.length)
  let errors = 0
  let spoken = 0
  for (let y = 0, at = 0; y < slice.side; y++) {
    for (let x = 0; x < slice.side; x++, at++) {
      const position = positionAt(slice, x, y)
      if (isSorted) position.sort((a, b) => a - b)
      const holds = formula.holds(position, entries[at]!)
      cells[at] = holds === null ? SAYS_NOTHING : holds ? AGREES : ERRS
      if (holds !== null) spoken++
      if (holds === false) errors++
    }
  }
  return { cells, errors, spoken }
}
