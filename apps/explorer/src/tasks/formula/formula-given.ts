import { type GameFormula, gameFormula } from '@nim/conjectures/formula-claims'
import { asWritten } from './as-written.ts'
import { parseRuleset, type PlayConvention } from '@nim/core/rules'

/** What a formula can be about. */
export type FormulaValue = 'outcome' | 'remoteness' | 'grundy'

/** A formula about a game, as it was typed. */
export interface FormulaGiven {
  readonly game: string
  readonly says: string
  /** Null: the remoteness if it speaks of `value`, otherwise the outcome. */
  readonly value: FormulaValue | null
  readonly play: PlayConvention
}

/** @throws FormulaError and RangeError as `gameFormula` */
export function askedFormula({ game, says, value, play }: FormulaGiven): GameFormula {
  return gameFormula(parseRuleset(game), asWritten(says), play, value ?? undefined)
}
