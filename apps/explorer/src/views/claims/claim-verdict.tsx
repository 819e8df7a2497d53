import { knownVerdict } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import { capital } from '@nim/report/text'
import { VERDICT_MEANINGS, VERDICT_WORDS } from '@nim/report/verdicts'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { MathBlocks, MathText } from '../../parts/mathml.tsx'
import type { ClaimData } from './claim-data.ts'
import { grouped } from './claim-words.ts'
import { Counterexample } from './counterexample.tsx'
import type { ClaimRow } from './claim-rows.ts'
import { ClaimTrust } from './claim-trust.tsx'

const PROVED_AS_A_WHOLE =
  'The check covers these positions only. The proofs below cover all positions.'

/**
 * The verdict with its domain. If the claim is refuted, the counterexample, the error and the
 * correction are also shown.
 */
export function Verdict({
  claim,
  row,
  records,
}: {
  readonly claim: ClaimData
  readonly row: ClaimRow
  readonly records: readonly CaseRecord[]
}): JSX.Element {
  const { verdict, verdictWords, domains, checked, answer, flaw, findings, corrected, corrects } =
    claim
  const isProved = knownVerdict(row.verdict, row.proved) === 'proved'
  const place = placeOfRefutation(records)
  const refuted = records[place]
  const counterexample = refuted?.counterexample ?? null
  return (
    <section aria-labelledby="verdict">
      <h2 id="verdict">
        <ClaimTrust row={row} />
      </h2>
      <p>
        {capital(verdictWords.replace(/^holds/, VERDICT_WORDS.holds))}; {domains},{' '}
        {grouped(checked)} checked
        {flaw === undefined ? '' : `; refuted: ${flaw.class}`}.{' '}
        <span class="hint">{isProved ? PROVED_AS_A_WHOLE : VERDICT_MEANINGS[verdict]}</span>
      </p>
      {answer === undefined ? null : (
        <p>
          <MathText html={answer} />
        </p>
      )}
      {refuted === undefined || counterexample === null ? null : (
        <Counterexample
          counterexample={counterexample}
          case={refuted.case}
          domain={refuted.domain}
          game={claim.games[String(place)] ?? null}
        />
      )}
      {corrected === undefined ? null : (
        <p>
          Corrected: <a href={formatAddress('claims', [corrected])}>{corrected}</a>
        </p>
      )}
      {corrects === undefined ? null : (
        <p>
          It corrects <a href={formatAddress('claims', [corrects])}>{corrects}</a>.
        </p>
      )}
      {findings.map(({ title, parts }) => (
        <section key={title} class="finding" aria-label="finding">
          <h3>
            Finding: <MathText html={title} />
          </h3>
          {parts.map(({ label, html }) => (
            <div key={label}>
              <h4>{label}</h4>
              <MathBlocks html={html} />
            </div>
          ))}
        </section>
      ))}
    </section>
  )
}

/**
 * The index of the first refuted case that is not an edge case. If all refuted cases are edge
 * cases, it is the index of the first refuted case. If no case is refuted, it is −1.
 */
function placeOfRefutation(records: readonly CaseRecord[]): number {
  const isRefuted = ({ verdict, reading }: CaseRecord): boolean =>
    verdict === 'refuted' && reading === undefined
  const place = records.findIndex(
    (record) => isRefuted(record) && record.counterexample?.edge === undefined,
  )
  return place < 0 ? records.findIndex(isRefuted) : place
}
