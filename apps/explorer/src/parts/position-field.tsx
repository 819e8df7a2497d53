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
      accept={(text) => {
        const read = readPosition(ruleset, text)
        if ('problem' in read) return read.problem
        if (positionText(read.is) !== positionText(position)) set(read.is)
        return null
      }}
    />
  )
}
