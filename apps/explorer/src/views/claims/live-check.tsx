import { formatCase } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { replaceAddress } from '../../address/present.ts'
import { CommandLine } from '../../parts/command-line.tsx'
import { Problem } from '../../parts/problem.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Working } from '../../parts/working.tsx'
import type { ClaimData } from './claim-data.ts'
import { checkCommand, firstCase, readBound, readCase, readValue } from './live-case.ts'
import { LiveResults } from './live-results.tsx'
import { useCheck } from './use-check.ts'

interface LiveCheckProps {
  readonly claim: ClaimData
  readonly records: readonly CaseRecord[]
  readonly settings: Readonly<Record<string, string>>
}

/** Judges cases of the claim in the page, and compares the digests with the committed digests. */
export function LiveCheck({ claim, records, settings }: LiveCheckProps): JSX.Element {
  const first = firstCase(records)
  const asked = readCase(claim.parameters, first, settings)
  const hasBound = claim.cases.domains.some(({ kind }) => kind !== 'fixed')
  const { check, stop, working, found, problem } = useCheck(claim.id)
  const put = (name: string, value: string): void =>
    replaceAddress(formatAddress('claims', [claim.id], { ...settings, [name]: value }))
  return (
    <section aria-labelledby="live">
      <h2 id="live">Check live</h2>
      <p>The judge runs in this page and gets no results from a server.</p>
      <div class="fields">
        {claim.parameters.map(({ name, kind, about }) => (
          <TextField
            key={name}
            label={name}
            value={(settings[name] ?? String(first[name] ?? '')).slice(0, LONGEST_SHOWN)}
            hint={about}
            size={kind === 'integer' ? 6 : 18}
            read={(text) => readValue(name, kind, text)}
            set={(is) => put(name, String(is))}
          />
        ))}
        {hasBound ? (
          <TextField
            label="bound"
            value={(settings['max'] ?? '').slice(0, LONGEST_SHOWN)}
            hint="largest pile of the box; empty for the default"
            size={6}
            read={readBound}
            set={(is) => put('max', is === null ? '' : String(is))}
          />
        ) : null}
      </div>
      {'problem' in asked ? (
        <Problem>{asked.problem}</Problem>
      ) : (
        <CommandLine command={checkCommand(claim.id, claim.parameters, asked.is)} />
      )}
      <p class="buttons">
        <button
          type="button"
          disabled={'problem' in asked || working.value !== null}
          onClick={() => 'is' in asked && check([asked.is.case], asked.is.max)}
        >
          check {'is' in asked ? formatCase(asked.is.case) || 'it' : 'this case'}
        </button>
        {records.length > 1 ? (
          <button
            type="button"
            disabled={working.value !== null}
            onClick={() =>
              check(
                records.map((record) => record.case),
                null,
              )
            }
          >
            check all {records.length} cases
          </button>
        ) : null}
      </p>
      {working.value === null ? null : <Working progress={working.value.progress} stop={stop} />}
      {problem.value === null ? null : <Problem>{problem.value}</Problem>}
      <LiveResults claim={claim} records={records} found={found.value} />
    </section>
  )
}

/**
 * Longer values from an address are truncated to this number of characters before they are shown.
 */
const LONGEST_SHOWN = 200
