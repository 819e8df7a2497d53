import type { CaseParameters, Counterexample as Found, Domain } from '@nim/conjectures'
import { formatCase, formatWitness, optionsIn } from '@nim/conjectures/format'
import { formatPosition } from '@nim/core/rules'
import type { JSX } from 'preact'
import { formatAddress } from '../../address/address.ts'
import { domainWords } from './claim-words.ts'

/** A counterexample with both values. */
export interface CounterexampleCase {
  readonly counterexample: Found
  readonly case: CaseParameters
  readonly domain: Domain
  /** The value is null if no screen can show the position. */
  readonly game: string | null
}

/**
 * The smallest counterexample of a case, with the value that the statement gives and the value that
 * the rules give.
 */
export function Counterexample({ counterexample, game, ...of }: CounterexampleCase): JSX.Element {
  const { position, expected, actual, explain, edge } = counterexample
  const options = optionsIn(counterexample)
  const where = [game ?? formatCase(of.case), domainWords(of.domain)].filter((one) => one !== '')
  return (
    <section class="counterexample" aria-label="smallest counterexample">
      <h3>
        {position === undefined ? 'First counterexample' : 'Smallest counterexample'}
        <small class="hint">{where.join(', ')}</small>
      </h3>
      <p class="witness">
        {position === undefined ? formatWitness(counterexample) : `(${position.join(', ')})`}
      </p>
      <dl class="values">
        <div>
          <dt>the statement says</dt>
          <dd>{words(expected)}</dd>
        </div>
        <div>
          <dt>the rules give</dt>
          <dd>{words(actual)}</dd>
        </div>
      </dl>
      <p>{withSigns(explain)}</p>
      {edge === undefined ? null : <p>An edge case: {edge}</p>}
      {options.length === 0 ? null : (
        <details>
          <summary>its {options.length} options</summary>
          <ul class="options">
            {options.map((option) => (
              <li key={formatPosition(option.position)}>
                {formatPosition(option.position)} has {words(option.value)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {game === null || position === undefined ? null : (
        <p>
          <a href={formatAddress('p', [game, formatPosition(position)], playOf(of.case))}>
            open it as a position of {game}
          </a>
        </p>
      )}
    </section>
  )
}

function playOf({ play }: CaseParameters): { readonly play?: string } {
  return play === 'misere' ? { play } : {}
}

function words(value: Found['expected']): string {
  return value === null ? 'no value' : withSigns(String(value))
}

/** The printed forms of relations. */
function withSigns(text: string): string {
  return text.replaceAll('<=', '≤').replaceAll('>=', '≥').replaceAll('!=', '≠')
}
