import type { PlayConvention } from '@nim/core/rules'
import { UsageError } from '../usage-error.ts'

/** The options that name a play convention. */
export interface PlayFlags {
  readonly play?: PlayConvention
  readonly misere?: true
}

/**
 * The play convention that `--play`, or `--misere` for short, names: normal play if neither does.
 * @throws UsageError if they contradict each other
 */
export function playOf(flags: PlayFlags): PlayConvention {
  return playNamed(flags) ?? 'normal'
}

/** {@link playOf} for a verb whose `--play` has more words; undefined if no option names any. */
export function playNamed<Play extends string>({
  play,
  misere,
}: {
  readonly play?: Play | undefined
  readonly misere?: true | undefined
}): Play | 'misere' | undefined {
  if (misere !== true) return play
  if (play !== undefined && play !== 'misere') {
    throw new UsageError(`--misere is the short form of --play misere, got --play ${play}`)
  }
  return 'misere'
}
