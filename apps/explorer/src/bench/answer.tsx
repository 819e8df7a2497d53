import type { Position } from '@nim/core/rules'
import { formatRuleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { withBench } from '../address/bench.ts'
import { address } from '../address/present.ts'
import { positionText } from '../address/read-game.ts'
import type { Place } from '../address/read-place.ts'
import { TaskAnswer } from '../parts/task-answer.tsx'
import { OutcomeMark } from '../parts/outcome-mark.tsx'
import { useTask } from '../parts/use-task.ts'
import type { AnalyseAnswer } from '../tasks/analyse.ts'
import { bench } from './present-bench.ts'
import { SOLVED_AT_MOST } from './solved-at-most.ts'

/** The maximum number of moves in the list. */
const MOST_MOVES = 8

/** Shows who wins from a position, and the winning moves. */
export function Answer({
  place,
  guess = null,
  point,
}: {
  readonly place: Place
  /** Called with the position after the move at which the reader points, or with null. */
  readonly point?: (to: Position | null) => void
  /** The reader's guess. */
  readonly guess?: string | null
}): JSX.Element {
  const { ruleset, play, position } = place
  const given = { game: formatRuleset(ruleset), play, position, limit: SOLVED_AT_MOST }
  const task = useTask('analyse', ruleset.kind === 'GM' ? null : given)
  return (
    <section class="answer" aria-label={`the answer for ${positionText(position)}`}>
      {ruleset.kind === 'GM' ? (
        <p>This game has {ruleset.players} players. The tool Position shows who loses.</p>
      ) : (
        <TaskAnswer task={task}>
          {(known) => <Known {...known} position={position} guess={guess} point={point} />}
        </TaskAnswer>
      )}
    </section>
  )
}

function Known({
  analysis,
  position,
  guess,
  point,
}: AnalyseAnswer & {
  readonly position: Position
  readonly guess: string | null
  readonly point: ((to: Position | null) => void) | undefined
}): JSX.Element {
  const { values, moves, moveCount } = analysis
  const { outcome, remoteness, grundy } = values
  const winning = moves.filter((move) => move.values.outcome?.value === 'P')
  return (
    <>
      <p class="verdict-line">
        <OutcomeMark outcome={outcome?.value ?? null} />{' '}
        <strong>
          {guess === 'P' || guess === 'N' ? (guess === outcome?.value ? 'Right. ' : 'Wrong. ') : ''}
          {outcome === null
            ? 'The winner is not known here.'
            : outcome.value === 'P'
              ? 'The player to move loses.'
              : 'The player to move wins.'}
        </strong>
      </p>
      <p class="hint">
        {positionText(position)}: remoteness {String(remoteness?.value ?? '?')}, Grundy value{' '}
        {String(grundy?.value ?? '?')}
      </p>
      {moveCount === 0 ? <p>No move is left.</p> : null}
      {winning.length > 0 ? (
        <Moves point={point} words="Winning moves:" all={winning.map(({ to }) => to.map(Number))} />
      ) : moves.length > 0 && outcome !== null ? (
        <Moves
          point={point}
          words={outcome.value === 'P' ? 'Every move loses:' : 'Moves:'}
          all={moves.map(({ to }) => to.map(Number))}
        />
      ) : null}
    </>
  )
}

/** Moves as links. Each link puts the position after the move on the bench. */
function Moves({
  words,
  all,
  point = () => {},
}: {
  readonly words: string
  readonly all: readonly Position[]
  readonly point: ((to: Position | null) => void) | undefined
}): JSX.Element {
  return (
    <p class="winning">
      {words}{' '}
      {all.slice(0, MOST_MOVES).map((to) => (
        <a
          key={to.join()}
          class="chip"
          onPointerEnter={() => point(to)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(to)}
          onBlur={() => point(null)}
          href={withBench(
            address.value,
            { ...bench.value, position: positionText(to) },
            bench.value,
          )}
        >
          {positionText(to)}
        </a>
      ))}
      {all.length > MOST_MOVES ? ` and ${all.length - MOST_MOVES} more` : ''}
    </p>
  )
}
