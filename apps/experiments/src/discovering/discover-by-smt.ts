import { join } from 'node:path'
import { formatRuleset } from '@nim/core/rules'
import {
  discover,
  type Discovery,
  type DiscoverOptions,
  type Example,
  type Subject,
} from '@nim/discovery'
import { toText } from '@nim/presburger'
import { emptyDirectory } from '../proving/certificates.ts'
import type { ProofRecord } from '../proving/proof-record.ts'
import { proveBySmt } from '../proving/prove-by-smt.ts'
import type { SolverName } from '../arguments/solver-names.ts'
import { note } from '../terminal/output.ts'
import { askedFormula } from '../testing/asked-formula.ts'
import { formulaPlan } from '../testing/formula-plan.ts'
import { readingInput } from '../usage-error.ts'

/** A discovery, and the solver's answer if points do not decide the formula. */
export interface AskedDiscovery {
  readonly discovery: Discovery
  /** The proof by the solver; null if no solver was used. */
  readonly proof: SmtProof | null
}

export interface SmtProof {
  readonly record: ProofRecord
  /** The directory of its certificate. */
  readonly certificate: string
}

/**
 * The maximum number of formulas that nimlab sends to a solver, one after another, in a single
 * search.
 */
const MOST_ASKED = 8

/**
 * Sends the formula of a candidate to a solver. `asked` is the number of formulas sent earlier.
 */
export type AskSolver = (candidate: Discovery, count: number) => Promise<SmtProof>

/**
 * Discovers a formula, and sends the formula to a solver if points do not decide it. The search
 * learns from each counterexample of the solver and restarts, at most eight times.
 *
 * @throws by rejection as `discover` and `ask` do
 */
export async function discoverAsking(
  subject: Subject,
  options: DiscoverOptions,
  ask: AskSolver,
): Promise<AskedDiscovery> {
  const counterexamples: Example[] = []
  for (let count = 1; ; count++) {
    const discovery = readingInput(() => discover(subject, { ...options, known: counterexamples }))
    if (discovery.result.status !== 'candidate') return { discovery, proof: null }
    // oxlint-disable-next-line no-await-in-loop -- the next query depends on the answer
    const proof = await ask(discovery, count)
    const { position, actual } = proof.record.counterexample ?? {}
    if (position === undefined || count === MOST_ASKED) return { discovery, proof }
    note(`${formatRuleset(subject.ruleset)}: the solver refutes it at ${position.join()}`)
    counterexamples.push({ position, label: actual === 'P' ? 1 : 0 })
  }
}

/**
 * Runs the same search with this solver.
 *
 * @param directory a new directory; each formula that the solver decides gets its own folder 1, 2,
 * … for its certificate
 * @throws by rejection as `proveBySmt`, with a UsageError for a directory that is not empty, and as
 * `discover`
 */
export async function discoverBySmt(
  subject: Subject,
  options: DiscoverOptions,
  directory: string,
  solver: readonly SolverName[] | undefined,
): Promise<AskedDiscovery> {
  await emptyDirectory(directory)
  return discoverAsking(subject, options, async (candidate, count) => {
    const certificate = join(directory, String(count))
    return { record: await recordOf(candidate, certificate, solver), certificate }
  })
}

async function recordOf(
  { ruleset, play, value, result }: Discovery,
  certificate: string,
  solver: readonly SolverName[] | undefined,
): Promise<ProofRecord> {
  if (result.status === 'open')
    throw new Error('discover: there is no formula for a solver to decide')
  const formula = await askedFormula(formatRuleset(ruleset), toText(result.says), play, value)
  const plan = formulaPlan(formula, true)
  await emptyDirectory(certificate)
  const records: ProofRecord[] = []
  const flags = solver === undefined ? { certificate } : { certificate, solver }
  // Nothing aborts this signal, because the process ends the thread that runs this command.
  const { signal } = new AbortController()
  await proveBySmt(plan, flags, undefined, signal, (record) => {
    records.push(record)
  })
  return records[0]!
}
