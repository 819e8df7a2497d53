import { join } from 'node:path'
import { type Command, Option } from '@commander-js/extra-typings'
import { writeCertificate } from '@nim/prover'
import { range } from '../arguments/range.ts'
import type { CaseFlags } from '../arguments/restrictions.ts'
import { threadCount, wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { directoryOf, emptyDirectory, writeIndex } from '../proving/certificates.ts'
import { coqProofs, writtenProofs } from '../proving/general-proofs.ts'
import { proofPlan } from '../proving/proof-cases.ts'
import type { ProofRecord } from '../proving/proof-record.ts'
import { proofTable } from '../proving/proof-table.ts'
import { caseName, runProofs } from '../proving/run-proofs.ts'
import { readySolver, solverName } from '../proving/solver.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print } from '../terminal/output.ts'
import { startQueryProgress } from '../terminal/query-progress.ts'
import { UsageError } from '../usage-error.ts'

const MOST_SECONDS = 86_400

interface SmtFlags extends CaseFlags {
  readonly solver?: ReturnType<typeof solverName>
  readonly certificate?: string
  readonly timeout?: number
  readonly threads?: number
}

/** `nimlab prove`: verdicts for all positions. */
export function addProve(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('prove')
    .description('prove claims for all positions, or find the smallest counterexample')
    .argument('<claims...>', "ids, aliases, globs such as 'DH-*', or all")
    .option('--n <range>', 'number of piles, such as 4 or 3..6', range)
    .option('--k <range>', 'parameter k, such as 2 or 2..5', range)
    .option(
      '--where <name=value>',
      'only this value of a named parameter, such as branch=case0.4; may be repeated',
      (text: string, before: string[] | undefined): string[] => [...(before ?? []), text],
    )
    .addOption(
      new Option('--by <method>', 'by a solver case by case, by docs/proofs, or by formal/')
        .choices(['smt', 'written', 'coq'] as const)
        .default('smt' as const),
    )
    .option('--solver <name>', 'z3-wasm (the default), or z3 or cvc5 on PATH', solverName)
    .option('--certificate <dir>', 'write the queries and what was answered into a new directory')
    .option('--timeout <seconds>', 'for one query; 60 by default', wholeNumber(1, MOST_SECONDS))
    .option('--threads <T>', 'number of queries at the same time; 1 by default', threadCount)
    .option('--json', 'JSON Lines, one verdict record a line')
    .addHelpText(
      'after',
      '\nExamples:\n  nimlab prove nim-4-3 --certificate out/\n  nimlab prove slow-setnim --n 3..6 --threads 2\n  nimlab prove slow-setnim --by written',
    )
    .action(async (names, flags) => {
      const { by, json } = flags
      const records: ProofRecord[] = []
      const onRecord = (record: ProofRecord): void => {
        records.push(record)
        if (json === true) print(JSON.stringify(record))
      }
      const interrupt = interruptSignal()
      try {
        if (by === 'smt') await proveBySmt(names, flags, interrupt.signal, onRecord)
        else {
          refuseSmtFlags(by, flags)
          const found = by === 'coq' ? coqProofs(names, interrupt.signal) : writtenProofs(names)
          for (const record of await found) onRecord(record)
        }
      } finally {
        interrupt.release()
      }
      if (json !== true && records.length > 0) print(proofTable(records))
      if (interrupt.signal.aborted) note(`interrupted: ${records.length} cases decided`)
      const code = exitCodeOf(records.map(({ verdict }) => verdict))
      finish(interrupt.signal.aborted ? EXIT.incomplete : code)
    })
}

async function proveBySmt(
  names: readonly string[],
  flags: SmtFlags,
  signal: AbortSignal,
  onRecord: (record: ProofRecord) => void,
): Promise<void> {
  const plan = proofPlan(names, flags)
  const directory = flags.certificate
  if (directory !== undefined) await emptyDirectory(directory)
  const solver = await readySolver(flags.solver ?? 'z3-wasm')
  const caseOf = new Map(plan.cases.flatMap((each) => each.goals.map(({ id }) => [id, each])))
  const progress = startQueryProgress(plan.goals.length)
  const records: ProofRecord[] = []
  try {
    await runProofs(plan, {
      solver,
      threads: flags.threads ?? 1,
      timeoutMs: 1000 * (flags.timeout ?? 60),
      signal,
      onProgress: (goal, { counts }) => progress.query(goal.id, counts.unsat + counts.open),
      onResult: async (goal, result) => {
        progress.goal(goal.id)
        if (directory === undefined) return null
        const { claim, case: parameters } = caseOf.get(goal.id)!
        const name = directoryOf(goal.id)
        await writeCertificate(join(directory, name), goal, result, { claim, case: parameters })
        return name
      },
      onRecord: (record) => {
        records.push(record)
        onRecord(record)
        if (record.verdict === 'incomplete') note(`${caseName(record)}: ${record.reason}`)
      },
    })
  } finally {
    progress.end()
    await solver.close()
  }
  if (directory !== undefined) await writeIndex(directory, records)
}

function refuseSmtFlags(
  by: string,
  { n, k, where, solver, certificate, timeout, threads }: SmtFlags,
): void {
  const given = Object.entries({ n, k, where, solver, certificate, timeout, threads }).find(
    ([, value]) => value !== undefined,
  )
  if (given === undefined) return
  throw new UsageError(`--by ${by} proves all cases at once and takes no --${given[0]}`)
}
