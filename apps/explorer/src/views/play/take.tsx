import { useSignal } from '@preact/signals'
import { formatRuleset, type Position, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { Piles } from '../../parts/piles/piles.tsx'
import { Problem } from '../../parts/problem.tsx'
import { leftBy } from '../../parts/taken-words.ts'
import type { GameState } from '../../tasks/play/game-state.ts'
import { takenMove } from './taken-move.ts'

/** Lets the reader mark the stones of a move and then take them. */
export function Take({
  ruleset,
  position,
  legal,
  flipped,
  isYours,
  pointed,
  play,
}: {
  readonly ruleset: Ruleset
  readonly position: Position
  readonly legal: readonly GameState[]
  /** True if the move also changes the goal. */
  readonly flipped: boolean
  readonly isYours: boolean
  /** The move at which the reader points. The stones of this move are shown as taken. */
  readonly pointed: Position | null
  readonly play: (to: GameState) => void
}): JSX.Element {
  const left = useSignal<Position>(position)
  const problem = useSignal<string | null>(null)
  const take = (): void => {
    const read = takenMove(ruleset, position, { position: left.value, flipped }, legal)
    if ('problem' in read) problem.value = read.problem
    else play(read.is)
  }
  return (
    <div>
      <Piles
        label={`piles of ${formatRuleset(ruleset)}`}
        stones={position}
        set={pointed === null ? left.value : leftBy(ruleset, position, pointed)}
        grows={false}
        change={(pile, height) => {
          problem.value = null
          if (isYours) left.value = left.value.with(pile, height)
          return pile
        }}
      />
      <p class="buttons">
        <button type="button" disabled={!isYours} onClick={take}>
          take the marked stones
        </button>
        <button type="button" disabled={!isYours} onClick={() => (left.value = position)}>
          unmark
        </button>
      </p>
      {problem.value === null ? null : <Problem>{problem.value}</Problem>}
    </div>
  )
}
