import { formatRuleset, type Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { positionText } from '../../address/read-game.ts'
import type { MapState } from './map-state.ts'

/** A link that opens a position of the game. */
export function PositionLink({
  state: { ruleset, play },
  position,
}: {
  readonly state: MapState
  readonly position: Position
}): JSX.Element {
  const address = formatAddress('p', [formatRuleset(ruleset), positionText(position)], {
    play: play === 'misere' ? play : undefined,
  })
  return <a href={address}>{positionText(position)}</a>
}
