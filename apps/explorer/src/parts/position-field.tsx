import type { Position, Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { positionText, readPosition } from '../address/read-game.ts'
import { TextField } from './text-field.tsx'

/** A field for a position of a game. */
export function PositionField({
  label,
  ruleset,
  position,
  set,
}: {
  readonly label: string
  readonly ruleset: Ruleset
  readonly position: Position
  readonly set: (position: Position) => void
}): JSX.Element {
  return (
    <TextField
      label={label}
      value={positionText(position)}
      hint={`${ruleset.piles} piles, with commas between them`}
      size={16}
      read={(text) => readPosition(ruleset, text)}
      set={(is) => {
        if (positionText(is) !== positionText(position)) set(is)
      }}
    />
  )
}
