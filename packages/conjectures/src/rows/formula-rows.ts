import type { RowPatterns } from '@nim/bruteforce'
import { compileRows, exactBound, not } from '@nim/presburger'
import { periodicOutcomeOf } from './formula-automaton.ts'
import { type FormulaStatement, pileNames } from './formula-statement.ts'
import { patternsOf } from './periodic-outcome.ts'
import { type OutcomeRows, SILENT } from './says.ts'

/**
 * The outcomes by a formula, row by row: as an automaton if it uses piles only through residues,
 * otherwise compiled.
 *
 * @param max largest pile of the box
 * @throws RangeError if the formula has other variables than the piles, or its values leave the
 * exact range of numbers in this box
 */
export function outcomeRowsOfFormula(
  statement: FormulaStatement,
  piles: number,
  max: number,
): OutcomeRows | RowPatterns {
  const { says, where } = statement
  const bound = Math.min(exactBound(says), where === undefined ? Infinity : exactBound(where))
  if (max > bound) throw new RangeError(`formula: exact for piles up to ${bound}, got ${max}`)
  const periodic = periodicOutcomeOf(statement, piles)
  return periodic === null ? compiledRows(statement, piles, max) : patternsOf(periodic, max)
}

/** The compiled rows. 0 stands for P and 1 for N; a false formula means N. */
function compiledRows({ says, where }: FormulaStatement, piles: number, max: number): OutcomeRows {
  const saysN = compileRows(not(says), pileNames(piles))
  if (where === undefined) return saysN
  const isSilent = compileRows(not(where), pileNames(piles))
  const silent = new Uint8Array(max + 1)
  return (position, row, length) => {
    saysN(position, row, length)
    isSilent(position, silent, length)
    for (let x1 = 0; x1 < length; x1++) if (silent[x1] === 1) row[x1] = SILENT
  }
}
