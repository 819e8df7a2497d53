import { formatRuleset } from '@nim/core/rules'
import type { JSX } from 'preact'
import { reading } from '../../address/read-game.ts'
import { Downloads } from '../../parts/downloads.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { type GmRow, type GmTable, gmTable } from './gm-table.ts'
import { gmFiles, rowsOf } from './sequence-files.ts'
import { type GmState, readL, readRows, readVector } from './sequences-state.ts'

/** The table of a GM-sequence, with its pivots and a bracket around one period. */
export function GmView({
  state,
  set,
}: {
  readonly state: GmState
  readonly set: (state: GmState) => void
}): JSX.Element {
  const { x, l, rows } = state
  const table = reading(() => gmTable(x, l, rows))
  return (
    <>
      <p>
        A GM-move keeps the pivot, the last of the least entries that are multiples of <i>l</i>, and
        lowers every other entry by 1; without a multiple it keeps the last entry.
      </p>
      <div class="fields">
        <TextField
          label="vector x"
          value={x.join(',')}
          size={24}
          hint="such as 15,15,17,18; it is sorted"
          read={readVector}
          set={(x) => set({ ...state, x })}
        />
        <TextField
          label="l"
          value={String(l)}
          size={6}
          read={readL}
          set={(l) => set({ ...state, l })}
        />
        <TextField
          label="rows"
          value={String(rows)}
          size={6}
          read={readRows}
          set={(rows) => set({ ...state, rows })}
        />
      </div>
      {'problem' in table ? <Problem>{table.problem}</Problem> : <Table table={table.is} />}
    </>
  )
}

function Table({ table }: { readonly table: GmTable }): JSX.Element {
  const { l, from, period, fall } = table
  const rows = rowsOf(table)
  const n = rows[0]!.vector.length
  return (
    <>
      <p>
        From row {from} on the pivots have the period <strong>{period}</strong>
        {period === n * l ? ' = n·l' : `, a divisor of n·l = ${n * l}`}; in {n * l} moves every
        entry falls by {fall} = (n − 1)·l.
      </p>
      <div class="scroll">
        <table class="gm">
          <caption class="unseen">
            GM-sequence for {formatRuleset({ kind: 'GM', piles: n, players: l })}
          </caption>
          <thead>
            <tr>
              <th class="number">
                <i>j</i>
              </th>
              {rows[0]!.vector.map((_, i) => (
                <th class="number" key={i}>
                  <i>x</i>
                  <sub>{i + 1}</sub>
                </th>
              ))}
              <th class="number">pivot</th>
              <th>
                <span class="unseen">period</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <Row
                key={row.j}
                row={row}
                table={table}
                isGap={i > 0 && rows[i - 1]!.j + 1 < row.j}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Downloads files={gmFiles(table)} />
    </>
  )
}

function Row({
  row: { j, vector, pivot },
  table: { from, period },
  isGap,
}: {
  readonly row: GmRow
  readonly table: GmTable
  /** True if rows are missing between the previous row and this row. */
  readonly isGap: boolean
}): JSX.Element {
  const isInPeriod = j >= from && j < from + period
  const ends = `${j === from ? ' first' : ''}${j === from + period - 1 ? ' last' : ''}`
  return (
    <tr class={isGap ? 'gap' : undefined}>
      <td class="number">{j}</td>
      {vector.map((entry, i) => (
        <td class={i + 1 === pivot ? 'number pivot' : 'number'} key={i}>
          {i + 1 === pivot ? <strong>{entry}</strong> : entry}
        </td>
      ))}
      <td class="number">{pivot ?? '–'}</td>
      <td class={isInPeriod ? `bracket${ends}` : undefined}>
        {j === from ? `period ${period}` : ''}
      </td>
    </tr>
  )
}
