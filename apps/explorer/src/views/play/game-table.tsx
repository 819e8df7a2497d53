import { useSignal } from '@preact/signals'
import { formatRuleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { formatAddress } from '../../address/address.ts'
import { go, replaceAddress } from '../../address/present.ts'
import { positionText } from '../../address/read-game.ts'
import { TaskAnswer } from '../../parts/task-answer.tsx'
import { CommandLine } from '../../parts/command-line.tsx'
import { Problem } from '../../parts/problem.tsx'
import { type GameState, stateText } from '../../tasks/play/game-state.ts'
import type { Standing } from '../../tasks/play/standing.ts'
import { Board } from './board.tsx'
import { hasBoard } from './board-cells.ts'
import { chooseMove } from './choose-move.ts'
import { Course } from './course.tsx'
import { historyOf } from './history.ts'
import { Hints } from './hints.tsx'
import { MoveList } from './move-list.tsx'
import { readerOf } from './names.ts'
import { afterMoves, type GameRecord, recordAddress, startOf, withMove } from './record.ts'
import { GameStatus } from './status.tsx'
import { Take } from './take.tsx'
import { useStandings } from './use-standings.ts'

/** Shows a game in progress, with the piles or the board, the moves, and the history. */
export function GameTable({ record }: { readonly record: GameRecord }): JSX.Element {
  const { level, you, seed, rate, states } = record
  const { standings, task } = useStandings(record)
  const history = historyOf(states, standings)
  const ply = states.length - 1
  const standing = history.illegal === null ? standings[ply] : undefined
  const isOver = standing?.moves.length === 0
  const isShared = level === 'person'
  const isYours = standing !== undefined && !isOver && (isShared || ply % standing.players === you)
  const hash = recordAddress(record)
  const isTheirs = standing !== undefined && !isOver && !isYours
  useEffect(() => {
    if (!isTheirs) return
    const { to } = chooseMove(standing, level, seed, ply, rate)
    replaceAddress(recordAddress(withMove(record, to)))
  }, [hash, isTheirs])
  const table = useRef<HTMLDivElement>(null)
  const hasMoved = useRef(false)
  // after a move by keyboard, the element that makes the next move gets the focus
  useEffect(() => {
    if (!hasMoved.current || !(isYours || isOver)) return
    hasMoved.current = false
    const next = isOver ? '.again' : '.present [tabindex="0"]'
    table.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true })
  }, [hash, isYours, isOver])
  const play = (to: GameState): void => {
    hasMoved.current = true
    go(recordAddress(withMove(record, to)))
  }
  return (
    <div ref={table} class="game-table">
      {history.illegal === null ? null : (
        <Problem>
          move {history.illegal}: no move leads from {stateText(states[history.illegal - 1]!)} to{' '}
          {stateText(states[history.illegal]!)}.{' '}
          <a href={recordAddress(afterMoves(record, history.illegal - 1))}>
            the game up to that move
          </a>
        </Problem>
      )}
      {standing === undefined ? (
        history.illegal === null ? (
          <TaskAnswer task={task}>{() => null}</TaskAnswer>
        ) : null
      ) : (
        <>
          <GameStatus record={record} standing={standing} />
          <Present key={hash} record={record} standing={standing} isYours={isYours} play={play} />
          {isYours ? (
            <Hints key={`${ply} ${stateText(states[ply]!)}`} record={record} standing={standing} />
          ) : null}
          <Buttons
            record={record}
            players={standing.players}
            enlarge={() => void table.current?.requestFullscreen()}
          />
        </>
      )}
      <Course record={record} history={history} isOver={isOver} />
      <Command record={record} />
    </div>
  )
}

/** The current state of the game, in which the reader can make a move. */
function Present({
  record,
  standing,
  isYours,
  play,
}: {
  readonly record: GameRecord
  readonly standing: Standing
  readonly isYours: boolean
  readonly play: (to: GameState) => void
}): JSX.Element {
  const { ruleset, isOpen } = record
  const state = record.states.at(-1)!
  const flips = useSignal(false)
  const pointed = useSignal<GameState['position'] | null>(null)
  const flipped = flips.value || state.flipped
  const mayFlip = !state.flipped && standing.moves.some(({ to }) => to.flipped)
  const chosen = standing.moves.filter(({ to }) => to.flipped === flipped)
  const moveTo = (to: GameState['position']): { readonly isP: boolean } | null => {
    const found = chosen.find((move) => positionText(move.to.position) === positionText(to))
    return found === undefined || !isYours ? null : { isP: isOpen && found.loser === 1 }
  }
  return (
    <>
      {mayFlip && isYours ? (
        <label class="flip">
          <input
            type="checkbox"
            checked={flips.value}
            onChange={({ currentTarget }) => (flips.value = currentTarget.checked)}
          />{' '}
          change the goal with this move (once in a game): the player who reaches 0,0 then loses
        </label>
      ) : null}
      <div class="present">
        {ruleset.kind === 'WYTHOFF' && hasBoard(record.states[0]!.position) ? (
          <Board
            position={state.position}
            start={record.states[0]!.position}
            moveTo={moveTo}
            play={(position) => play({ position, flipped })}
          />
        ) : (
          <Take
            ruleset={ruleset}
            position={state.position}
            legal={chosen.map(({ to }) => to)}
            flipped={flipped}
            isYours={isYours}
            pointed={pointed.value}
            play={play}
          />
        )}
        {standing.moves.length === 0 ? null : (
          <MoveList
            ruleset={ruleset}
            state={state}
            standing={standing}
            isOpen={isOpen}
            isYours={isYours}
            point={(to) => (pointed.value = to)}
            play={play}
          />
        )}
      </div>
    </>
  )
}

function Buttons({
  record,
  players,
  enlarge,
}: {
  readonly record: GameRecord
  readonly players: number
  /** Shows the game in full-screen mode. */
  readonly enlarge: () => void
}): JSX.Element {
  const { seed, isOpen, states } = record
  const reader = readerOf(record)
  const turn = states.findLastIndex(
    (_, ply) => ply < states.length - 1 && (reader === null || ply % players === reader),
  )
  const again = startOf({ ...record, seed: (seed + 1) % 1_000_000_000 }, states[0]!.position)
  return (
    <p class="buttons">
      <label>
        <input
          type="checkbox"
          checked={isOpen}
          onChange={() => replaceAddress(recordAddress({ ...record, isOpen: !isOpen }))}
        />{' '}
        show the values of moves
      </label>
      <button
        type="button"
        disabled={turn < 0}
        onClick={() => go(recordAddress(afterMoves(record, turn)))}
      >
        take back
      </button>
      <button class="again" type="button" onClick={() => go(recordAddress(again))}>
        new game
      </button>
      {document.fullscreenEnabled ? (
        <button type="button" onClick={enlarge}>
          full screen
        </button>
      ) : null}
    </p>
  )
}

function Command({ record: { ruleset, way, states } }: { record: GameRecord }): JSX.Element {
  const { position } = states.at(-1)!
  const game = formatRuleset(ruleset)
  const text = positionText(position)
  const more = ruleset.kind === 'GM' ? ' --value induction' : way === 'misere' ? ' --misere' : ''
  const play = way === 'misere' ? { play: way } : {}
  return (
    <>
      {way === 'f1' || way === 'f2' ? null : (
        <CommandLine command={`nimlab position '${game}' ${text}${more}`} />
      )}
      <p>
        <a href={formatAddress('p', [game, text], play)}>{text} as a position</a>
      </p>
    </>
  )
}
