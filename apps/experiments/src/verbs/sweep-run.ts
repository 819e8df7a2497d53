import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import {
  type Executor,
  isIndependent,
  mergeSweep,
  type OpenSweep,
  openSweep,
  type Part,
  preview,
  type SweepEvents,
  type SweepOutcome,
  type ThreadPool,
  threadPool,
  threadsExecutor,
  unfold,
} from '@nim/sweep'
import { wholeNumber } from '../arguments/whole-number.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../exit-code.ts'
import { interruptSignal } from '../terminal/interrupt.ts'
import { note, print } from '../terminal/output.ts'
import { readingInput, required, UsageError } from '../usage-error.ts'
import { withCaseOptions } from './case-options.ts'
import { noteDamage, onSweepDirectory } from './sweep-errors.ts'
import { partFrom } from './sweep-part.ts'
import { planAskedFor, planOfDirectory } from './sweep-plan.ts'
import { dryRun, previewLine } from './sweep-preview.ts'
import { sweepProgress } from './sweep-progress.ts'
import { printSummary } from './sweep-summary.ts'

const index = wholeNumber(0, 2 ** 31 - 1)

const HELP = `
The directory holds plan.json, ledger.jsonl (a line a finished shard) and results/ (a file a shard);
when all shards are done also results.jsonl (verdict records in the order of the plan) and
summary.json. A plan is JSON or YAML:

  format: 1
  claims:
    - { claim: m-critical, ranges: { n: [3, 5] }, max: [10, 20] }
  budget: { positions: 1000000000 }   # cases beyond it are recorded as incomplete
  shard: { positions: 500000, cases: 100 }

With --threads a box of 20 million positions or more has several threads inside, as many as its share of
the work and of the memory asks for; --dry-run says which. Smaller shards run beside each other.

Examples:
  nimlab sweep run m-critical slow-setnim --n 3..6 --threads 2 --out results
  nimlab sweep run plan.yaml --dry-run
  nimlab sweep run plan.yaml --out results --resume
  nimlab sweep run plan.yaml --out part3 --shard 3/64
  nimlab sweep run plan.yaml --out results --queue redis://127.0.0.1:6379`

/** `nimlab sweep run`: a sweep, or what is left of it, into a directory. */
export function addSweepRun(sweep: Command, finish: (code: ExitCode) => void): void {
  withCaseOptions(
    sweep
      .command('run')
      .description('check claims over ranges of parameters into a directory')
      .argument('[plan...]', 'a plan file (.json, .yaml), or ids, aliases and globs of claims'),
  )
    .option('--out <directory>', 'directory for the results: new or empty, or with --resume')
    .option('--resume', 'go on with the sweep in the directory; the plan may be left out')
    .option('--dry-run', 'only say what the sweep would take')
    .option('--shard <i/N>', 'only the i-th of N parts, counted from 1')
    .option('--res <i>', 'only the shards whose number is i modulo --mod, counted from 0', index)
    .option('--mod <N>', 'see --res', wholeNumber(1, 2 ** 31 - 1))
    .option('--queue <url>', 'leave the work to nimlab sweep worker, through Redis at redis://…')
    .option('--double', 'run everything by two algorithms, where there are two, and compare')
    .option('--first', 'stop at the first refutation')
    .option('--json', 'the summary as one JSON object; events as JSON Lines on stderr')
    .addHelpText('after', HELP)
    .action((names, flags) =>
      onSweepDirectory(finish, async () => {
        const part = partFrom(flags)
        const asked =
          names.length === 0 ? null : readingInput(() => unfold(planAskedFor(names, flags)))
        if (asked === null && flags.resume !== true) {
          throw new UsageError("missing argument 'plan': name a plan file or claims, or --resume")
        }
        const interrupt = interruptSignal()
        const pool = threadPool(flags.threads)
        try {
          if (flags.dryRun === true) {
            const sweep = asked ?? unfold(planOfDirectory(required(flags.out, '--out <directory>')))
            const isDouble = flags.double === true
            const options = { part, isDouble, memory: flags.memory, json: flags.json === true }
            return await dryRun(sweep, pool, options, interrupt.signal)
          }
          const out = required(flags.out, '--out <directory>')
          const open = await openSweep({
            directory: out,
            sweep: asked,
            isResume: flags.resume === true,
            memory: flags.memory,
            isDouble: flags.double === true,
            ...(part === undefined ? {} : { part }),
          })
          try {
            const executor = await executorOf(flags, pool, open)
            try {
              const all = { ...flags, part }
              finish(await run(out, open, executor, pool, all, interrupt.signal))
            } finally {
              await executor.close()
            }
          } finally {
            open.release()
          }
        } finally {
          interrupt.release()
          await pool.close()
        }
      }),
    )
}

interface RunFlags {
  readonly threads: number
  readonly memory: number
  readonly part: Part | undefined
  readonly json?: true
  readonly first?: true
}

async function run(
  out: string,
  open: OpenSweep,
  executor: Executor,
  pool: ThreadPool,
  { threads, memory, part, json, first }: RunFlags,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { sweep, stored, jobs, shards } = open
  const isJson = json === true
  noteDamage(out, stored.damage, 'what it concerns is run again', isJson)
  const say = (line: string): void => {
    if (!isJson) note(line)
  }
  const which = part === undefined ? '' : `, part ${part.residue + 1} of ${part.modulus}`
  const already = shards - jobs.length
  say(
    `plan ${sweep.digest}: ${shards} shards into ${out}${which}${already > 0 ? `, ${already} done` : ''}`,
  )
  const left = { shards: jobs.map(({ index }) => sweep.shards[index]!) }
  const estimate = jobs.length === 0 ? null : await preview(left, pool, { memory, signal })
  if (estimate !== null) say(previewLine(estimate, threads))
  const progress = sweepProgress(open, {
    json: isJson,
    seconds: estimate?.seconds ?? null,
    threads,
  })
  const twice = { shards: 0, repeated: 0 }
  const events: SweepEvents = {
    ...progress.events,
    finished: (result) => {
      progress.events.finished?.(result)
      if (result.second === undefined) return
      twice.shards++
      if (!isIndependent(result.second)) twice.repeated++
    },
  }
  const outcome = await open
    .run(executor, { signal, isFirst: first === true, events })
    .finally(() => progress.end())
  if (twice.repeated > 0) {
    say(
      `${twice.repeated} of ${twice.shards} shards run twice have checks without an independent second algorithm`,
    )
  }
  for (const { shard, error } of outcome.failures) say(`failed: shard ${shard}: ${error.message}`)
  if (outcome.done < shards) {
    say(
      `${reasonOf(outcome)}: ${outcome.done} of ${shards} shards are in ${out}; go on with --resume`,
    )
  }
  const merged = outcome.done === shards ? await mergeSweep(out) : null
  if (merged?.summary) await printSummary(out, merged.summary, isJson)
  else if (isJson)
    print(
      JSON.stringify({ complete: false, done: outcome.done, shards, verdicts: outcome.verdicts }),
    )
  else if (outcome.done === shards) say(`part done; join the parts by nimlab sweep merge`)
  return codeOf(outcome)
}

function reasonOf({ reason, failures }: SweepOutcome): string {
  if (reason === 'first refutation') return 'stopped at the first refutation'
  return reason === 'failures' ? `${failures.length} shards failed` : 'interrupted'
}

function codeOf({ reason, verdicts }: SweepOutcome): ExitCode {
  if (reason === 'failures') return EXIT.internal
  if (reason === 'interrupted') return EXIT.incomplete
  return exitCodeOf(Object.keys(verdicts) as Verdict[])
}

async function executorOf(
  { double, queue }: { readonly double?: true; readonly queue?: string },
  pool: ThreadPool,
  { sweep }: OpenSweep,
): Promise<Executor> {
  const isDouble = double === true
  if (queue === undefined) return threadsExecutor({ pool, isDouble })
  const { queueExecutor } = await import('@nim/sweep/queue')
  return queueExecutor({ url: queue, sweep, isDouble, note })
}
