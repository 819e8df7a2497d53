import { formatRuleset, type PlayConvention, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { readRuleset } from '../address/read-game.ts'
import { Choice } from './choice.tsx'
import { TextField } from './text-field.tsx'

const PLAYS = { normal: 'normal', misere: 'misère' } as const

/** A game and its play convention. */
export interface Game {
  readonly ruleset: Ruleset
  readonly play: PlayConvention
}

/** Fields for a game: a ruleset as text, and how it ends. */
export function GameFields({
  game,
  set,
}: {
  readonly game: Game
  readonly set: (game: Game) => void
}): JSX.Element {
  return (
    <div class="fields">
      <TextField
        label="game"
        value={formatRuleset(game.ruleset)}
        hint="NIM(4,3), SN(5,{2,4}), HNIM(3;{1,2},{3}), WYTHOFF"
        size={24}
        read={readRuleset}
        set={(ruleset) => set({ ...game, ruleset })}
      />
      <Choice label="play" value={game.play} of={PLAYS} choose={(play) => set({ ...game, play })} />
    </div>
  )
}
