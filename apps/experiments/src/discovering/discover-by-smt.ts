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

/** A discovery, and what a solver says of its description where points do not decide it. */
export interface AskedDiscovery {
  readonly discovery: Discovery
  /** Null where no solver was asked. */
  readonly proof: SmtProof | null
}

export interface SmtProof {
  readonly record: ProofRecord
  /** The directory of its certificate. */
  readonly certificate: string
}

/** Descriptions that a solver is asked about, one after the other. */
const MOST_ASKED = 8

/** Asks a solver about the description of a candidate, the first one, the second one, … */
export type AskSolver = (candidate: Discovery, asked: number) => Promise<SmtProof>

/**
 * Discovers, and asks a solver about a description that points do not decide. Where it finds a counterexample, that
 * is learned from, and all begins again, eight times at most.
 *
 * @throws by rejection as `discover` and `ask` do
 */
export async function discoverAsking(
  subject: Subject,
  options: DiscoverOptions,
  ask: AskSolver,
): Promise<AskedDiscovery> {
  const known: Example[] = []
  for (let asked = 1; ; asked++) {
    const discovery = readingInput(() => discover(subject, { ...options, known }))
    if (discovery.result.status !== 'candidate') return { discovery, proof: null }
    // oxlint-disable-next-line no-await-in-loop -- what is asked next follows from the answer
    const proof = await ask(discovery, asked)
    const { position, actual } = proof.record.counterexample ?? {}
    if (position === undefined || asked === MOST_ASKED) return { discovery, proof }
    note(`${formatRuleset(subject.ruleset)}: the solver refutes it at ${position.join()}`)
    known.push({ position, label: actual === 'P' ? 1 : 0 })
  }
}

/**
 * The same with a solver.
 *
 * @param directory a new one: the certificate of each description that was asked about goes into a folder of it, 1, 2, …
 * @throws by rejection as `proveBySmt`, with a UsageError for a directory that is not empty, and as `discover`
 */
export async function discoverBySmt(
  subject: Subject,
  options: DiscoverOptions,
  directory: string,
  solver: readonly SolverName[] | undefined,
): Promise<AskedDiscovery> {
  await emptyDirectory(directory)
  return discoverAsking(subject, options, async (candidate, asked) => {
    const certificate = join(directory, String(asked))
    return { record: await recordOf(candidate, certificate, solver), certificate }
  })
}

async function recordOf(
  { ruleset, play, value, result }: Discovery,
  certificate: string,
  solver: readonly SolverName[] | undefined,
): Promise<ProofRecord> {
  if (result.status === 'open') throw new Error('discover: there is nothing to ask a solver about')
  const asked = await askedFormula(formatRuleset(ruleset), toText(result.says), play, value)
  const plan = formulaPlan(asked, true)
  await emptyDirectory(certificate)
  const records: ProofRecord[] = []
  const flags = solver === undefined ? { certificate } : { certificate, solver }
  // the thread of this command is ended from outside
  const { signal } = new AbortController()
  await proveBySmt(plan, flags, undefined, signal, (record) => {
    records.push(record)
  })
  return records[0]!
}
