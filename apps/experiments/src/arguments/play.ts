import type { PlayConvention } from '@nim/core/rules'
import { UsageError } from '../usage-error.ts'

/** The command-line options that select the play convention. */
export interface PlayFlags {
  readonly play?: PlayConvention
  readonly misere?: true
}

/**
 * The play convention that `--play` or its short form `--misere` selects. Without either option,
 * the convention is normal play.
 * @throws UsageError if the two options contradict each other
 */
export function playOf(flags: PlayFlags): PlayConvention {
  return playNamed(flags) ?? 'normal'
}

/** {@link playOf} for a verb whose `--play` accepts more words; undefined without either option. */
export function playNamed<Play extends string>({
  play,
  misere,
}: {
  readonly play?: Play | undefined
  readonly misere?: true | undefined
}): Play | 'misere' | undefined {
  if (misere !== true) return play
  if (play !== undefined && play !== 'misere') {
    throw new UsageError(`--misere means --play misere, which contradicts --play ${play}`)
  }
  return 'misere'
}
