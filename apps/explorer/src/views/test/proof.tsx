import type { JSX } from 'preact'
import { CommandLine } from '../../parts/command-line.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Working } from '../../parts/working.tsx'
import type { FormulaInput } from '../../tasks/formula/formula-input.ts'
import type { ProveFormulaAnswer } from '../../tasks/prove-formula.ts'
import { testCommand } from './asked.ts'
import { Because, Counter } from './refutation.tsx'
import { useRunning } from './running.ts'
import { counted } from './words.ts'

/** Proves a formula for all positions in the page. */
export function Proof({ given }: { readonly given: FormulaInput }): JSX.Element {
  const proof = useRunning('prove-formula')
  const { is, answer } = proof
  return (
    <section aria-labelledby="all">
      <h2 id="all" aria-live="polite" class={answer?.verdict ?? ''}>
        {answer === null ? 'For all positions' : <Found given={given} answer={answer} />}
      </h2>
      {answer === null ? (
        <p class="hint">
          If every move takes one stone from each of several piles, some formulas can be decided for
          all positions by checking finitely many points.
        </p>
      ) : (
        <Why given={given} answer={answer} />
      )}
      {is === 'working' ? (
        <Working progress={null} stop={proof.stop} />
      ) : answer === null ? (
        <p>
          <button type="button" onClick={() => proof.start(given)}>
            prove here
          </button>
        </p>
      ) : null}
      {is === 'failed' ? <Problem>{proof.problem}</Problem> : null}
      <CommandLine command={testCommand(given, '--prove')} />
    </section>
  )
}

function Found({
  given,
  answer: { verdict, counterexample },
}: {
  readonly given: FormulaInput
  readonly answer: ProveFormulaAnswer
}): JSX.Element {
  if (verdict === 'proved') return <>proved for all positions</>
  if (counterexample === null) return <>not decided here</>
  return <Counter given={given} counterexample={counterexample} />
}

function Why({
  given,
  answer,
}: {
  readonly given: FormulaInput
  readonly answer: ProveFormulaAnswer
}): JSX.Element {
  const { verdict, reason, counterexample, points, largestPile, box, seconds, files } = answer
  if (counterexample !== null) return <Because given={given} counterexample={counterexample} />
  if (verdict !== 'proved') {
    return (
      <>
        <p>{reason}.</p>
        <p class="hint">
          If points cannot decide the formula, the command below uses an SMT solver.
        </p>
      </>
    )
  }
  return (
    <>
      <p>
        Proved by {counted(points)} points with piles up to {counted(largestPile)}: if the formula
        is correct at these points, it is correct at all positions. An independent checker accepted
        the certificate. The box of piles 0..{box} was solved as a cross-check. This took{' '}
        {seconds.toFixed(1)} s.
      </p>
      <p class="hint">
        Save the files of the certificate in an empty folder. Then{' '}
        <code>nimlab recheck FOLDER</code> checks every point again.
      </p>
      <Downloads
        files={files.map(({ name, text }) => ({
          name,
          type: 'application/json',
          make: () => text,
        }))}
      />
    </>
  )
}
