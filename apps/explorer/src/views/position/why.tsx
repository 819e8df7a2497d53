import { useSignal } from '@preact/signals'
import { formatRuleset, type Outcome, type Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { type Place, placeAddress } from '../../address/read-place.ts'
import { TaskAnswer } from '../../parts/task-answer.tsx'
import { OutcomeMark } from '../../parts/outcome-mark.tsx'
import { useTask } from '../../parts/use-task.ts'
import type { WhyAnswer, WhyLine } from '../../tasks/why.ts'
import { SOLVED_AT_MOST } from '../../bench/solved-at-most.ts'

/**
 * Two plies that show why a position is P or N. The page computes the plies only when the reader
 * unfolds this part.
 */
export function Why({
  place,
  outcome,
}: {
  readonly place: Place
  readonly outcome: Outcome | null
}): JSX.Element | null {
  const isOpen = useSignal(false)
  const { ruleset, play, position } = place
  const game = formatRuleset(ruleset)
  const given = { game, play, position, limit: SOLVED_AT_MOST }
  const task = useTask('why', isOpen.value ? given : null)
  if (outcome === null) return null
  return (
    <details
      class="why"
      open={isOpen.value}
      onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}
    >
      <summary>Why is it {outcome}?</summary>
      {isOpen.value ? (
        <TaskAnswer task={task}>{(answer) => <Told place={place} answer={answer} />}</TaskAnswer>
      ) : null}
    </details>
  )
}

function Told({
  place,
  answer,
}: {
  readonly place: Place
  readonly answer: WhyAnswer
}): JSX.Element {
  const { move, lines, left, isWhole } = answer
  const at = (to: Position): JSX.Element => (
    <a href={placeAddress('p', { ...place, position: to })}>{to.join()}</a>
  )
  if (!isWhole) return <p>There are too many moves to list.</p>
  if (move === null && lines.length === 0) {
    const ends = place.play === 'misere' ? 'wins (misère play)' : 'loses (normal play)'
    return <p>No move is left: the player who cannot move {ends}.</p>
  }
  return (
    <>
      {move === null ? (
        <p>Every move has a reply that leads to P:</p>
      ) : (
        <p>
          The move to {at(move)} leads to <OutcomeMark outcome="P" />
          {lines.length > 0
            ? ': every reply to it leads to N, and is answered.'
            : ', where no move is left.'}
        </p>
      )}
      <ol>
        {lines.map((line) => (
          <li key={line.to.join()}>
            {at(line.to)} <OutcomeMark outcome={line.outcome} /> {answerOf(place, line, at)}
          </li>
        ))}
      </ol>
      {left > 0 ? <p>and {left} more</p> : null}
    </>
  )
}

function answerOf(
  { play }: Place,
  { reply, outcome }: WhyLine,
  at: (to: Position) => JSX.Element,
): JSX.Element {
  if (reply !== null) {
    return (
      <>
        is answered by {at(reply)} <OutcomeMark outcome="P" />
      </>
    )
  }
  const isEnd = outcome === 'N' && play === 'misere'
  return (
    <>{isEnd ? 'ends the game: the player who cannot move wins' : 'has no reply that is known'}</>
  )
}
