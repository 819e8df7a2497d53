import { formatRuleset, type PlayConvention, type Position, type Ruleset } from '@nim/core/rules'
import { type Address, formatAddress, type ViewName } from './address.ts'
import { PRESETS } from './presets.ts'
import { positionText, type TextResult, readPlay, readPosition, readRuleset } from './read-game.ts'

/** A position of a game. */
export interface Place {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
  readonly position: Position
}

/** The maximum number of piles that the page draws. */
const MOST_PILES = 60

/**
 * The position that the first two parts of an address name.
 * @param game the game to use if the address does not name a game
 */
export function readPlace({ parts, settings }: Address, game: string): TextResult<Place> {
  const read = readRuleset(parts[0] ?? game)
  if ('problem' in read) return read
  const ruleset = read.is
  if (ruleset.piles > MOST_PILES) {
    return { problem: `${ruleset.piles} piles: at most ${MOST_PILES} are drawn here` }
  }
  const text = parts[1] ?? ''
  const position = text === '' ? { is: firstPosition(ruleset) } : readPosition(ruleset, text)
  if ('problem' in position) return position
  return { is: { ruleset, play: readPlay(settings['play']), position: position.is } }
}

/** The address at which a screen shows a position. */
export function placeAddress(
  view: ViewName,
  { ruleset, play, position }: Place,
  settings: Readonly<Record<string, string | undefined>> = {},
): string {
  return formatAddress(view, [formatRuleset(ruleset), positionText(position)], {
    ...(play === 'misere' ? { play } : {}),
    ...settings,
  })
}

/** The initial position of a game. */
export function firstPosition(ruleset: Ruleset): Position {
  const game = formatRuleset(ruleset)
  const preset = PRESETS.find((each) => each.game === game)
  if (preset !== undefined) return preset.position.split(',').map(Number)
  return Array.from({ length: Math.min(ruleset.piles, MOST_PILES) }, (_, i) => Math.min(3 + i, 9))
}
