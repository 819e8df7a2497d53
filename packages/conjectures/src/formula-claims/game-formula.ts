import type { TableValue } from '@nim/bruteforce'
import { formatRuleset, type PlayConvention, requireValue, type Ruleset } from '@nim/core/rules'
import { formulaIdOf, speaksOfValue } from './formula-id.ts'
import { type ReadFormula, readFormula } from './read-formula.ts'

/** A formula about a game, with its value and play convention. */
export interface GameFormula {
  readonly ruleset: Ruleset
  /** The formula as the user typed it, but without spaces. */
  readonly text: string
  /** The id of its claim. */
  readonly id: string
  readonly value: TableValue
  readonly play: PlayConvention
  /** The case of its claim. */
  readonly case: {
    readonly game: string
    readonly value: TableValue
    readonly play: PlayConvention
  }
  readonly formula: ReadFormula
}

/**
 * Reads a formula about a game.
 *
 * @param value by default the remoteness if the formula uses `value`, otherwise the outcome
 * @throws FormulaError for an invalid formula; RangeError for a value that the ruleset does not
 * have
 */
export function gameFormula(
  ruleset: Ruleset,
  text: string,
  play: PlayConvention,
  value: TableValue = speaksOfValue(text) ? 'remoteness' : 'outcome',
): GameFormula {
  requireValue(ruleset, value, play)
  const id = formulaIdOf(text)
  return {
    text: text.trim().replaceAll(/\s+/g, ' '),
    id,
    ruleset,
    value,
    play,
    case: { game: formatRuleset(ruleset), value, play },
    formula: readFormula(text, ruleset, value),
  }
}
