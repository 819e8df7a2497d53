import type { PlayConvention, Ruleset } from '@nim/core/rules'
import type { Verdict } from './verdict.ts'

/** What a record counts: positions of the box, those where a fact is not −1, moves, instances, entries. */
export type Counts = 'positions' | 'some positions' | 'moves' | 'instances' | 'entries'

/** What a case is about, by the shape of its claim alone: known before anything is judged. */
export interface CaseShape {
  /** The game whose positions the case speaks of, and the play; null if there is no one game. */
  readonly game: { readonly ruleset: Ruleset; readonly play: PlayConvention } | null
  readonly counts: Counts
  /** The verdicts that a check can end with. */
  readonly verdicts: readonly Verdict[]
}

/** What a judge can find, before a question or an unsettled statement makes other words of it. */
export interface JudgedShape extends Omit<CaseShape, 'verdicts'> {
  readonly verdicts: readonly Exclude<Verdict, 'proved' | 'undecided' | 'answered'>[]
}
