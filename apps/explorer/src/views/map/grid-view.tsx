import { useSignal } from '@preact/signals'
import type { GridCell, TableGrid, WebTable } from '@nim/bruteforce/web-table'
import { moveSizes } from '@nim/core/rules'
import { letterMeaning } from '@nim/report'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { useEffect, useRef } from 'preact/hooks'
import { Downloads } from '../../parts/downloads.tsx'
import { Working } from '../../parts/working.tsx'
import type { TaskProgress } from '../../tasks/watch.ts'
import { gridFiles } from './grid-files.ts'
import { CLASSES, letterOf } from './grid-letters.ts'
import { GridTable } from './grid-table.tsx'
import type { MapState } from './map-state.ts'
import { PositionLink } from './position-link.tsx'

/** The maximum number of mixed cells in the list. */
const MOST_LISTED = 60

/** A grid, together with the query that it answers. */
interface AnsweredGrid {
  readonly grid: TableGrid
  readonly state: MapState
}

/** Shows the position grid of a table. */
export function GridView({
  table,
  closing,
  state,
}: {
  readonly table: WebTable
  /** This signal is aborted immediately before the table is closed. */
  readonly closing: AbortSignal
  readonly state: MapState
}): JSX.Element {
  const answered = useSignal<AnsweredGrid | null>(null)
  const progress = useSignal<TaskProgress | null>(null)
  const { modulus, positions } = state
  const giveUp = useRef(() => {})
  useEffect(() => {
    const stop = new AbortController()
    const sumPerLargest = positions === 'reduced' ? moveSizes(state.ruleset)![0]! : 0
    table
      .grid({
        modulus,
        sumPerLargest,
        signal: stop.signal,
        onProgress: ({ step, done, total }) => {
          progress.value = { words: step, done, of: total }
        },
      })
      .then((grid) => {
        progress.value = null
        answered.value = { grid, state }
        return
      })
      .catch((error: unknown) => {
        // another query or another table has replaced this one
        if (!stop.signal.aborted && !closing.aborted) throw error
      })
    giveUp.current = () => {
      progress.value = null
      stop.abort()
    }
    return () => giveUp.current()
  }, [table, modulus, positions])
  return (
    <>
      {progress.value === null ? null : (
        <Working progress={progress.value} stop={() => giveUp.current()} />
      )}
      {answered.value === null ? <p aria-busy="true">…</p> : <Answered {...answered.value} />}
    </>
  )
}

function Answered({ grid, state }: AnsweredGrid): JSX.Element {
  const mixed = grid.cells.filter((cell) => letterOf(cell, grid.modulus) === 'M')
  const shown = (['P', 'N', 'M', '?', '.'] as const).filter((letter) =>
    grid.cells.some((cell) => letterOf(cell, grid.modulus) === letter),
  )
  return (
    <>
      <div class="beside">
        <div class="scroll">
          <GridTable grid={grid} state={state} />
        </div>
        <div>
          <p>
            <i>o</i> = number of odd piles, to the right
            <br />
            <i>r</i> = sum of the piles mod {grid.modulus}, downwards
          </p>
          <ul class="key" aria-label="legend">
            {shown.map((letter) => (
              <li key={letter}>
                <span class={`cell cell-${CLASSES[letter]}`}>{letter}</span> {letterMeaning(letter)}
              </li>
            ))}
          </ul>
          <Mixed cells={mixed} state={state} />
        </div>
      </div>
      <Downloads files={gridFiles(grid, state)} />
    </>
  )
}

/**
 * Lists the cells that contain both P- and N-positions, with the smallest positions of each cell.
 */
function Mixed({
  cells,
  state,
}: {
  readonly cells: readonly GridCell[]
  readonly state: MapState
}): JSX.Element {
  if (cells.length === 0) {
    return <p>In this box, o and r determine the outcome: no cell contains both outcomes.</p>
  }
  return (
    <>
      <p>
        {cells.length} {cells.length === 1 ? 'cell holds' : 'cells hold'} both outcomes: there o and
        r do not decide. The smallest positions:
      </p>
      <div class="scroll">
        <table class="witnesses">
          <Head columns={[{ number: 'o' }, { number: 'r' }, 'P-position', 'N-position']} />
          <tbody>
            {cells.slice(0, MOST_LISTED).map(({ odd, residue, P, N }) => (
              <tr key={`${odd} ${residue}`}>
                <td class="number">{odd}</td>
                <td class="number">{residue}</td>
                <td>
                  <PositionLink state={state} position={P.smallest!} />
                </td>
                <td>
                  <PositionLink state={state} position={N.smallest!} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {cells.length > MOST_LISTED ? (
        <p class="hint">and {cells.length - MOST_LISTED} more</p>
      ) : null}
    </>
  )
}
