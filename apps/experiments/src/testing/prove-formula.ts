import { provableOf } from '@nim/conjectures/goals'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { emptyDirectory } from '../proving/certificates.ts'
import type { ProofRecord } from '../proving/proof-record.ts'
import { proofTable } from '../proving/proof-table.ts'
import { proveBySmt } from '../proving/prove-by-smt.ts'
import type { SolverName } from '../proving/solver.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import type { AskedFormula } from './asked-formula.ts'

/** Means of a proof. */
interface ProofFlags {
  readonly certificate?: string
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
  { id, case: parameters }: AskedFormula,
  { certificate, solver, threads, isJson }: ProofFlags,
): Promise<{ readonly run: () => Promise<ExitCode> }> {
  readingInput(() => provableOf(id)!.goals(parameters))
  if (certificate !== undefined) await emptyDirectory(certificate)
  const means = {
    where: Object.entries(parameters).map(([name, value]) => `${name}=${value}`),
    threads,
    ...(certificate === undefined ? {} : { certificate }),
    ...(solver === undefined ? {} : { solver }),
  }
  const run = async (): Promise<ExitCode> => {
    const records: ProofRecord[] = []
    const interrupt = interruptSignal()
    try {
      await proveBySmt([id], means, undefined, interrupt.signal, (record) => {
        records.push(record)
        if (isJson) print(JSON.stringify(record))
      })
    } finally {
      interrupt.release()
    }
    if (!isJson && records.length > 0) print(`\n${proofTable(records)}`)
    return records.length === 0
      ? EXIT.incomplete
      : exitCodeOf(records.map(({ verdict }) => verdict))
  }
  return { run }
}
