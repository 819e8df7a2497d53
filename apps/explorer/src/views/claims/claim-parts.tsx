import { formatCase } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import { VERDICT_MEANINGS, VERDICT_WORDS } from '@nim/report/verdicts'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { MathBlocks, MathText } from '../../parts/mathml.tsx'
import type { ClaimData } from './claim-data.ts'
import { grouped } from './claim-words.ts'
import { Counterexample } from './counterexample.tsx'
import { VerdictMark } from './verdict-mark.tsx'

/** What the claim says, and where it stands. */
export function Says({ claim }: { readonly claim: ClaimData }): JSX.Element {
  const { kind, provenance, statement, source } = claim
  return (
    <>
      <p class="hint">
        {kind}, {provenance}
      </p>
      <blockquote class="statement">
        <MathBlocks html={statement} />
      </blockquote>
      <p class="hint">{source}</p>
    </>
  )
}

/** How the claim is read, and what a check of it decides. */
export function Reading({ claim }: { readonly claim: ClaimData }): JSX.Element {
  const { conventions, decides, decided, principal, unsettled } = claim
  return (
    <section aria-labelledby="reading">
      <h2 id="reading">How it is read and checked</h2>
      <dl class="about">
        {decided === undefined ? null : (
          <div>
            <dt>what is decided</dt>
            <dd>
              <MathText html={decided} />
            </dd>
          </div>
        )}
        {principal === undefined ? null : (
          <div>
            <dt>read as {readingWords(principal.cases)}</dt>
            <dd>{principal.because}</dd>
          </div>
        )}
        {conventions.length === 0 ? null : (
          <div>
            <dt>{conventions.length === 1 ? 'convention' : 'conventions'}</dt>
            <dd>
              <ul>
                {conventions.map((html) => (
                  <li key={html}>
                    <MathText html={html} />
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div>
          <dt>a check decides</dt>
          <dd>
            <MathText html={decides} />
          </dd>
        </div>
        {unsettled === undefined ? null : (
          <div>
            <dt>what a check cannot settle</dt>
            <dd>{unsettled.because}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The verdict with its domain; if it is refuted, the counterexample, what is wrong, and what is right. */
export function Verdict({
  claim,
  records,
}: {
  readonly claim: ClaimData
  readonly records: readonly CaseRecord[]
}): JSX.Element {
  const { verdict, verdictWords, domains, checked, answer, flaw, finding, corrected, corrects } =
    claim
  const place = placeOfRefutation(records)
  const refuted = records[place]
  return (
    <section aria-labelledby="verdict">
      <h2 id="verdict">
        <VerdictMark
          verdict={verdict}
          words={verdictWords.replace(/^holds/, VERDICT_WORDS.holds)}
        />
      </h2>
      <p>
        {domains}, {grouped(checked)} checked
        {flaw === undefined ? '' : `; what is refuted: ${flaw.class}`}.{' '}
        <span class="hint">{VERDICT_MEANINGS[verdict]}</span>
      </p>
      {answer === undefined ? null : (
        <p>
          <MathText html={answer} />
        </p>
      )}
      {refuted?.counterexample == null ? null : (
        <Counterexample
          counterexample={refuted.counterexample}
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
      {finding === undefined ? null : (
        <section class="finding" aria-label="finding">
          <h3>
            Finding: <MathText html={finding.title} />
          </h3>
          {finding.parts.map(({ label, html }) => (
            <div key={label}>
              <h4>{label}</h4>
              <MathBlocks html={html} />
            </div>
          ))}
        </section>
      )}
    </section>
  )
}

/** The place of the first refuted case that is no edge case, else of the first; −1 if none is refuted. */
function placeOfRefutation(records: readonly CaseRecord[]): number {
  const isRefuted = ({ verdict, reading }: CaseRecord): boolean =>
    verdict === 'refuted' && reading === undefined
  const place = records.findIndex(
    (record) => isRefuted(record) && record.counterexample?.edge === undefined,
  )
  return place < 0 ? records.findIndex(isRefuted) : place
}

function readingWords(cases: Readonly<Record<string, readonly string[]>>): string {
  return formatCase(
    Object.fromEntries(Object.entries(cases).map(([name, values]) => [name, values.join(' or ')])),
  )
}

/** By what the claim is known for all positions. */
export function Proofs({ claim }: { readonly claim: ClaimData }): JSX.Element | null {
  const { written, coq, points } = claim.proofs
  if (written === undefined && coq === undefined && points === undefined) return null
  return (
    <section aria-labelledby="proofs">
      <h2 id="proofs">Proved by nimlab</h2>
      <ul>
        {written === undefined ? null : (
          <li>
            in words: {written.proves}, <code>{written.file}</code>
          </li>
        )}
        {coq === undefined ? null : (
          <li>
            by Coq: <code>{coq.theorems.join(', ')}</code> in{' '}
            <code>formal/theories/Headlines.v</code>
            {coq.note === undefined ? '' : `, ${coq.note}`}
          </li>
        )}
        {points === undefined ? null : (
          <li>
            at finitely many points: {points.all} {points.all === 1 ? 'case' : 'cases'}
            {points.only === undefined ? '' : `, only ${points.only}`}, for all positions;{' '}
            <code>nimlab prove {claim.id} --by points</code>
          </li>
        )}
      </ul>
    </section>
  )
}
