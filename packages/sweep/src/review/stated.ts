import { parseRuleset, type PlayConvention, type Ruleset, type SlowSetNim } from '@nim/core/rules'

/** Something that a counterexample says the rules give. */
export type StatedFact =
  | {
      /** Who wins, or the remoteness, of a position. */
      readonly kind: 'value'
      readonly ruleset: Ruleset
      readonly play: PlayConvention
      readonly position: readonly number[]
      readonly says: number | string
    }
  | {
      /** The options of a position are these. */
      readonly kind: 'options'
      readonly ruleset: Ruleset
      readonly position: readonly number[]
      readonly says: readonly (readonly number[])[]
    }
  | {
      /** The reduction (DH-D3) of a position. */
      readonly kind: 'reduction'
      readonly ruleset: SlowSetNim
      readonly position: readonly number[]
      readonly says: readonly number[]
    }

/** What can be read from a counterexample. */
export interface Stated {
  readonly facts: readonly StatedFact[]
  /** True if the facts are all that the counterexample says the rules give. */
  readonly isWhole: boolean
}

/** What is stated where nothing can be read. */
export const NOTHING: Stated = { facts: [], isWhole: false }

/** The ruleset of a name; null if it is none. */
export function rulesetIn(text: string): Ruleset | null {
  try {
    return parseRuleset(text)
  } catch {
    return null
  }
}
