import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Head } from '../../parts/head.tsx'
import { formatAddress } from '../../address/address.ts'
import { useOwnAddress } from '../../address/own-address.ts'
import { replaceAddress } from '../../address/present.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { Filters } from '../../parts/filters.tsx'
import { MathText } from '../../parts/mathml.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { usePortions } from '../../parts/use-portions.ts'
import { type AtlasRow, atlasRows, narrowAtlas, playWords, proofWords } from './atlas-rows.ts'
import { StatusMark } from './status-mark.tsx'

/** The number of rows before the reader requests all rows. */
const FIRST_ROWS = 24

/** The games of the atlas, filtered by the settings of the address. */
export function AtlasList(): JSX.Element {
  const rows = useLoaded(atlasRows, '')
  return (
    <>
      <h1>Atlas</h1>
      <p>
        nimlab describes the P-positions of whole families of games by formulas, from their rules
        alone. <em>proved</em> means for all positions, <em>candidate</em> on boxes only.
      </p>
      <Loaded read={rows}>{(all) => <Narrow all={all} />}</Loaded>
    </>
  )
}

function Narrow({ all }: { readonly all: readonly AtlasRow[] }): JSX.Element {
  const { settings } = useOwnAddress('atlas')
  const narrowed = useMemo(() => narrowAtlas(all, settings), [all, settings])
  const { rows } = narrowed
  const isAll = settings['show'] === 'all'
  const listed = useMemo(() => (isAll ? rows : rows.slice(0, FIRST_ROWS)), [rows, isAll])
  return (
    <>
      <Filters
        words={settings['q'] ?? ''}
        hint="SN(4,{2}), GMMV-F4 …"
        narrowed={narrowed}
        set={(setting, value) =>
          replaceAddress(formatAddress('atlas', [], { ...settings, [setting]: value }))
        }
      />
      <p class="atlas-count" aria-live="polite">
        {rows.length} of {all.length} games, normal and misère play counted apart
      </p>
      <AtlasTable rows={listed} />
      {listed.length < rows.length ? (
        <p>
          <a href={formatAddress('atlas', [], { ...settings, show: 'all' })}>
            show all {rows.length}
          </a>
        </p>
      ) : null}
    </>
  )
}

function AtlasTable({ rows }: { readonly rows: readonly AtlasRow[] }): JSX.Element {
  const { shown, isGrowing } = usePortions(rows, (row) => <Line key={row.file} row={row} />)
  return (
    <table class="atlas" aria-busy={isGrowing}>
      <Head
        columns={[
          'game',
          'play',
          'status',
          'P-positions',
          { number: 'modulus' },
          'proved by',
          'Grundy values',
        ]}
      />
      <tbody>{shown}</tbody>
    </table>
  )
}

function Line({ row }: { readonly row: AtlasRow }): JSX.Element {
  const { game, play, status, formula, lines, modulus, grundy } = row
  return (
    <tr>
      <th scope="row">
        <a href={formatAddress('atlas', [game], play === 'misere' ? { play } : {})}>
          <GameName game={game} />
        </a>
      </th>
      <td>{playWords(play)}</td>
      <td>
        <StatusMark status={status} />
      </td>
      <td>{formula === undefined ? linesWords(lines) : <MathText html={formula} />}</td>
      <td class="number" data-label="modulus">
        {modulus}
      </td>
      <td data-label="proved by">{proofWords(row)}</td>
      <td data-label="Grundy values">{grundy}</td>
    </tr>
  )
}

/** The name of a game, in which a line can break between sets of piles. */
function GameName({ game }: { readonly game: string }): JSX.Element {
  const parts = game.split(/(?<=[;}],?)(?=\{)/)
  return (
    <>
      {parts.map((part, i) => (
        <span key={i}>
          {i === 0 ? null : <wbr />}
          {part}
        </span>
      ))}
    </>
  )
}

function linesWords(lines: number | undefined): string {
  return lines === undefined ? '' : `by cases, ${lines} ${lines === 1 ? 'line' : 'lines'}`
}
