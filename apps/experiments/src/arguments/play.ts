import type { PlayConvention } from '@nim/core/rules'
import { UsageError } from '../usage-error.ts'

/** The options that name a play convention. */
export interface PlayFlags {
  readonly play?: PlayConvention
  readonly misere?: true
}

/**
 * The play convention that `--play` names, or its short form `--misere`. Without both options,
 * normal play.
 * @throws UsageError if the two options contradict each other
 */
export function playOf(flags: PlayFlags): PlayConvention {
  return playNamed(flags) ?? 'normal'
}

/** {@link playOf} for a verb whose `--play` accepts more words; undefined without both options. */
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
