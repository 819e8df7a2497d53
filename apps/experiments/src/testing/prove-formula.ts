import { plainRuleset } from '@nim/bruteforce'
import { provableOf } from '@nim/conjectures/goals'
import { formatRuleset, type Ruleset, rulesetTitle } from '@nim/core/rules'
import { conditionsOf, WrongSolverError } from '@nim/prover'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { emptyDirectory } from '../proving/certificates.ts'
import type { ProofRecord } from '../proving/proof-record.ts'
import { proofTable } from '../proving/proof-table.ts'
import { planWith, proofCaseOf } from '../proving/proof-cases.ts'
import { proveByPoints } from '../proving/prove-by-points.ts'
import { proveFirstByPoints } from '../proving/prove-first-by-points.ts'
import { proveBySmt } from '../proving/prove-by-smt.ts'
import type { SolverName } from '../proving/solver.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print } from '../terminal/output.ts'
import { readingInput, UsageError } from '../usage-error.ts'
import type { AskedFormula } from './asked-formula.ts'

/** Means of a proof. */
interface ProofFlags {
  readonly by: 'smt' | 'points' | 'first'
  readonly certificate?: string
  /** With points: the file for the proof in Coq. */
  readonly coq?: string
  readonly solver?: SolverName
  readonly threads: number
  readonly isJson: boolean
}

/**
 * A proof of the formula for all positions that may be tried.
 *
 * @returns what tries it, prints the verdict and tells the exit code
 * @throws by rejection with a UsageError for what the prover has no goal for, and if there is something
 * in the directory for the certificate
 */
export async function proofOf(
  asked: AskedFormula,
  { by, certificate, coq, solver, threads, isJson }: ProofFlags,
): Promise<{ readonly run: () => Promise<ExitCode> }> {
  const { id } = asked
  const parameters = { ...asked.case, game: provableGame(asked.ruleset) }
  const goals = readingInput(() => provableOf(id)!.goals(parameters))
  if (by === 'smt') readingInput(() => goals.map(conditionsOf))
  if (certificate !== undefined) await emptyDirectory(certificate)
  const plan = planWith([proofCaseOf(id, parameters)])
  const means = {
    threads,
    ...(certificate === undefined ? {} : { certificate }),
    ...(solver === undefined ? {} : { solver: [solver] }),
  }
  const bySolver = async (onRecord: (record: ProofRecord) => void): Promise<void> => {
    const interrupt = interruptSignal()
    try {
      await proveBySmt(plan, means, undefined, interrupt.signal, onRecord)
    } finally {
      interrupt.release()
    }
  }
  const run = async (): Promise<ExitCode> => {
    const records: ProofRecord[] = []
    const onRecord = (record: ProofRecord): void => {
      records.push(record)
      if (isJson) print(JSON.stringify(record))
    }
    try {
      if (by === 'points') await proveByPoints(plan, { directory: certificate, coq, onRecord })
      else if (by === 'smt') await bySolver(onRecord)
      else await proveFirstByPoints(plan, means, onRecord)
    } catch (error) {
      if (!(error instanceof WrongSolverError)) throw error
      note(`nimlab: ${error.message}`)
      return EXIT.internal
    }
    if (!isJson && records.length > 0) print(`\n${proofTable(records)}`)
    return records.length === 0
      ? EXIT.incomplete
      : exitCodeOf(records.map(({ verdict }) => verdict))
  }
  return { run }
}

/**
 * The game as a proof names it: a certificate can be checked by who does not have the module, so a game of
 * one's own is proved as the game of the house that it is.
 *
 * @throws UsageError for a game of one's own that is none
 */
function provableGame(ruleset: Ruleset): string {
  const plain = plainRuleset(ruleset)
  if (plain === null) {
    throw new UsageError(
      `prover: expected a game in which a move takes one stone from each of some piles, got ${rulesetTitle(ruleset)}`,
    )
  }
  const game = formatRuleset(plain)
  if (plain !== ruleset) note(`${rulesetTitle(ruleset)} is ${game}; that is what a proof names`)
  return game
}
