import { readingWords } from '@nim/conjectures/format'
import type { JSX } from 'preact'
import { MathBlocks, MathText } from '../../parts/mathml.tsx'
import type { ClaimData } from './claim-data.ts'

/** The statement of a claim and its source. */
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

/** Explains how the claim is interpreted, and what a check decides. */
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
            <dt>read as {readingWords(principal)}</dt>
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

/** A note about the parts that a proof does not cover. */
function partWords({ only }: { readonly only?: string }): string {
  return only === undefined ? '' : `, only ${only}`
}

/** The proofs of the claim for all positions. */
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
            {partWords(written)}
          </li>
        )}
        {coq === undefined ? null : (
          <li>
            by Coq: <code>{coq.theorems.join(', ')}</code> in{' '}
            <code>formal/theories/Headlines.v</code>
            {coq.note === undefined ? '' : `, ${coq.note}`}
            {partWords(coq)}
          </li>
        )}
        {points === undefined ? null : (
          <li>
            at finitely many points: {points.all} {points.all === 1 ? 'case' : 'cases'}
            {partWords(points)}, for all positions; <code>nimlab prove {claim.id} --by points</code>
          </li>
        )}
      </ul>
    </section>
  )
}
