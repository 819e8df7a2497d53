import type { VerdictRecord } from '@nim/conjectures'
import type { JSX } from 'preact'
import { Head } from '../../parts/head.tsx'
import { useEffect } from 'preact/hooks'
import { CommandLine } from '../../parts/command-line.tsx'
import { Downloads } from '../../parts/downloads.tsx'
import { Problem } from '../../parts/problem.tsx'
import { Working } from '../../parts/working.tsx'
import { testCommand } from './asked.ts'
import { Discover } from './discover.tsx'
import { Mend } from './mend.tsx'
import { Proof } from './proof.tsx'
import { Counter, Failing } from './refutation.tsx'
import { type Running, useRunning } from './running.ts'
import type { SettledFormula } from './use-reading.ts'
import { counted, holdsWords, largestOf, STOPPED } from './words.ts'

/**
 * The time limit, in seconds, for tests that start automatically. Before a test starts, the page
 * waits `PAUSE` milliseconds, because the reader may still be typing.
 */
const SECONDS = 10
const PAUSE = 300

/** The verdict on a formula for growing boxes. Mount a new component for another formula. */
export function Judged({
  settled: { given, read },
}: {
  readonly settled: SettledFormula
}): JSX.Element {
  const test = useRunning('test-formula')
  useEffect(() => {
    const begin = setTimeout(() => test.start({ ...given, seconds: SECONDS }), PAUSE)
    return () => clearTimeout(begin)
  }, [])
  const records = test.found as readonly VerdictRecord[]
  const last = records.at(-1)
  const isRefuted = last?.verdict === 'refuted'
  const isWorking = test.is === 'working' || test.is === 'idle'
  return (
    <>
      <section aria-labelledby="verdict">
        <h2 id="verdict" class={isRefuted ? 'refuted' : ''} aria-live="polite">
          {isRefuted ? (
            <Counter given={given} counterexample={last.counterexample!} />
          ) : (
            holdsWords(last)
          )}
        </h2>
        <Boxes records={records} />
        {isWorking ? <Working progress={test.progress} stop={test.stop} /> : null}
        <Ended test={test} goOn={() => test.start({ ...given, seconds: null })} />
        {test.is === 'failed' ? <Problem>{test.problem}</Problem> : null}
        <CommandLine command={testCommand(given)} />
        <Record records={records} />
      </section>
      {isRefuted ? (
        <>
          <Mend given={given} />
          <Discover given={{ ...given, value: read.value }} />
          <Failing
            given={given}
            counterexample={last.counterexample!}
            refuted={test.answer?.refuted ?? null}
          />
        </>
      ) : last === undefined ? null : (
        <Proof given={given} />
      )}
    </>
  )
}

/** A table of the boxes with their verdicts. */
function Boxes({ records }: { readonly records: readonly VerdictRecord[] }): JSX.Element | null {
  if (records.length === 0) return null
  return (
    <div class="scroll" role="group" aria-label="boxes" tabIndex={0}>
      <table class="boxes">
        <Head columns={['piles', 'verdict', { number: 'positions' }, { number: 'failures' }]} />
        <tbody>
          {records.map((record) => (
            <tr key={largestOf(record)}>
              <td>0..{largestOf(record)}</td>
              <td>{record.verdict}</td>
              <td class="number">{counted(record.checked)}</td>
              <td class="number">{counted(record.failures)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Says why the test ended, with a button that continues it if larger boxes are possible. */
function Ended({
  test,
  goOn,
}: {
  readonly test: Running<'test-formula'>
  readonly goOn: () => void
}): JSX.Element | null {
  const { is, answer } = test
  const stopped = is === 'stopped' ? 'interrupted' : answer?.stopped
  if ((is !== 'stopped' && is !== 'done') || stopped === undefined || stopped === 'refuted') {
    return null
  }
  const isMore = stopped === 'seconds' || stopped === 'interrupted'
  return (
    <p class="ended">
      <span>{STOPPED[stopped]}</span>
      {isMore ? (
        <button type="button" onClick={goOn}>
          go on until I stop it
        </button>
      ) : null}
    </p>
  )
}

/** The record of the last box, as `nimlab test --json` prints it. */
function Record({ records }: { readonly records: readonly VerdictRecord[] }): JSX.Element | null {
  const last = records.at(-1)
  if (last === undefined) return null
  const text = `${records.map((record) => JSON.stringify(record)).join('\n')}\n`
  return (
    <details>
      <summary>the record of the last box</summary>
      <dl class="record">
        <dt>digest</dt>
        <dd>
          <code class="digest">{last.digest}</code>
        </dd>
        <dt>found by</dt>
        <dd>{last.method}</dd>
        <dt>nimlab</dt>
        <dd>{last.nimlab}</dd>
      </dl>
      <Downloads files={[{ name: 'records.jsonl', type: 'application/jsonl', make: () => text }]} />
    </details>
  )
}
