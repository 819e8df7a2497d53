import type { JSX } from 'preact'
import { MathText } from '../../parts/mathml.tsx'
import type { SetClause, SetLines } from '../../tasks/formula/typeset.ts'
import type { FormulaRead } from '../../tasks/read-formula.ts'

/** A typeset formula. */
export function SetFormula({ value, clauses, meanings }: FormulaRead): JSX.Element {
  return (
    <>
      {clauses.map((clause, i) => (
        <SetOne key={i} clause={clause} isOutcome={value === 'outcome'} />
      ))}
      {meanings.length === 0 ? null : <p class="hint meanings">{meanings.join('; ')}.</p>}
    </>
  )
}

function SetOne({
  clause: { says, where },
  isOutcome,
}: {
  readonly clause: SetClause
  readonly isOutcome: boolean
}): JSX.Element {
  if (says === null) return <p class="hint">This formula is too long to be displayed.</p>
  return (
    <div class="clause" role="group" aria-label="the formula in print">
      <Lines before={isOutcome ? 'P  ⟺' : ''} set={says} />
      {where === null ? null : <Lines before="if" set={where} />}
    </div>
  )
}

/**
 * The members of a formula, one below the other. The sign precedes each member except the first.
 */
function Lines({
  before,
  set: { sign, lines },
}: {
  readonly before: string
  readonly set: SetLines
}): JSX.Element {
  return (
    <div class="lines">
      <span class="before">{before}</span>
      <div>
        {lines.map(({ html, isLoose }, i) => (
          <div key={i}>
            <span class="sign">{i === 0 ? '' : sign}</span> {isLoose ? '( ' : ''}
            <MathText html={html} />
            {isLoose ? ' )' : ''}
          </div>
        ))}
      </div>
    </div>
  )
}
