import { WrongSolverError } from '@nim/prover'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { emptyDirectory } from '../proving/certificates.ts'
import type { ProofRecord } from '../proving/proof-record.ts'
import { proofTable } from '../proving/proof-table.ts'
import { proveByPoints } from '../proving/prove-by-points.ts'
import { proveFirstByPoints } from '../proving/prove-first-by-points.ts'
import { proveBySmt } from '../proving/prove-by-smt.ts'
import type { SolverName } from '../proving/solver.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print } from '../terminal/output.ts'
import type { AskedFormula } from './asked-formula.ts'
import { formulaPlan } from './formula-plan.ts'

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
  const plan = formulaPlan(asked, by === 'smt')
  if (certificate !== undefined) await emptyDirectory(certificate)
  const means = {
    threads,
    ...(certificate === undefined ? {} : { certificate }),
    ...(solver === undefined ? {} : { solver: [solver] }),
  }
  const byOthers = async (onRecord: (record: ProofRecord) => void): Promise<void> => {
    const interrupt = interruptSignal()
    const { signal } = interrupt
    try {
      if (by === 'smt') await proveBySmt(plan, means, undefined, signal, onRecord)
      else await proveFirstByPoints(plan, means, signal, onRecord)
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
      else await byOthers(onRecord)
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
