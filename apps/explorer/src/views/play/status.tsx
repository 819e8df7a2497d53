import { capital } from '@nim/report/text'
import type { JSX } from 'preact'
import { positionText } from '../../address/read-game.ts'
import { Source } from '../../parts/source.tsx'
import { takenBy, takenWords } from '../../parts/taken-words.ts'
import type { Standing } from '../../tasks/play/standing.ts'
import { namesOf, readerOf } from './names.ts'
import { type GameRecord, isFlip } from './record.ts'

/** The last move and the player to move, in words that screen readers announce. */
export function GameStatus({
  record,
  standing,
}: {
  readonly record: GameRecord
  readonly standing: Standing
}): JSX.Element {
  const { ruleset, way, level, rate, isOpen, states } = record
  const { players, moves, loser, by } = standing
  const names = namesOf(record)
  const reader = readerOf(record)
  const ply = states.length - 1
  const turn = ply % players
  const [before, now] = [states[ply - 1], states[ply]!]
  const loses = loser === null ? null : (turn + loser) % players
  return (
    <div class="status" role="status">
      {before === undefined ? null : (
        <p>
          {capital(names[(ply - 1) % players]!)} took{' '}
          {takenWords(takenBy(ruleset, before.position, now.position))}
          {now.flipped && !before.flipped ? ' and changed the goal' : ''}: now{' '}
          {positionText(now.position)}.
        </p>
      )}
      {isFlip(way) ? (
        <p>
          {now.flipped
            ? 'Attrition phase: the player who reaches 0,0 loses.'
            : 'Normal phase: the player who reaches 0,0 wins.'}
        </p>
      ) : null}
      <p>
        <strong>
          {moves.length === 0 ? overWords(loses!, reader, names) : turnWords(turn, reader, names)}
        </strong>
        {isOpen && moves.length > 0 ? (
          <>
            {' '}
            {loses === null
              ? 'Who wins is not known'
              : `If all play well, ${names[loses]} will lose`}
            {' ('}
            <Source by={by} />
            {').'}
          </>
        ) : null}
      </p>
      {level === 'person' ? null : level === 'errs' ? (
        <p class="hint">
          The computer makes a mistake in about {rate} % of its moves, drawn by the seed.
        </p>
      ) : level === 'careless' ? (
        <p class="hint">The computer plays random moves, which depend on the seed.</p>
      ) : loser === null ? (
        <p class="hint">The computer plays moves that are not known to lose: {by}.</p>
      ) : null}
    </div>
  )
}

function overWords(loses: number, you: number | null, names: readonly string[]): string {
  const players = names.length
  if (you === null) {
    const who = players === 2 ? names[loses] : `player ${loses}`
    return `The game is over: ${who} loses.`
  }
  if (loses === you) return 'The game is over: you lose.'
  return players === 2
    ? 'The game is over: you win.'
    : `The game is over: player ${loses} loses, you win.`
}

function turnWords(turn: number, you: number | null, names: readonly string[]): string {
  return turn === you ? 'Your turn.' : `${capital(names[turn]!)} moves.`
}
