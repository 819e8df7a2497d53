import type { Position, Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { positionText } from '../../address/read-game.ts'
import { OutcomeMark } from '../../parts/outcome-mark.tsx'
import { takenBy, takenWords } from '../../parts/taken-words.ts'
import type { GameState } from '../../tasks/play/game-state.ts'
import type { PlayMove, Standing } from '../../tasks/play/standing.ts'

export interface MoveListProps {
  readonly ruleset: Ruleset
  readonly state: GameState
  readonly standing: Standing
  /** True if the values are shown, with the best moves first. */
  readonly isOpen: boolean
  readonly isYours: boolean
  /** Called with the position after the move at which the reader points, or with null. */
  readonly point: (to: Position | null) => void
  readonly play: (to: GameState) => void
}

/** Buttons for all moves. */
export function MoveList(props: MoveListProps): JSX.Element {
  const { ruleset, state, standing, isOpen, isYours, point, play } = props
  const { moves, optimal } = standing
  const listed = moves.map((move, at) => ({ ...move, isOptimal: at < optimal }))
  if (!isOpen) listed.sort((a, b) => inOrder(a.to.position, b.to.position))
  return (
    <details class="move-list" open={moves.length <= 12}>
      <summary>{moves.length === 1 ? 'the only move' : `all ${moves.length} moves`}</summary>
      <ul>
        {listed.map((move) => (
          <li key={`${positionText(move.to.position)} ${move.to.flipped}`}>
            <button
              type="button"
              disabled={!isYours}
              onClick={() => play(move.to)}
              onPointerEnter={() => point(move.to.position)}
              onPointerLeave={() => point(null)}
              onFocus={() => point(move.to.position)}
              onBlur={() => point(null)}
            >
              to {positionText(move.to.position)}
              {move.to.flipped && !state.flipped ? ' and change the goal' : ''}
            </button>{' '}
            <small>{takenWords(takenBy(ruleset, state.position, move.to.position))}</small>
            {isOpen ? <Value move={move} players={standing.players} /> : null}
            {isOpen && move.isOptimal ? ' ★ optimal' : ''}
            {isOpen && move.isGmMove ? ' GM-move' : ''}
          </li>
        ))}
      </ul>
    </details>
  )
}

function Value({
  move: { loser, length },
  players,
}: {
  readonly move: PlayMove
  readonly players: number
}): JSX.Element {
  const after = length === null ? '' : ` ${length - 1} more`
  if (players > 2) {
    const who = loser === null ? 'not known' : loser === 0 ? 'you lose' : 'another loses'
    return (
      <>
        {' '}
        {who},{after}
      </>
    )
  }
  return (
    <>
      {' '}
      <OutcomeMark outcome={loser === null ? null : loser === 1 ? 'P' : 'N'} />
      {after}
    </>
  )
}

function inOrder(a: Position, b: Position): number {
  const at = a.findIndex((pile, i) => pile !== b[i])
  return at < 0 ? 0 : b[at]! - a[at]!
}
