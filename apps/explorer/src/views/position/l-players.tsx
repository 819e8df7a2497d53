import { formatRuleset, isSymmetric } from '@nim/core/rules'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { positionText } from '../../address/read-game.ts'
import { type Place, placeAddress } from '../../address/read-place.ts'
import { TaskAnswer } from '../../parts/task-answer.tsx'
import { CommandLine } from '../../parts/command-line.tsx'
import { withHeight } from '../../parts/piles/heights.ts'
import { Piles } from '../../parts/piles/piles.tsx'
import { useTask } from '../../parts/use-task.ts'
import type { Standing } from '../../tasks/play/standing.ts'
import { SOLVED_AT_MOST } from '../../bench/solved-at-most.ts'

/** Shows a position of the game for l players. */
export function LPlayers({
  place,
  show,
  steps,
}: {
  readonly place: Place
  readonly show: (place: Place) => void
  /** Buttons that undo and redo. */
  readonly steps: JSX.Element
}): JSX.Element {
  const { ruleset, position } = place
  const game = formatRuleset(ruleset)
  const state = { position, flipped: false }
  const task = useTask('standing', { game, way: 'normal', state, limit: SOLVED_AT_MOST })
  return (
    <>
      <div class="stage">
        <div class="thing">
          <Piles
            label={`piles of ${game}`}
            stones={position}
            set={position}
            grows
            change={(pile, height) => {
              const edited = withHeight(position, pile, height, isSymmetric(ruleset))
              show({ ...place, position: edited.position })
              return edited.at
            }}
          />
          {steps}
        </div>
        <div class="beside-thing">
          <TaskAnswer task={task}>
            {(standing) => <Told place={place} standing={standing} />}
          </TaskAnswer>
        </div>
      </div>
      <CommandLine
        command={`nimlab position '${game}' ${positionText(position)} --value induction`}
      />
    </>
  )
}

function Told({
  place,
  standing,
}: {
  readonly place: Place
  readonly standing: Standing
}): JSX.Element {
  const { players, loser, length, moves, optimal, by } = standing
  return (
    <>
      <dl class="values" aria-label="values">
        <div>
          <dt>players</dt>
          <dd>
            0 to {players - 1}; player 0 has the move, and the player who cannot move loses alone
          </dd>
        </div>
        <div>
          <dt>loser</dt>
          <dd>
            {loser === null ? 'not known' : <strong>player {loser}</strong>} <small>{by}</small>
          </dd>
        </div>
        <div>
          <dt>moves of the play</dt>
          <dd>{length === null ? 'not known' : <strong>{length}</strong>}</dd>
        </div>
      </dl>
      {moves.length === 0 ? (
        <p>No move is left: the play is over.</p>
      ) : (
        <div class="scroll">
          <p class="hint">Moves of player 0, best first with ★; the whole play after each.</p>
          <table class="moves">
            <Head
              columns={[
                <span class="unseen">best</span>,
                'to',
                'loser',
                { number: 'moves' },
                'GM-strategy',
              ]}
            />
            <tbody>
              {moves.map((move, at) => {
                const to = { ...place, position: move.to.position }
                return (
                  <tr key={at} class={at < optimal ? 'optimal' : undefined}>
                    <td>{at < optimal ? '★' : ''}</td>
                    <th scope="row">
                      <a href={placeAddress('p', to)}>{positionText(to.position)}</a>
                    </th>
                    <td>{move.loser === null ? '?' : `player ${move.loser}`}</td>
                    <td class="number">{move.length ?? '?'}</td>
                    <td>{move.isGmMove ? 'GM-move' : ''}</td>
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
