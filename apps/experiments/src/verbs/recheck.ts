import type { Command } from '@commander-js/extra-typings'
import { GoalError } from '@nim/conjectures/goals'
import { threadCount, wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, type ExitCode } from '../exit-code.ts'
import { DamagedCertificates, readIndex } from '../proving/certificates.ts'
import { recheckDirectory, type RecheckRecord } from '../proving/recheck-directory.ts'
import { recheckCodeOf, recheckTable } from '../proving/recheck-table.ts'
import { otherSolver, readySolver, solverName } from '../proving/solver.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print } from '../terminal/output.ts'
import { startQueryProgress } from '../terminal/query-progress.ts'

const MOST_SECONDS = 86_400

/** `nimlab recheck`: certificates of `nimlab prove`, checked by another solver. */
export function addRecheck(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('recheck')
    .description('rebuild the queries of certificates from the claims and ask another solver')
    .argument('<dir>', 'directory written by nimlab prove --certificate')
    .option(
      '--solver <name>',
      'z3-wasm, z3 or cvc5; by default not the one that proved',
      solverName,
    )
    .option('--timeout <seconds>', 'for one query', wholeNumber(1, MOST_SECONDS), 60)
    .option('--threads <T>', 'number of queries at the same time', threadCount, 1)
    .option('--json', 'JSON Lines, one record a goal')
    .addHelpText(
      'after',
      '\nThe formulas are compared again with the solved game on their boxes, too.\n\nExample:\n  nimlab recheck out/ --solver cvc5',
    )
    .action(async (directory, flags) => {
      try {
        const index = await readIndex(directory)
        const { name } = index.solver
        const solver = await (flags.solver === undefined
          ? otherSolver(name)
          : readySolver(flags.solver))
        if (solver.name === name) note(`the same solver that proved, ${name}, is asked again`)
        const goals = index.cases.flatMap((each) => each.goals)
        const interrupt = interruptSignal()
        const progress = startQueryProgress(new Set(goals.map(({ id }) => id)).size)
        const run = {
          solver,
          threads: flags.threads,
          timeoutMs: 1000 * flags.timeout,
          signal: interrupt.signal,
          onGoal: (record: RecheckRecord) => {
            progress.goal(record.goal)
            if (flags.json === true) print(JSON.stringify(record))
          },
        }
        let records: RecheckRecord[]
        try {
          records = await recheckDirectory(directory, index, run)
        } finally {
          interrupt.release()
          progress.end()
          await solver.close()
        }
        if (flags.json !== true) print(recheckTable(records))
        finish(interrupt.signal.aborted ? EXIT.incomplete : recheckCodeOf(records))
      } catch (error) {
        if (!(error instanceof DamagedCertificates || error instanceof GoalError)) throw error
        note(`nimlab: ${error.message}`)
        finish(EXIT.internal)
      }
    })
}
