import { useSignal } from '@preact/signals'
import type { GridCell, GridSide, TableGrid } from '@nim/bruteforce/web-table'
import { letterMeaning } from '@nim/report'
import type { JSX } from 'preact'
import { useId, useRef } from 'preact/hooks'
import { movedBy } from './cell-cursor.ts'
import { CLASSES, letterOf } from './grid-letters.ts'
import type { MapState } from './map-state.ts'
import { PositionLink } from './position-link.tsx'

/** A position grid with o to the right and r downwards. The arrow keys move between cells. */
export function GridTable({
  grid,
  state,
}: {
  readonly grid: TableGrid
  readonly state: MapState
}): JSX.Element {
  const { modulus, cells } = grid
  const columns = cells.length / modulus
  const chosen = useSignal(0)
  const table = useRef<HTMLTableElement>(null)
  const readout = useId()
  const at = Math.min(chosen.value, cells.length - 1)
  const choose = (cell: number): void => {
    chosen.value = cell
  }
  const moved = (event: KeyboardEvent): void => {
    // rows are counted downwards here, and their number is the modulus
    const here = { x: Math.floor(at / modulus), y: modulus - 1 - (at % modulus) }
    const to = movedBy(event.key, here, Math.max(columns, modulus))
    if (to === null || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const column = Math.min(columns - 1, to.x)
    const row = Math.min(modulus - 1, modulus - 1 - Math.min(modulus - 1, to.y))
    choose(column * modulus + row)
    table.current!.querySelector<HTMLElement>(`[data-cell="${column * modulus + row}"]`)?.focus()
  }
  return (
    <>
      <table class="grid" role="grid" ref={table} aria-describedby={readout} onKeyDown={moved}>
        <caption class="unseen">position grid: the arrow keys move between cells</caption>
        <thead>
          <tr>
            <th scope="col">
              <i>r</i> \ <i>o</i>
            </th>
            {Array.from({ length: columns }, (_, odd) => (
              <th scope="col" key={odd}>
                {odd}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: modulus }, (_, residue) => (
            <tr key={residue}>
              <th scope="row">{residue}</th>
              {Array.from({ length: columns }, (_, odd) => {
                const index = odd * modulus + residue
                const letter = letterOf(cells[index]!, modulus)
                return (
                  <td
                    key={odd}
                    data-cell={index}
                    tabIndex={index === at ? 0 : -1}
                    aria-selected={index === at}
                    class={`cell cell-${CLASSES[letter]}`}
                    onPointerEnter={() => choose(index)}
                    onFocus={() => choose(index)}
                    onClick={() => choose(index)}
                  >
                    {letter}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={readout} class="readout" aria-live="polite">
        <Readout cell={cells[at]!} modulus={modulus} state={state} />
      </p>
    </>
  )
}

/** Describes the positions of a cell. */
function Readout({
  cell,
  modulus,
  state,
}: {
  readonly cell: GridCell
  readonly modulus: number
  readonly state: MapState
}): JSX.Element {
  const letter = letterOf(cell, modulus)
  return (
    <>
      <i>o</i> = {cell.odd}, <i>r</i> = {cell.residue}:{' '}
      {letter === '.' || letter === '?' ? (
        letterMeaning(letter)
      ) : (
        <>
          <Side name="P" side={cell.P} state={state} />
          {letter === 'M' ? ', ' : ''}
          <Side name="N" side={cell.N} state={state} />
        </>
      )}
    </>
  )
}

function Side({
  name,
  side: { count, smallest },
  state,
}: {
  readonly name: 'P' | 'N'
  readonly side: GridSide
  readonly state: MapState
}): JSX.Element | null {
  if (smallest === null) return null
  return (
    <>
      {count} {name}-position{count === 1 ? '' : 's'}, the smallest{' '}
      <PositionLink state={state} position={smallest} />
    </>
  )
}
