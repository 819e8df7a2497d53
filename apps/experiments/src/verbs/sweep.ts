import { readFileSync } from 'node:fs'
import type { Command } from '@commander-js/extra-typings'
import { formatCase } from '@nim/conjectures'
import { verdictTable } from '@nim/report'
import {
  createSweepDirectory,
  parsePlan,
  type Plan,
  planDigest,
  runShards,
  shardsOf,
  summaryOf,
} from '@nim/sweep'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print } from '../terminal/output.ts'
import { startProgress } from '../terminal/progress.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'
import { planOf, withCaseOptions } from './case-options.ts'

const PLAN_FILE = /\.(?:json|ya?ml)$/

/** `nimlab sweep run`: many cases into a directory. */
export function addSweep(program: Command, finish: (code: ExitCode) => void): void {
  const sweep = program.command('sweep').description('check many cases and keep the results')
  withCaseOptions(
    sweep
      .command('run')
      .description('check claims over ranges of parameters into a new directory')
      .argument('<plan...>', 'a plan file (.json, .yaml), or ids, aliases and globs of claims'),
  )
    .option('--out <directory>', 'a new or empty directory for the results (required)')
    .option('--json', 'the summary as one JSON object')
    .addHelpText(
      'after',
      '\nThe directory holds plan.json, ledger.jsonl (a line a finished case), and, when all are done,\nresults.jsonl (verdict records in the order of the plan) and summary.json.\n\nExamples:\n  nimlab sweep run m-critical slow-setnim --n 3..6 --threads 2 --out results\n  nimlab sweep run plan.yaml --out results',
    )
    .action(async (names, flags) => {
      const plan = readPlan(names, flags)
      const shards = readingInput(() => shardsOf(plan, flags.memory))
      const out = required(flags.out, '--out <directory>')
      const directory = readingInput(() => openDirectory(out, plan))
      note(`plan ${planDigest(plan)}: ${shards.length} cases into ${out}`)
      const progress = startProgress('sweeping', shards.length)
      const interrupt = interruptSignal()
      const { records, finished, interrupted } = await runShards(shards, {
        threads: flags.threads,
        signal: interrupt.signal,
        onRecord: (index, record) => {
          directory.append(index, record)
          progress.advance(`${record.claim} ${formatCase(record.case)}`)
        },
      }).finally(() => {
        interrupt.release()
        progress.end()
      })
      const done = records.filter((record) => record !== undefined)
      if (!interrupted) directory.complete(done)
      directory.close()
      if (interrupted) {
        note(`interrupted: ${finished} of ${shards.length} cases are in ${out}/ledger.jsonl`)
      }
      print(flags.json === true ? JSON.stringify(summaryOf(done)) : verdictTable(done))
      finish(interrupted ? EXIT.incomplete : exitCodeOf(done.map(({ verdict }) => verdict)))
    })
}

type Flags = Parameters<typeof planOf>[1]

function readPlan(names: readonly string[], flags: Flags): Plan {
  const file = names.find((name) => PLAN_FILE.test(name))
  if (file === undefined) return planOf(names, flags)
  const given = ['n', 'k', 'l', 'where', 'max', 'quick'].filter((name) => name in flags)
  if (names.length > 1 || given.length > 0) {
    throw new UsageError(
      `a plan file stands alone: leave out ${names.length > 1 ? 'the other names' : `--${given[0]}`}, or put it into ${file}`,
    )
  }
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new UsageError(`plan '${file}': ${(error as Error).message}`, { cause: error })
  }
  return readingInput(() => parsePlan(text))
}

function openDirectory(path: string, plan: Plan): ReturnType<typeof createSweepDirectory> {
  try {
    return createSweepDirectory(path, plan)
  } catch (error) {
    if (error instanceof RangeError) throw error
    throw new UsageError(`--out '${path}': ${(error as Error).message}`, { cause: error })
  }
}
