import type { PositionValues } from '@nim/bruteforce'
import { type ByFormula, provedValues } from '@nim/core/proved-values'
import {
  formatPosition,
  type Outcome,
  type PlayConvention,
  type Position,
  type Ruleset,
} from '@nim/core/rules'

import { BY_SHIFT_RULES, byShiftRules } from './by-shift-rules.ts'

type Pile = number | bigint

/**
 * A value and the method that gave the value: a proved formula, solving, both of these, or shift
 * rules.
 */
export interface KnownValue<V = Pile | Outcome> {
  readonly value: V
  readonly by: string
  /**
   * The ids of the statements that together give the value; empty if the value does not come from a
   * formula.
   */
  readonly theorems: readonly string[]
}

/** The outcome, the remoteness and the Grundy value of a position; an unknown value is null. */
export interface KnownValues {
  readonly outcome: KnownValue<Outcome> | null
  readonly remoteness: KnownValue<Pile> | null
  readonly grundy: KnownValue<Pile> | null
}

/**
 * Thrown if the formula and the solver give different values, which means that one of them is
 * wrong.
 */
class DisagreementError extends Error {
  override readonly name = 'DisagreementError'
}

/** The values that a solver computed, with the method in words. */
export interface SolvedValues {
  readonly values: Pick<PositionValues, 'outcome' | 'remoteness' | 'grundy'>
  /** The method in words, such as `by solving`. */
  readonly by: string
}

/**
 * Combines the values of a position from proved formulas and from a solver. Shift rules supply the
 * values that neither formulas nor the solver give.
 * @throws DisagreementError if a formula and the solver give different values
 */
export function knownValues(
  ruleset: Ruleset,
  piles: Position<Pile>,
  play: PlayConvention,
  solution: SolvedValues | undefined,
): KnownValues {
  const proved = provedValues<Pile>(ruleset, piles, play)
  const choose = <V extends Pile | Outcome>(
    name: string,
    proved: ByFormula<V> | null,
    solved: V | undefined,
    byRules: V | null,
  ): KnownValue<V> | null => {
    const formula = proved?.sources.join(' and ')
    if (proved !== null && solved !== undefined && String(proved.value) !== String(solved)) {
      throw new DisagreementError(
        `${name} of ${formatPosition(piles)} is ${String(proved.value)} by ${formula}, but ${String(solved)} ${solution!.by}`,
      )
    }
    if (proved !== null) {
      const also = solution === undefined ? '' : ` and ${solution.by}`
      return {
        value: proved.value,
        by: `by formula ${formula}${also}`,
        theorems: proved.sources,
      }
    }
    if (solved !== undefined) return { value: solved, by: solution!.by, theorems: [] }
    return byRules === null ? null : { value: byRules, by: BY_SHIFT_RULES, theorems: ['NT-13'] }
  }
  const solved = solution?.values
  const rules = solution === undefined ? byShiftRules(ruleset, piles, play) : null
  return {
    outcome: choose('outcome', proved.outcome, solved?.outcome, rules?.outcome ?? null),
    remoteness: choose<Pile>(
      'remoteness',
      proved.remoteness,
      solved?.remoteness,
      rules?.remoteness ?? null,
    ),
    grundy: choose<Pile>('Grundy value', proved.grundy, solved?.grundy, rules?.grundy ?? null),
  }
}
