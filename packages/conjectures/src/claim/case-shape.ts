import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { Verdict } from './verdict.ts'

/** The items that a record counts. `some positions` means those where a fact is not −1. */
export type Counts = 'positions' | 'some positions' | 'moves' | 'instances' | 'entries'

/** The properties of a case that follow from the shape of its claim, before anything is checked. */
export interface CaseShape {
  /** The game and the play convention of the case; null if there is no single game. */
  readonly game: { readonly ruleset: Ruleset; readonly play: PlayConvention } | null
  readonly counts: Counts
  /** The verdicts with which a check can end. */
  readonly verdicts: readonly Verdict[]
}

/** The possible results of a judge, before renaming for a question or an unsettled statement. */
export interface JudgedShape extends Omit<CaseShape, 'verdicts'> {
  readonly verdicts: readonly Exclude<Verdict, 'proved' | 'undecided' | 'answered'>[]
}
