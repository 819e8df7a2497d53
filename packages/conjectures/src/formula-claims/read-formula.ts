import type { TableValue } from '@nim/bruteforce'
import type { Ruleset } from '@nim/core/rules'
import {
  type Clause,
  clausesText,
  compile,
  compileTerm,
  exactBound,
  FormulaError,
  parseClauses,
  type Term,
  toText,
} from '@nim/presburger'
import { type FormulaStatement, pileNames } from '../rows/formula-statement.ts'
import { gameVocabulary } from '../quantities/vocabulary.ts'
import { speaksOfValue } from './formula-id.ts'

/** The variable that stands for the remoteness or the Grundy value. */
const VALUE = 'value'

/** The maximum number of characters of a text in the evidence. */
const SHOWN = 120

/** A formula that was parsed for a game. */
export interface ReadFormula {
  readonly clauses: readonly Clause[]
  /** The text of the formula with every name expanded; see `toText`. */
  readonly inFull: string
  /**
   * The largest pile of the largest box in which nimlab can evaluate the formula exactly. A value
   * is never larger than the sum of the piles.
   */
  readonly largestExact: number
  /** For outcomes: the statement. */
  readonly statement: FormulaStatement
  /**
   * Whether the formula holds at a position with this outcome (0 = P) or value. The result is null
   * if the formula makes no statement about the position.
   */
  readonly holds: (x: readonly number[], actual: number) => boolean | null
  /**
   * What the formula states about a position where it fails. This is the outcome, the value if the
   * formula names one, or the clause.
   */
  readonly says: (x: readonly number[], actual: number) => number | string
}

/**
 * Parses a formula for a game. A formula about outcomes is true at P-positions, perhaps with `if
 * CONDITION`. A formula about values consists of clauses over the piles and `value`.
 *
 * @throws FormulaError with the place of the error in the text
 */
export function readFormula(text: string, ruleset: Ruleset, value: TableValue): ReadFormula {
  const ofOutcome = value === 'outcome'
  const clauses = ofOutcome
    ? outcomeClauses(text, ruleset)
    : parseClauses(text, gameVocabulary(ruleset, [VALUE]))
  if (!ofOutcome && !speaksOfValue(text)) {
    throw new FormulaError(text, 0, `expected '${VALUE}' in it, such as ${VALUE} == x1`)
  }
  const bound = Math.min(
    ...clauses
      .flatMap(({ says, where }) => [says, ...(where === undefined ? [] : [where])])
      .map(exactBound),
  )
  const { statement, holds, says } = ofOutcome
    ? ofOutcomes(clauses[0]!, ruleset.piles)
    : ofValues(clauses, ruleset.piles)
  return {
    clauses,
    get inFull() {
      return clausesText(clauses)
    },
    largestExact: ofOutcome ? bound : Math.floor(bound / ruleset.piles),
    statement,
    holds,
    says,
  }
}

/** The only clause of a formula for outcomes, in a list. */
function outcomeClauses(text: string, ruleset: Ruleset): Clause[] {
  let clauses
  try {
    clauses = parseClauses(text, gameVocabulary(ruleset))
  } catch (error) {
    const typed = error instanceof FormulaError ? text.slice(error.at) : ''
    if (!(error instanceof FormulaError) || !/^(?:[Vv]alue|P)\b/.test(typed)) throw error
    const why = !typed.startsWith('P')
      ? `'${VALUE}' is the remoteness or the Grundy value; an outcome has no number, so choose remoteness or grundy (--value)`
      : `a formula is true at the P-positions; write only its condition, without 'P' and 'iff'`
    throw new FormulaError(text, error.at, why)
  }
  if (clauses.length > 1) {
    const why = 'a formula for outcomes has only one clause: FORMULA, or FORMULA if CONDITION'
    throw new FormulaError(text, text.indexOf(';'), why)
  }
  return clauses
}

type Meaning = Pick<ReadFormula, 'statement' | 'holds' | 'says'>

function ofOutcomes(statement: Clause, piles: number): Meaning {
  const isP = compile(statement.says, pileNames(piles))
  const where = statement.where && compile(statement.where, pileNames(piles))
  return {
    statement,
    holds: (x, actual) => (where?.(x) === false ? null : isP(x) === (actual === 0)),
    says: (x) => (isP(x) ? 'P' : 'N'),
  }
}

function ofValues(clauses: readonly Clause[], piles: number): Meaning {
  const names = [...pileNames(piles), VALUE]
  const compiled = clauses.map(({ says, where }) => {
    const named = valueNamedBy(says)
    return {
      says: compile(says, names),
      where: where && compile(where, names),
      value: named && compileTerm(named, names),
      text: toText(says),
    }
  })
  const at = new Array<number>(piles + 1)
  const put = (x: readonly number[], actual: number): void => {
    for (let i = 0; i < piles; i++) at[i] = x[i]!
    at[piles] = actual
  }
  return {
    statement: clauses[0]!,
    holds(x, actual) {
      put(x, actual)
      let speaks = false
      for (const { says, where } of compiled) {
        if (where?.(at) === false) continue
        if (!says(at)) return false
        speaks = true
      }
      return speaks ? true : null
    },
    says(x, actual) {
      put(x, actual)
      const failing = compiled.find(({ says, where }) => where?.(at) !== false && !says(at))
      if (failing?.value !== undefined) return failing.value(at)
      const text = failing?.text ?? ''
      return text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text
    },
  }
}

/** The term t in `value = t`; undefined for any other formula. */
export function valueNamedBy(says: Clause['says']): Term | undefined {
  if (says.kind !== 'comparison' || says.relation !== '=') return undefined
  const { left, right } = says
  return left.kind === 'variable' && left.name === VALUE ? right : undefined
}
