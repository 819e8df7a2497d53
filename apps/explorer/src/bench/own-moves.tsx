import { useSignal } from '@preact/signals'
import { gameOf, isSymmetric, parseRuleset, type Ruleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { useId } from 'preact/hooks'
import { type TextResult, reading } from '../address/read-game.ts'
import { Problem } from '../parts/problem.tsx'

/**
 * If the game on the bench has more moves than this, the field starts with the moves that take one
 * stone from one pile.
 */
const MOST_LISTED = 40

/**
 * A field for the reader's own game. Each line is a move and lists the stones that it takes from
 * every pile.
 */
export function OwnMoves({
  ruleset,
  piles,
  choose,
}: {
  readonly ruleset: Ruleset | null
  readonly piles: number
  readonly choose: (game: Ruleset) => void
}): JSX.Element {
  const id = useId()
  const typed = useSignal(linesOf(ruleset, piles))
  const isAnyOrder = useSignal(ruleset !== null && isSymmetric(ruleset))
  const problem = useSignal<string | null>(null)
  const take = (): void => {
    const read = ownGame(typed.value, piles, isAnyOrder.value)
    problem.value = 'problem' in read ? read.problem : null
    if ('is' in read) choose(read.is)
  }
  return (
    <div class="own-moves">
      <label for={id}>moves, one a line: the stones taken from each of the {piles} piles</label>
      <textarea
        id={id}
        rows={5}
        value={typed}
        spellcheck={false}
        aria-invalid={problem.value !== null}
        aria-describedby={problem.value === null ? undefined : `${id}-problem`}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value
          take()
        }}
      />
      {problem.value === null ? null : <Problem id={`${id}-problem`}>{problem.value}</Problem>}
      <p class="buttons">
        <label>
          <input
            type="checkbox"
            checked={isAnyOrder}
            onChange={({ currentTarget }) => {
              isAnyOrder.value = currentTarget.checked
              take()
            }}
          />{' '}
          every order of a move is a move too
        </label>
      </p>
      <p class="hint">
        The field "game" then contains the game as JSON. You can paste such a text there, and the
        command accepts it too.
      </p>
    </div>
  )
}

/**
 * Lists the moves of the game on the bench if there are only a few. Otherwise, lists the moves that
 * take one stone from one pile.
 */
function linesOf(ruleset: Ruleset | null, piles: number): string {
  const vectors = ruleset === null ? null : (gameOf(ruleset).moveVectors?.(ruleset) ?? null)
  const fits = vectors !== null && vectors.length <= MOST_LISTED && ruleset?.piles === piles
  const ones = Array.from({ length: piles }, (_, i) =>
    Array.from({ length: piles }, (__, j) => Number(i === j)),
  )
  return (fits ? vectors : ones).map((vector) => vector.join(' ')).join('\n')
}

/** Converts the lines to a game. The parser for games as data reports errors. */
function ownGame(text: string, piles: number, isAnyOrder: boolean): TextResult<Ruleset> {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const moves = lines.map((line) =>
    line
      .trim()
      .split(/[\s,]+/)
      .map((stones) => (/^\d{1,9}$/.test(stones) ? Number(stones) : stones)),
  )
  const listed = isAnyOrder ? moves.map((move) => move.toSorted((a, b) => +a - +b)) : moves
  const symmetric = isAnyOrder ? { symmetric: true } : {}
  return reading(() => parseRuleset(JSON.stringify({ piles, moves: listed, ...symmetric })))
}
