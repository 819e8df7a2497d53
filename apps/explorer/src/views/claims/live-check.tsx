import { formatCase } from '@nim/conjectures/format'
import type { CaseRecord } from '@nim/report/claims'
import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { formatAddress } from '../../address/address.ts'
import { replaceAddress } from '../../address/present.ts'
import { run } from '../../engine/engine.ts'
import { Problem } from '../../parts/problem.tsx'
import { TextField } from '../../parts/text-field.tsx'
import { Working } from '../../parts/working.tsx'
import type { CheckFound } from '../../tasks/check.ts'
import type { TaskProgress } from '../../tasks/watch.ts'
import { shortDigest } from './case-table.tsx'
import type { ClaimData } from './claim-data.ts'
import { grouped, verdictOn } from './claim-words.ts'
import { Counterexample } from './counterexample.tsx'
import {
  digestWords,
  firstCase,
  type LiveCase,
  placeOf,
  readBound,
  readCase,
  readValue,
} from './live-case.ts'
import { VerdictMark } from './verdict-mark.tsx'

/** Bytes of tables that a check in the page may take. */
const MEMORY = 2 ** 30

interface LiveCheckProps {
  readonly claim: ClaimData
  readonly records: readonly CaseRecord[]
  readonly settings: Readonly<Record<string, string>>
}

/** Judges cases of the claim here and now, and compares the digests with the committed ones. */
export function LiveCheck({ claim, records, settings }: LiveCheckProps): JSX.Element {
  const first = firstCase(records)
  const asked = readCase(claim.parameters, first, settings)
  const hasBound = claim.cases.domains.some(({ kind }) => kind !== 'fixed')
  const { check, stop, working, found, problem } = useCheck(claim.id)
  const put = (name: string, value: string): void =>
    replaceAddress(formatAddress('claims', [claim.id], { ...settings, [name]: value }))
  return (
    <section aria-labelledby="live">
      <h2 id="live">Check live</h2>
      <p>The judge runs here, in a worker of this page; nothing it computes comes from a server.</p>
      <div class="fields">
        {claim.parameters.map(({ name, kind, about }) => (
          <TextField
            key={name}
            label={name}
            value={(settings[name] ?? String(first[name] ?? '')).slice(0, LONGEST_SHOWN)}
            hint={about}
            size={kind === 'integer' ? 6 : 18}
            accept={(text) => {
              const read = readValue(name, kind, text)
              if ('problem' in read) return read.problem
              put(name, String(read.is))
              return null
            }}
          />
        ))}
        {hasBound ? (
          <TextField
            label="bound"
            value={(settings['max'] ?? '').slice(0, LONGEST_SHOWN)}
            hint="largest pile of the box; empty for the default"
            size={6}
            accept={(text) => {
              const read = readBound(text)
              if ('problem' in read) return read.problem
              put('max', read.is === null ? '' : String(read.is))
              return null
            }}
          />
        ) : null}
      </div>
      {'problem' in asked ? <Problem>{asked.problem}</Problem> : null}
      <p class="buttons">
        <button
          type="button"
          disabled={'problem' in asked || working.value !== null}
          onClick={() => 'is' in asked && check([asked.is.case], asked.is.max)}
        >
          check {'is' in asked ? formatCase(asked.is.case) || 'it' : 'this case'}
        </button>
        {records.length > 1 ? (
          <button
            type="button"
            disabled={working.value !== null}
            onClick={() =>
              check(
                records.map((record) => record.case),
                null,
              )
            }
          >
            check all {records.length} cases
          </button>
        ) : null}
      </p>
      {working.value === null ? null : <Working progress={working.value.progress} stop={stop} />}
      {problem.value === null ? null : <Problem>{problem.value}</Problem>}
      <Results claim={claim} records={records} found={found.value} />
    </section>
  )
}

/** Characters of a value of an address that are repeated. */
const LONGEST_SHOWN = 200

/** A check of the claim that goes on, and what it found so far; another claim ends it. */
function useCheck(id: string) {
  const working = useSignal<{ readonly progress: TaskProgress | null } | null>(null)
  const found = useSignal<readonly CheckFound[]>([])
  const problem = useSignal<string | null>(null)
  const ending = useRef<AbortController | null>(null)
  const stop = (): void => ending.current?.abort()
  useEffect(() => {
    working.value = null
    found.value = []
    problem.value = null
    return stop
  }, [id])
  const check = async (cases: readonly LiveCase['case'][], max: number | null): Promise<void> => {
    const own = new AbortController()
    ending.current = own
    working.value = { progress: null }
    found.value = []
    problem.value = null
    try {
      const given = { claim: id, cases, max, memory: MEMORY }
      await run('check', given, {
        signal: own.signal,
        onProgress: (progress) => (working.value = { progress }),
        onFound: (item) => (found.value = [...found.value, item as CheckFound]),
      })
    } catch (error) {
      if (ending.current === own) {
        problem.value = own.signal.aborted ? 'stopped' : (error as Error).message
      }
    } finally {
      if (ending.current === own) working.value = null
    }
  }
  return {
    check: (cases: readonly LiveCase['case'][], max: number | null) => void check(cases, max),
    stop,
    working,
    found,
    problem,
  }
}

/** What was found: each case with whether its digest is the committed one, then the first counterexample. */
function Results({
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
  return (
    <div aria-live="polite">
      <div class="scroll" tabIndex={0} role="region" aria-label="what was found">
        <table class="found">
          <thead>
            <tr>
              <th scope="col">case</th>
              <th scope="col">verdict</th>
              <th scope="col" class="number">
                checked
              </th>
              <th scope="col" class="number">
                seconds
              </th>
              <th scope="col">digest</th>
            </tr>
          </thead>
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
      {failing?.counterexample == null ? null : (
        <Counterexample
          counterexample={failing.counterexample}
          case={failing.case}
          domain={failing.domain}
          game={claim.games[String(places[refuted])] ?? null}
        />
      )}
    </div>
  )
}
