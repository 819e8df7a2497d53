import type { Outcome, PlayConvention, Position, Ruleset } from '@nim/core/rules'
import { type ShiftRule, type SolvedGame, solvedGame, valueByShifts } from '@nim/core/shift-rules'

/** A shift rule, and the number of times that it was applied in a row. */
export interface UsedRule extends Pick<ShiftRule, 'z'> {
  /** The number of the rule in the solution of the game, counted from 1. */
  readonly rule: number
  readonly times: bigint
}

/** The values of a position according to shift rules; null if no rules are known. */
export interface ValuesByRules {
  readonly outcome: Outcome | null
  readonly remoteness: bigint | null
  readonly grundy: bigint | null
  /**
   * The rules that were applied for the first known value. They lead to a position at which no rule
   * applies.
   */
  readonly used: readonly UsedRule[]
}

/** The words with which nimlab names this method. */
export const BY_SHIFT_RULES = 'by shift rules'

const VALUES = ['outcome', 'remoteness', 'grundy'] as const

/**
 * The values of a position of any size, computed with the shift rules of its game.
 *
 * @complexity the same as for `valueByShifts`
 * @source NT-13
 */
export function byShiftRules(
  ruleset: Ruleset,
  position: Position<number | bigint>,
  play: PlayConvention,
): ValuesByRules {
  const byValue: Partial<Record<SolvedGame['value'], bigint>> = {}
  let used: readonly UsedRule[] | undefined
  for (const value of VALUES) {
    const game = solvedGame(ruleset, play, value)
    if (game === null) continue
    const { value: entry, steps } = valueByShifts(game, position)
    byValue[value] = entry
    used ??= steps.map(({ rule, times }) => ({ rule: rule + 1, z: game.rules[rule]!.z, times }))
  }
  const { outcome, remoteness = null, grundy = null } = byValue
  const isP = outcome === 0n
  return {
    outcome: outcome === undefined ? null : isP ? 'P' : 'N',
    remoteness,
    grundy,
    used: used ?? [],
  }
}
