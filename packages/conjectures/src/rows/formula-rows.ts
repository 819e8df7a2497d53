import type { RowPatterns } from '@nim/bruteforce'
import { compileRows, exactBound, madeOnce, not } from '@nim/presburger'
import { periodicOutcomeOf } from './formula-automaton.ts'
import { type FormulaStatement, pileNames } from './formula-statement.ts'
import { patternsOf } from './periodic-outcome.ts'
import { type OutcomeRows, SILENT } from './says.ts'

/**
 * The outcomes according to a formula, row by row. The formula becomes an automaton if it uses
 * piles only through residues; otherwise it is compiled.
 *
 * @param max the largest pile of the box
 * @throws RangeError if the formula has variables other than the piles, or if its values leave the
 * exact range of numbers in this box
 */
export function outcomeRowsOfFormula(
  statement: FormulaStatement,
  piles: number,
  max: number,
): OutcomeRows | RowPatterns {
  const bound = boundOf(statement, piles)
  if (max > bound) {
    throw new RangeError(
      `formula: nimlab can evaluate it exactly only for piles up to ${bound}, got ${max}`,
    )
  }
  const periodic = periodicOutcomeOf(statement, piles)
  return periodic === null ? compiledRows(statement, piles) : patternsOf(periodic, max)
}

const boundOf = madeOnce(({ says, where }: FormulaStatement) =>
  Math.min(exactBound(says), where === undefined ? Infinity : exactBound(where)),
)

/** 0 stands for P, and 1 for N, which is the outcome where the formula is false. */
const compiledRows = madeOnce(({ says, where }: FormulaStatement, piles): OutcomeRows => {
  const saysN = compileRows(not(says), pileNames(piles))
  if (where === undefined) return saysN
  const isSilent = compileRows(not(where), pileNames(piles))
  let silent = new Uint8Array(0)
  return (position, row, length) => {
    if (silent.length < length) silent = new Uint8Array(length)
    saysN(position, row, length)
    isSilent(position, silent, length)
    for (let x1 = 0; x1 < length; x1++) if (silent[x1] === 1) row[x1] = SILENT
  }
})
