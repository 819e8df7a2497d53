import { formatCase } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import type { CheckFound } from '../../tasks/check.ts'
import { shortDigest } from './case-table.tsx'
import type { ClaimData } from './claim-data.ts'
import { grouped, verdictOn } from './claim-words.ts'
import { Counterexample } from './counterexample.tsx'
import { digestWords, placeOf } from './live-case.ts'
import { VerdictMark } from './verdict-mark.tsx'

/**
 * Shows a row for each case, which compares the digest of the case with the committed digest. Below
 * the rows, it shows the first counterexample.
 */
export function LiveResults({
  claim,
  records,
  found,
}: {
  readonly claim: ClaimData
  readonly records: readonly CaseRecord[]
  readonly found: readonly CheckFound[]
}): JSX.Element | null {
  if (found.length === 0) return null
  const places = found.map((one) => placeOf(records, one))
  const refuted = found.findIndex(({ counterexample }) => counterexample !== null)
  const failing = found[refuted]
  const counterexample = failing?.counterexample ?? null
  return (
    <div aria-live="polite">
      <div class="scroll" tabIndex={0} role="region" aria-label="what was found">
        <table class="found">
          <Head
            columns={['case', 'verdict', { number: 'checked' }, { number: 'seconds' }, 'digest']}
          />
          <tbody>
            {found.map((one, i) => (
              <tr key={i}>
                <th scope="row">{formatCase(one.case) || 'the only one'}</th>
                <td>
                  <VerdictMark verdict={one.verdict} words={verdictOn(one.verdict, one.domain)} />
                  {one.answer === undefined ? null : <small class="hint">{one.answer}</small>}
                </td>
                <td class="number">{grouped(one.checked)}</td>
                <td class="number">{one.seconds.toFixed(2)}</td>
                <td>
                  <code title={one.digest}>{shortDigest(one.digest)}</code>{' '}
                  {digestWords(one.digest, records[places[i]!]?.digest)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {failing === undefined || counterexample === null ? null : (
        <Counterexample
          counterexample={counterexample}
          case={failing.case}
          domain={failing.domain}
          game={claim.games[String(places[refuted])] ?? null}
        />
      )}
    </div>
  )
}
