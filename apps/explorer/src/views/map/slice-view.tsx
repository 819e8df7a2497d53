import { useSignal } from '@preact/signals'
import type { WebTable } from '@nim/bruteforce/web-table'
import { formatRuleset, isSymmetric, type Position, sorted } from '@nim/core/rules'
import type { JSX } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { formatAddress } from '../../address/address.ts'
import { positionText } from '../../address/read-game.ts'
import { Downloads } from '../../parts/downloads.tsx'
import { AGREES, ERRS } from '../../tasks/overlay.ts'
import { positionAt } from '../../tasks/slice-at.ts'
import { type AnsweredSlice, useOverlay, useSlice, WIDEST_SLICE } from './asked-slice.ts'
import type { Cell } from './cell-cursor.ts'
import { HeatCanvas } from './heat-canvas.tsx'
import { HeatKey } from './heat-key.tsx'
import { cellsOf, type MapState, tellsPilesApart } from './map-state.ts'
import { sliceFiles } from './slice-files.ts'

/** Shows a slice of a table; the state of the map selects the slice. */
export function SliceView({
  table,
  closing,
  state,
  position,
  isVeiled = false,
  choose,
  tellProblem = () => {},
  hasFiles = false,
}: {
  readonly table: WebTable
  /** This signal is aborted immediately before the table is closed. */
  readonly closing: AbortSignal
  readonly state: MapState
  /** The position on the bench, which the map marks. */
  readonly position: Position | null
  /** True if the outcome of this position is covered. */
  readonly isVeiled?: boolean
  /** Puts the position of a chosen cell on the bench. */
  readonly choose: (position: Position) => void
  /** Called with the error in the formula, or with null. */
  readonly tellProblem?: (problem: string | null) => void
  readonly hasFiles?: boolean
}): JSX.Element | null {
  const slice = useSlice(table, closing, state).value
  const laid = useOverlay(slice, state.says).value
  const problem = laid !== null && 'problem' in laid ? laid.problem : null
  useEffect(() => tellProblem(problem), [problem])
  const wished = useSignal<Cell | null>(null)
  const canvas = useRef<HTMLCanvasElement | null>(null)
  const readout = useId()
  if (slice === null) return <p aria-busy="true">…</p>
  const answer = laid !== null && 'answer' in laid && laid.slice === slice ? laid.answer : null
  const overlay = answer?.cells ?? null
  const last = slice.side - 1
  const marks = position === null ? [] : cellsOf({ ...state, ...slice, max: last }, position)
  const pointed = wished.value ?? marks[0] ?? { x: 0, y: 0 }
  const cursor = { x: Math.min(pointed.x, last), y: Math.min(pointed.y, last) }
  const names = tellsPilesApart(state)
    ? ([`x${slice.vary[0]}`, `x${slice.vary[1]}`] as const)
    : (['x', 'y'] as const)
  return (
    <>
      <div class="scroll room">
        <HeatCanvas
          slice={{ ...slice, overlay }}
          names={names}
          words={`${slice.value} of ${formatRuleset(table.ruleset)} by ${names.join(' and ')}; arrow keys move, Enter puts the position on the bench`}
          marks={marks}
          isVeiled={isVeiled}
          cursor={cursor}
          setCursor={(cell) => {
            wished.value = cell
          }}
          open={(cell) => choose(positionOfCell(slice, cell))}
          readout={readout}
          drawn={(drawn) => {
            canvas.current = drawn
          }}
        />
      </div>
      <p id={readout} class="readout" aria-live="polite">
        {isVeiled && marks.some(({ x, y }) => x === cursor.x && y === cursor.y) ? (
          <>{positionText(position!)}: P or N?</>
        ) : (
          <Readout slice={slice} cell={cursor} overlay={overlay} />
        )}
        {isFixed(state) ? (
          <span class="hint">
            {' '}
            The other piles: {slice.fixed.map((pile, i) => fixedWords(state, pile, i)).join(', ')}.
          </span>
        ) : null}
      </p>
      <HeatKey slice={{ ...slice, overlay }} hasMark={marks.length > 0} />
      {answer === null ? null : (
        <p class="counted">
          {answer.errors === 0
            ? `The formula agrees with all ${answer.spoken} positions of this slice to which it applies.`
            : `The formula errs at ${answer.errors} of the ${answer.spoken} positions of this slice to which it applies.`}
        </p>
      )}
      {table.max >= WIDEST_SLICE ? (
        <p class="hint">
          The map shows piles up to {WIDEST_SLICE - 1}; the table goes up to {table.max}.
        </p>
      ) : null}
      {hasFiles ? <Downloads files={sliceFiles(slice, overlay, () => canvas.current)} /> : null}
    </>
  )
}

/** True if the slice has fixed piles. */
function isFixed({ ruleset }: MapState): boolean {
  return ruleset.piles > 2
}

/** Describes a fixed pile. The text names the pile if the rules distinguish the piles. */
function fixedWords(state: MapState, pile: number, at: number): string {
  if (!tellsPilesApart(state)) return String(pile)
  const others = Array.from({ length: state.ruleset.piles }, (_, i) => i + 1).filter(
    (each) => !state.vary.includes(each),
  )
  return `x${others[at]} = ${pile}`
}

/** Describes the position under the cursor. */
function Readout({
  slice,
  cell,
  overlay,
}: {
  readonly slice: AnsweredSlice
  readonly cell: Cell
  readonly overlay: Uint8Array | null
}): JSX.Element {
  const at = cell.y * slice.side + cell.x
  const entry = slice.entries[at]!
  const said = overlay?.[at]
  const verdict =
    said === undefined
      ? ''
      : said === AGREES
        ? '; the formula agrees'
        : said === ERRS
          ? '; the formula errs'
          : '; the formula does not apply'
  return (
    <>
      <a href={addressOf(slice, cell)}>{positionAt(slice, cell.x, cell.y).join(', ')}</a>{' '}
      {slice.isP[at] === 1 ? (
        <span class="cell cell-p">P</span>
      ) : (
        <span class="cell cell-n">N</span>
      )}
      {slice.value === 'outcome'
        ? null
        : ` ${slice.value === 'grundy' ? 'Grundy value' : 'remoteness'} ${entry}`}
      {verdict}
    </>
  )
}

/** The position that a cell represents. */
function positionOfCell(slice: AnsweredSlice, { x, y }: Cell): Position {
  const piles: Position = positionAt(slice, x, y)
  return isSymmetric(slice.table.ruleset) ? sorted(piles) : piles
}

/** The address of the page for the position that a cell represents. */
function addressOf(slice: AnsweredSlice, cell: Cell): string {
  const { ruleset, play } = slice.table
  return formatAddress('p', [formatRuleset(ruleset), positionText(positionOfCell(slice, cell))], {
    play: play === 'misere' ? play : undefined,
  })
}
