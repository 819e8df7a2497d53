import { useSignal } from '@preact/signals'
import type { Position } from '@nim/core/rules'
import type { JSX, TargetedKeyboardEvent } from 'preact'
import { useRef } from 'preact/hooks'
import { positionText } from '../../address/read-game.ts'
import { nextSquare, queenOf, reachedBy, type Square } from './board-cells.ts'

export interface BoardProps {
  readonly position: Position
  /** The initial position, which determines the size of the board. */
  readonly start: Position
  /**
   * Returns null if no move of the current state leads to the position. If a move leads to the
   * position, the result shows whether the position is marked as P.
   */
  readonly moveTo: (to: Position) => { readonly isP: boolean } | null
  readonly play: (to: Position) => void
}

/** Shows Wythoff's game as a chess queen that moves towards the corner of the board. */
export function Board({ position, start, moveTo, play }: BoardProps): JSX.Element {
  const queen = queenOf(position)
  const corner = queenOf(start)
  const focus = useSignal<Square>(queen)
  const board = useRef<HTMLDivElement>(null)
  const onKey = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    const next = nextSquare(event.key, focus.value, queen)
    if (next === null) return
    event.preventDefault()
    focus.value = next
    board.current?.querySelector<HTMLElement>(`[data-square="${next.column},${next.row}"]`)?.focus()
  }
  const squareAt = (column: number, row: number): JSX.Element => {
    const to = reachedBy(queen, { column, row })
    const move = to === null ? null : moveTo(to)
    const isQueen = column === queen.column && row === queen.row
    const isFocus = column === focus.value.column && row === focus.value.row
    const shared = {
      key: column,
      role: 'gridcell' as const,
      tabIndex: isFocus ? 0 : -1,
      'data-square': `${column},${row}`,
      onFocus: () => (focus.value = { column, row }),
    }
    const shade = (column + row) % 2 === 0 ? 'square shaded' : 'square'
    if (to === null || move === null) {
      return (
        <span
          {...shared}
          class={column + row === 0 ? `${shade} corner` : shade}
          aria-label={`${column},${row}${isQueen ? ', the queen' : ''}`}
        >
          {isQueen ? '♛' : ''}
        </span>
      )
    }
    return (
      <button
        {...shared}
        type="button"
        class={`${shade} target${move.isP ? ' is-p' : ''}`}
        aria-label={`move to ${positionText(to)}${move.isP ? ', P' : ''}`}
        onClick={() => play(to)}
      >
        {move.isP ? 'P' : '·'}
      </button>
    )
  }
  const columns = Array.from({ length: corner.column + 1 }, (_, column) => column)
  const rows = Array.from({ length: corner.row + 1 }, (_, row) => corner.row - row)
  return (
    <div
      class="board"
      role="grid"
      aria-label={`board, the queen at ${queen.column},${queen.row}`}
      ref={board}
      style={{ '--columns': columns.length }}
      onKeyDown={onKey}
    >
      {rows.map((row) => (
        <div role="row" key={row}>
          {columns.map((column) => squareAt(column, row))}
        </div>
      ))}
    </div>
  )
}
