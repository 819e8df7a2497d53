import type { CaseParameters, Verdict } from '@nim/conjectures'
import { formatCase } from '@nim/conjectures/format'
import { readStrictLine } from '@nim/discovery/atlas'
import type { SolverIdentity } from '@nim/prover'
import * as v from 'valibot'

/**
 * The result of a solver for one case of a claim, or for several cases with the same verdict: a
 * line of docs/proofs/smt.jsonl.
 */
export interface SmtLine {
  readonly claim: string
  readonly case: string
  /** The name of the solver, as in `--solver`. */
  readonly solver: string
  readonly version: string
  readonly verdict: Verdict
  /** The piles of the smallest counterexample; empty if no counterexample was found. */
  readonly counterexample: string
  readonly queries: number
  /** The time in seconds, rounded so that small differences between runs do not change the line. */
  readonly seconds: string
  /** The rounded memory. The text is empty if the solver is a separate process. */
  readonly memory: string
}

/** The fields that nimlab uses from a record of `nimlab prove --by smt --json`. */
export interface SmtRecord {
  readonly claim: string
  readonly case: CaseParameters
  readonly solver: SolverIdentity
  readonly verdict: Verdict
  readonly counterexample?: { readonly position: readonly number[] } | null
  readonly goals: readonly { readonly obligations: number }[]
  readonly seconds: number
  /** The memory in bytes. */
  readonly memory: number
}

const LINE: v.GenericSchema<unknown, SmtLine> = v.strictObject({
  claim: v.string(),
  case: v.string(),
  solver: v.string(),
  version: v.string(),
  verdict: v.picklist(['proved', 'refuted', 'incomplete']),
  counterexample: v.string(),
  queries: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  seconds: v.string(),
  memory: v.string(),
})

/**
 * Reads a line of docs/proofs/smt.jsonl.
 * @throws RangeError that names the field and its fault
 */
export function parseSmtLine(text: string): SmtLine {
  return readStrictLine(text, LINE, ({ verdict, counterexample }) => {
    if ((verdict === 'refuted') !== (counterexample !== '')) {
      throw new RangeError('counterexample: expected one if and only if the verdict is refuted')
    }
  })
}

/**
 * The lines of one run. Each refuted case has its own line. All other cases of a claim with the
 * same verdict share a line.
 */
export function smtLines(records: readonly SmtRecord[], solver: string): SmtLine[] {
  const groups = new Map<string, SmtRecord[]>()
  for (const record of records) {
    const one = record.verdict === 'refuted' ? formatCase(record.case) : ''
    const key = `${record.claim} ${record.verdict} ${one}`
    groups.set(key, [...(groups.get(key) ?? []), record])
  }
  return [...groups.values()].map((group) => lineOf(group, solver))
}

function lineOf(group: readonly SmtRecord[], solver: string): SmtLine {
  const { claim, verdict, counterexample } = group[0]!
  const last = group.at(-1)!
  const sum = (valueOf: (record: SmtRecord) => number): number =>
    group.reduce((total, record) => total + valueOf(record), 0)
  const mebibytes = 50 * Math.round(last.memory / 2 ** 20 / 50)
  return {
    claim,
    case: caseText(group),
    solver,
    version: last.solver.version.replaceAll(/This is | \(sha256:\w+\)/g, ''),
    verdict,
    counterexample: counterexample?.position.join() ?? '',
    queries: sum(({ goals }) => goals.reduce((total, { obligations }) => total + obligations, 0)),
    seconds: secondsText(sum(({ seconds }) => seconds)),
    memory: last.solver.name === 'z3-wasm' ? `${mebibytes} MiB` : '',
  }
}

function secondsText(seconds: number): string {
  if (seconds < 1) return '< 1'
  return seconds < 10 ? String(Math.round(seconds)) : String(5 * Math.round(seconds / 5))
}

/** The parameters of one case, or the ranges of the parameters of several cases. */
function caseText(group: readonly SmtRecord[]): string {
  if (group.length === 1) return formatCase(group[0]!.case)
  const ranges = Object.keys(group[0]!.case).map((name) => {
    const values = [...new Set(group.map((record) => record.case[name]!))]
    const isRange = typeof values[0] === 'number' && values.length > 1
    return `${name}=${isRange ? `${values[0]}..${values.at(-1)}` : values.join(', ')}`
  })
  const text = ranges.join(' ')
  return text.length < 60 ? `${group.length} cases: ${text}` : `${group.length} cases`
}
