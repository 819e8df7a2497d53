import { caseRecords } from '@nim/report/claims'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { formatAddress } from '../../address/address.ts'
import { useOwnAddress } from '../../address/own-address.ts'
import { useLoaded } from '../../data/use-loaded.ts'
import { CommandLine } from '../../parts/command-line.tsx'
import { CopyButton } from '../../parts/copy-button.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Loaded } from '../../parts/loaded.tsx'
import { CaseTable } from './case-table.tsx'
import { type ClaimData, loadClaim } from './claim-data.ts'
import { claimAt, claimRows } from './claim-rows.ts'
import { Proofs, Reading, Says } from './claim-parts.tsx'
import { Verdict } from './claim-verdict.tsx'
import { LiveCheck } from './live-check.tsx'

/** A claim with its neighbours in the list. */
type Shown = NonNullable<ReturnType<typeof claimAt>> & { readonly claim: ClaimData }

async function shownAt(name: string): Promise<Shown> {
  const found = claimAt(await claimRows(), name)
  if (found === null) {
    throw new RangeError(
      `no claim has the name '${name.slice(0, LONGEST_SHOWN)}'; expected a name such as GMMV-C1 or DH-T2.3`,
    )
  }
  return { ...found, claim: await loadClaim(found.row.id) }
}

/** Longer addresses are truncated to this number of characters before they are shown. */
const LONGEST_SHOWN = 80

/** The page of the claim that the address names. */
export function ClaimScreen({ name }: { readonly name: string }): JSX.Element {
  const shown = useLoaded(() => shownAt(name), name)
  return (
    <>
      <p>
        <a href={formatAddress('claims')}>all claims</a>
      </p>
      <Loaded read={shown}>{(is) => <Page {...is} />}</Loaded>
    </>
  )
}

function Page({ claim, row, before, after }: Shown): JSX.Element {
  const { settings } = useOwnAddress('claims')
  const records = caseRecords(claim.cases)
  useEffect(() => {
    document.title = `${claim.id} · nimlab explorer`
  }, [claim.id])
  return (
    <article class="claim">
      <h1>
        <span class="id">{claim.id}</span> {claim.title}
      </h1>
      <Says claim={claim} />
      <Verdict claim={claim} row={row} records={records} />
      <Proofs claim={claim} />
      <Reading claim={claim} />
      <LiveCheck claim={claim} records={records} settings={settings} />
      <details open={records.length <= FEW_CASES}>
        <summary>
          <h2>{records.length === 1 ? 'The case' : `The ${records.length} cases`}</h2>
        </summary>
        <CaseTable
          records={records}
          to={({ case: of }) =>
            formatAddress(
              'claims',
              [claim.id],
              Object.fromEntries(Object.entries(of).map(([each, value]) => [each, String(value)])),
            )
          }
        />
        <p class="hint">Cost of a check: {claim.complexity}.</p>
        <CommandLine command={claim.command} />
      </details>
      <section aria-labelledby="cite">
        <h2 id="cite">Cite</h2>
        <pre class="scroll" tabIndex={0}>
          {claim.bibtex}
        </pre>
        <div class="buttons">
          <CopyButton text={claim.bibtex} />
          <Downloads
            files={[
              { name: `${claim.id}.bib`, type: 'application/x-bibtex', make: () => claim.bibtex },
            ]}
          />
        </div>
      </section>
      <nav class="beside" aria-label="claims beside this">
        {before === undefined ? null : (
          <a href={formatAddress('claims', [before.id])}>← {before.id}</a>
        )}
        {after === undefined ? null : (
          <a href={formatAddress('claims', [after.id])}>{after.id} →</a>
        )}
      </nav>
    </article>
  )
}

/** Longer tables of cases are folded. */
const FEW_CASES = 12
