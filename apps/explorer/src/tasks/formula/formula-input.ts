import { type GameFormula, gameFormula } from '@nim/conjectures/formula-claims'
import { parseRuleset, type PlayConvention } from '@nim/core/rules'

/** The value that a formula describes. */
export type FormulaValue = 'outcome' | 'remoteness' | 'grundy'

/** A formula about a game, as the reader typed it. */
export interface FormulaInput {
  readonly game: string
  readonly says: string
  /**
   * Null means that the formula is about the remoteness if it contains the word `value`, and
   * otherwise about the outcome.
   */
  readonly value: FormulaValue | null
  readonly play: PlayConvention
}

/** @throws FormulaError and RangeError as `gameFormula` */
export function askedFormula({ game, says, value, play }: FormulaInput): GameFormula {
  return gameFormula(parseRuleset(game), says, play, value ?? undefined)
}
