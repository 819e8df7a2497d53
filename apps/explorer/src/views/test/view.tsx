import type { JSX } from 'preact'
import { useOwnAddress } from '../../address/own-address.ts'
import { replaceAddress } from '../../address/present.ts'
import { formatAddress } from '../../address/address.ts'
import { Choice } from '../../parts/choice.tsx'
import { CopyLink } from '../../parts/copy-link.tsx'
import { Problem } from '../../parts/problem.tsx'
import { addressOf, type Conjecture, askedBy, taskInputOf, VALUES } from './asked.ts'
import { EXAMPLE_FORMULAS } from '../../address/example-formulas.ts'
import { Discover } from './discover.tsx'
import { FormulaField } from './formula-field.tsx'
import { Judged } from './judged.tsx'
import { KeepConjecture } from './keep-conjecture.tsx'
import { SetFormula } from './set-formula.tsx'
import { useReading } from './use-reading.ts'
import { Vocabulary } from './vocabulary.tsx'
import { SAYS } from './words.ts'
import './test.css'

/** Judges a formula about a game on growing boxes, and proves it for all positions if possible. */
export function TestView(): JSX.Element {
  const shown = useOwnAddress('test')
  const { asked, problem } = askedBy(shown)
  const reading = useReading(asked)
  const { settled } = reading
  const value = settled?.read.value ?? asked.value ?? 'outcome'
  const { game, play } = taskInputOf(asked)
  const searched = { game, play, value }
  const set = (change: Partial<Conjecture>): void =>
    replaceAddress(addressOf({ ...asked, ...change }))
  return (
    <>
      <h1 class="unseen">Test a formula</h1>
      {problem === null ? null : <Problem>{problem}</Problem>}
      <div class="stage halves">
        <div class="thing">
          <Choice
            label="about"
            value={value}
            of={VALUES}
            choose={(chosen) => set({ value: chosen })}
          />
          <FormulaField reading={reading} label={SAYS[value]}>
            {settled === null ? null : <SetFormula {...settled.read} />}
          </FormulaField>
          <div class="about-formula">
            <Vocabulary game={game} value={value} />
            <Examples isOpen={asked.says === ''} />
            {settled === null ? null : (
              <>
                <CopyLink to="this conjecture" />
                <KeepConjecture given={settled.given} />
              </>
            )}
          </div>
        </div>
        <div class="beside-thing">
          {settled !== null ? (
            <Judged key={JSON.stringify(settled.given)} settled={settled} />
          ) : problem === null && reading.typed.value.trim() === '' ? (
            <Discover key={JSON.stringify(searched)} given={searched} />
          ) : null}
        </div>
      </div>
    </>
  )
}

function Examples({ isOpen }: { readonly isOpen: boolean }): JSX.Element {
  return (
    <details open={isOpen}>
      <summary>Examples</summary>
      <ul class="examples">
        {EXAMPLE_FORMULAS.map(({ title, game, says, value }) => (
          <li key={title}>
            <a href={formatAddress('test', [game], { says, value })}>{title}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
