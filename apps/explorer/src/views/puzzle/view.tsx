import { useSignal } from '@preact/signals'
import { parseRuleset, type Position } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { benchAddress } from '../../address/bench.ts'
import { useOwnAddress } from '../../address/own-address.ts'
import { go } from '../../address/present.ts'
import { positionText } from '../../address/read-game.ts'
import { rulesWords } from '../../bench/rule-words.ts'
import { TaskAnswer } from '../../parts/task-answer.tsx'
import { Choice } from '../../parts/choice.tsx'
import { CopyLink } from '../../parts/copy-link.tsx'
import { useTask } from '../../parts/use-task.ts'
import { PUZZLE_LEVELS, type PuzzleAnswer, type PuzzleInput } from '../../tasks/puzzle.ts'
import { Take } from '../play/take.tsx'

const LEVELS = { 1: 'easy', 2: 'harder', 3: 'hard' } as const

/**
 * A puzzle is a position with exactly one winning move. The page offers one puzzle for each day,
 * and more puzzles on request.
 */
export function PuzzleView(): JSX.Element {
  const [wanted = '1', seed = today()] = useOwnAddress('puzzle').parts
  const level = PUZZLE_LEVELS.find((each) => each === wanted) ?? '1'
  const task = useTask('puzzle', { level, seed })
  const show = (to: PuzzleInput): void => go(formatAddress('puzzle', [to.level, to.seed]))
  return (
    <>
      <h1>{seed === today() ? 'The puzzle of today' : 'A puzzle'}</h1>
      <div class="fields">
        <Choice
          label="level"
          value={level}
          of={LEVELS}
          choose={(chosen) => show({ level: chosen, seed })}
        />
        <div class="buttons">
          <button
            type="button"
            onClick={() => show({ level, seed: String(Math.floor(Math.random() * 1e9)) })}
          >
            another puzzle
          </button>
          <CopyLink to="this puzzle" />
        </div>
      </div>
      <TaskAnswer task={task}>
        {(puzzle) => <Puzzle key={`${level} ${seed}`} puzzle={puzzle} />}
      </TaskAnswer>
    </>
  )
}

/** The current date according to the reader's clock. */
function today(): string {
  return new Date().toLocaleDateString('sv')
}

function Puzzle({ puzzle }: { readonly puzzle: PuzzleAnswer }): JSX.Element {
  const { game, position, moves, winning } = puzzle
  const ruleset = parseRuleset(game)
  const tried = useSignal<Position | null>(null)
  const { value: to } = tried
  const isRight = to !== null && positionText(to) === positionText(winning)
  return (
    <div class="puzzle">
      <p>
        <strong>
          {game}, {positionText(position)}.
        </strong>{' '}
        {rulesWords(ruleset)} The player who cannot move loses. Exactly one of {moves.length} moves
        wins: find it.
      </p>
      <Take
        ruleset={ruleset}
        position={position}
        legal={moves.map((each) => ({ position: each, flipped: false }))}
        flipped={false}
        isYours={!isRight}
        pointed={null}
        play={(state) => (tried.value = state.position)}
      />
      <p role="status">
        {to === null ? (
          ''
        ) : isRight ? (
          <>
            <strong>Right: the move to {positionText(winning)} wins.</strong>{' '}
            <a href={benchAddress('p', { game, position: positionText(position), play: '' })}>
              see why
            </a>
          </>
        ) : (
          `From ${positionText(to)} your opponent can win. Try another move.`
        )}
      </p>
    </div>
  )
}
