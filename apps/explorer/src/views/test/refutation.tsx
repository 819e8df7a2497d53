import type { Counterexample } from '@nim/conjectures'
import { optionsIn } from '@nim/conjectures/format'
import type { Failures } from '@nim/conjectures/formula-claims'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { formatAddress } from '../../address/address.ts'
import { positionText } from '../../address/read-game.ts'
import { OutcomeMark } from '../../parts/outcome-mark.tsx'
import { Picture } from '../../parts/picture.tsx'
import type { FormulaInput } from '../../tasks/formula/formula-input.ts'
import type { Refuted } from '../../tasks/test-formula.ts'
import { counted } from './words.ts'

type Evidence = Pick<Counterexample, 'position' | 'expected' | 'actual' | 'explain' | 'stated'>

/** The maximum number of rows in a table. */
const ROWS = 12

/** “refuted at” with a link to the position. */
export function Counter({
  given,
  counterexample: { position },
}: {
  readonly given: FormulaInput
  readonly counterexample: Evidence
}): JSX.Element {
  return (
    <>
      refuted at <At given={given} position={position!} />
    </>
  )
}

/** Shows the smallest counterexample and the other failures. */
export function Failing({
  given,
  counterexample,
  refuted,
}: {
  readonly given: FormulaInput
  readonly counterexample: Evidence
  /** Null until the failures are known. */
  readonly refuted: Refuted | null
}): JSX.Element {
  return (
    <>
      <section aria-labelledby="smallest">
        <h3 id="smallest">The smallest counterexample</h3>
        <Because given={given} counterexample={counterexample} />
      </section>
      {refuted === null ? null : (
        <section aria-labelledby="failures">
          <h3 id="failures">Where it fails</h3>
          <div class="failures">
            <First given={given} failures={refuted.failures} />
            <Classes failures={refuted.failures} />
          </div>
          {refuted.map === null ? null : (
            <div class="scroll error-map" role="group" aria-label="error map" tabIndex={0}>
              <Picture svg={refuted.map} words={mapWords(counterexample.position!)} />
            </div>
          )}
        </section>
      )}
    </>
  )
}

/** Compares the formula's value with the solved value, and lists the options that explain it. */
export function Because({
  given,
  counterexample,
}: {
  readonly given: FormulaInput
  readonly counterexample: Evidence
}): JSX.Element {
  const { expected, actual, explain } = counterexample
  const options = optionsIn(counterexample)
  return (
    <>
      <p>
        The formula says <Value is={expected} />, but the solved value is <Value is={actual} />.
      </p>
      <p class="hint">{explain}.</p>
      {options.length === 0 ? null : (
        <ul class="options" aria-label="options">
          {options.slice(0, ROWS).map(({ position, value }) => (
            <li key={position.join()}>
              <At given={given} position={position} /> <Value is={value} />
            </li>
          ))}
          {options.length > ROWS ? <li>and {options.length - ROWS} more</li> : null}
        </ul>
      )}
    </>
  )
}

function mapWords(position: readonly number[]): string {
  return `values around ${positionText(position)}, with a frame where the formula fails`
}

function failuresWords(shown: number, all: number): string {
  if (all === 1) return 'the only failure in the box'
  return shown < all ? `the first ${shown} of ${counted(all)} failures` : `all ${all} failures`
}

function First({
  given,
  failures: { first, failures },
}: {
  readonly given: FormulaInput
  readonly failures: Failures
}): JSX.Element {
  return (
    <div class="scroll" role="group" aria-label="first failures" tabIndex={0}>
      <table>
        <caption>{failuresWords(first.length, failures)}</caption>
        <Head columns={['position', 'formula', 'solved']} />
        <tbody>
          {first.map(({ position, said, actual }) => (
            <tr key={position.join()}>
              <td>
                <At given={given} position={position} />
              </td>
              <td>
                <Value is={said} />
              </td>
              <td>
                <Value is={actual} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Classes({ failures: { classes, modulus } }: { readonly failures: Failures }): JSX.Element {
  return (
    <div class="scroll" role="group" aria-label="classes of failures" tabIndex={0}>
      <table>
        <caption>by o, the number of odd piles, and r, the sum modulo {modulus}</caption>
        <thead>
          <tr>
            {['o', 'r', 'failures', 'of'].map((name) => (
              <th scope="col" class="number" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {classes.slice(0, ROWS).map(({ o, r, failures, of }) => (
            <tr key={`${o} ${r}`}>
              {[o, r, failures, of].map((count, i) => (
                <td class="number" key={i}>
                  {counted(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A link to a position. */
function At({
  given: { game, play },
  position,
}: {
  readonly given: FormulaInput
  readonly position: readonly number[]
}): JSX.Element {
  const text = positionText(position)
  const settings = { play: play === 'misere' ? play : undefined }
  return <a href={formatAddress('p', [game, text], settings)}>{text}</a>
}

function Value({ is }: { readonly is: number | string | null }): JSX.Element {
  if (is === 'P' || is === 'N') return <OutcomeMark outcome={is} />
  return <strong>{is}</strong>
}
