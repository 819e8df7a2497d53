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

/** A value and how it was found: by a proved formula, by solving, by both, or else by shift rules. */
export interface KnownValue<V = Pile | Outcome> {
  readonly value: V
  readonly by: string
  /** Ids of the statements that give it together; none: no formula does. */
  readonly theorems: readonly string[]
}

/** Outcome, remoteness and Grundy value of a position; null where nothing is known. */
export interface KnownValues {
  readonly outcome: KnownValue<Outcome> | null
  readonly remoteness: KnownValue<Pile> | null
  readonly grundy: KnownValue<Pile> | null
}

/** Formula and solver give different values: one of them is wrong. */
class DisagreementError extends Error {
  override readonly name = 'DisagreementError'
}

/** Values that a solver found, and of what they were found. */
export interface Found {
  readonly values: Pick<PositionValues, 'outcome' | 'remoteness' | 'grundy'>
  /** Such as `by solving`. */
  readonly by: string
}

/**
 * The values of a position by proved formulas and by what a solver found. Shift rules give what both leave open.
 * @throws DisagreementError if the two differ
 */
export function knownValues(
  ruleset: Ruleset,
  piles: Position<Pile>,
  play: PlayConvention,
  found: Found | undefined,
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
        `${name} of ${formatPosition(piles)} is ${String(proved.value)} by ${formula}, but ${String(solved)} ${found!.by}`,
      )
    }
    if (proved !== null) {
      const also = found === undefined ? '' : ` and ${found.by}`
      return {
        value: proved.value,
        by: `by formula ${formula}${also}`,
        theorems: proved.sources,
      }
    }
    if (solved !== undefined) return { value: solved, by: found!.by, theorems: [] }
    return byRules === null ? null : { value: byRules, by: BY_SHIFT_RULES, theorems: ['NT-13'] }
  }
  const solved = found?.values
  const rules = found === undefined ? byShiftRules(ruleset, piles, play) : null
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
