import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { Head } from '../../parts/head.tsx'
import { formatAddress } from '../../address/address.ts'
import { useOwnAddress } from '../../address/own-address.ts'
import { replaceAddress } from '../../address/present.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { Filters } from '../../parts/filters.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { Problem } from '../../parts/problem.tsx'
import { usePortions } from '../../parts/use-portions.ts'
import { type ClaimRow, claimRows, narrowClaims, statementWords } from './claim-rows.ts'
import { ClaimTrust } from './claim-trust.tsx'

/** The number of rows that the list shows until the reader requests all rows. */
const FIRST_ROWS = 80

/** The claims that match the settings in the address. */
export function ClaimList(): JSX.Element {
  const { settings } = useOwnAddress('claims')
  const isSearched = (settings['q'] ?? '') !== ''
  const rows = useLoaded(claimRows, '')
  const words = useLoaded(
    isSearched ? statementWords : () => Promise.resolve(null),
    String(isSearched),
  )
  return (
    <>
      <h1>Claims</h1>
      <p>
        Every statement of the papers and of nimlab, with its verdict. <em>holds</em> refers to the
        finite domain that was checked, <em>proved</em> to all positions.
      </p>
      <Loaded read={rows}>
        {(all) => (
          <Narrow
            all={all}
            statements={words !== null && 'is' in words ? words.is : null}
            settings={settings}
          />
        )}
      </Loaded>
      {words !== null && 'problem' in words ? (
        <Problem>statements are not searched: {words.problem}</Problem>
      ) : null}
    </>
  )
}

function Narrow({
  all,
  statements,
  settings,
}: {
  readonly all: readonly ClaimRow[]
  readonly statements: ReadonlyMap<string, string> | null
  readonly settings: Readonly<Record<string, string>>
}): JSX.Element {
  const narrowed = useMemo(
    () => narrowClaims(all, statements, settings),
    [all, statements, settings],
  )
  const { rows } = narrowed
  const isAll = settings['show'] === 'all'
  const listed = useMemo(() => (isAll ? rows : rows.slice(0, FIRST_ROWS)), [rows, isAll])
  return (
    <>
      <Filters
        words={settings['q'] ?? ''}
        hint="id, title, statement"
        narrowed={narrowed}
        set={(setting, value) =>
          replaceAddress(formatAddress('claims', [], { ...settings, [setting]: value }))
        }
      />
      <p class="claims-count" aria-live="polite">
        {rows.length} of {all.length} claims
      </p>
      <ClaimTable rows={listed} />
      {listed.length < rows.length ? (
        <p>
          <a href={formatAddress('claims', [], { ...settings, show: 'all' })}>
            show all {rows.length}
          </a>
        </p>
      ) : null}
    </>
  )
}

function ClaimTable({ rows }: { readonly rows: readonly ClaimRow[] }): JSX.Element {
  const { shown, isGrowing } = usePortions(rows, (row) => <Line key={row.id} row={row} />)
  return (
    <table class="claims" aria-busy={isGrowing}>
      <Head columns={['claim', 'statement', 'kind', 'verdict']} />
      <tbody>{shown}</tbody>
    </table>
  )
}

function Line({ row }: { readonly row: ClaimRow }): JSX.Element {
  const { id, title, kind, by } = row
  return (
    <tr>
      <th scope="row">
        <a href={formatAddress('claims', [id])}>{id}</a>
      </th>
      <td>{title}</td>
      <td>{by === 'nimlab' ? `${kind}, nimlab` : kind}</td>
      <td>
        <ClaimTrust row={row} />
      </td>
    </tr>
  )
}
