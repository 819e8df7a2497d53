import { useSignal } from '@preact/signals'
import { formatRuleset, isSymmetric, type Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { type Place, placeAddress } from '../../address/read-place.ts'
import { positionText } from '../../address/read-game.ts'
import { TaskAnswer } from '../../parts/task-answer.tsx'
import { CommandLine } from '../../parts/command-line.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { withHeight } from '../../parts/piles/heights.ts'
import { Piles } from '../../parts/piles/piles.tsx'
import { leftBy } from '../../parts/taken-words.ts'
import { useTask } from '../../parts/use-task.ts'
import { movesCsv } from './moves-csv.ts'
import { Moves } from './moves.tsx'
import { SOLVED_AT_MOST } from '../../bench/solved-at-most.ts'
import { Values } from './values.tsx'
import { Why } from './why.tsx'

/** Shows the piles of a position, and the known facts about the position. */
export function TwoPlayers({
  place,
  show,
  steps,
}: {
  readonly place: Place
  readonly show: (place: Place) => void
  /** Buttons that undo and redo. */
  readonly steps: JSX.Element
}): JSX.Element {
  const { ruleset, play, position } = place
  const game = formatRuleset(ruleset)
  const task = useTask('analyse', { game, play, position, limit: SOLVED_AT_MOST })
  const pointed = useSignal<Position | null>(null)
  const hasMoved = useRef(false)
  const moves = useRef<HTMLDivElement>(null)
  // after a move by keyboard, the list of moves gets the focus
  useEffect(() => {
    if (!hasMoved.current || task.answer === null) return
    hasMoved.current = false
    moves.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [task.answer])
  const change = (pile: number, height: number): number => {
    const { position: to, at } = withHeight(position, pile, height, isSymmetric(ruleset))
    pointed.value = null
    show({ ...place, position: to })
    return at
  }
  const left = pointed.value === null ? position : leftBy(ruleset, position, pointed.value)
  const { answer } = task
  return (
    <>
      <div class="stage">
        <div class="thing">
          <Piles
            label={`piles of ${game}`}
            stones={position}
            set={left}
            playable={answer?.shape?.reduced.map(Number)}
            grows
            change={change}
          />
          <p class="hint">
            Click a stone to take it with all above it, or above a pile to add. You can also drag,
            or use the arrow keys.
          </p>
          {steps}
        </div>
        <div class="beside-thing">
          <TaskAnswer task={task}>
            {(known) => (
              <>
                <Values {...known} />
                <div
                  ref={moves}
                  onClick={({ detail, target }) => {
                    // for a click by keyboard, `detail` is 0
                    hasMoved.current = detail === 0 && target instanceof HTMLAnchorElement
                  }}
                >
                  <Moves
                    {...known}
                    place={place}
                    point={(to) => {
                      pointed.value = to
                    }}
                    addressOf={(to) => placeAddress('p', { ...place, position: to })}
                  />
                </div>
                <Why
                  key={`${positionText(position)} ${game} ${play}`}
                  place={place}
                  outcome={known.analysis.values.outcome?.value ?? null}
                />
              </>
            )}
          </TaskAnswer>
        </div>
      </div>
      {answer === null ? null : (
        <Downloads
          files={[
            { name: 'moves.csv', type: 'text/csv', make: () => movesCsv(place, answer.analysis) },
          ]}
        />
      )}
      <CommandLine
        command={`nimlab position '${game}' ${positionText(position)}${play === 'misere' ? ' --misere' : ''}`}
      />
    </>
  )
}
