import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import {
  ModuleError,
  previewSweep,
  readPlanFile,
  runSweep,
  type RunSweepResult,
  shardName,
  unfold,
} from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { OPTIONS } from '../../arguments/options.ts'
import { requiredDirectory } from '../../arguments/outputs.ts'
import { wholeNumber } from '../../arguments/whole-number.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { interruptSignal } from '../../terminal/interrupt.ts'
import { note, print } from '../../terminal/output.ts'
import { readingInputAsync, UsageError } from '../../usage-error.ts'
import { withCaseOptions } from '../case-options.ts'
import { onSweepDirectory } from './sweep-errors.ts'
import { partFrom } from './sweep-part.ts'
import { PLAN, planAskedFor } from './sweep-plan.ts'
import { printPreview } from './sweep-preview.ts'
import { sweepProgress } from './sweep-progress.ts'
import { queueFrom } from './sweep-queue.ts'
import { printSummary } from './sweep-summary.ts'

const index = wholeNumber(0, 2 ** 31 - 1)

/**
 * If a plan has more cases than this, its size is printed before nimlab measures or runs anything.
 */
const MANY_CASES = 10_000

const HELP =
  advancedHelp(`--out is a new or empty directory or, with --resume, the directory of the sweep. The directory
contains plan.json, ledger.jsonl (one line for each finished shard) and results/ (one file for each shard). When all
shards are complete, the directory also contains results.jsonl (verdict records in the order of the plan) and
summary.json. A plan is JSON or YAML:

  format: 1
  claims:
    - { claim: m-critical, ranges: { n: [3, 5] }, max: [10, 20] }
    - { claim: my-claim, module: ./my-claim.mjs }   # pinned by its digest in plan.json
  budget: { positions: 1000000000 }   # cases beyond it are recorded as incomplete
  shard: { positions: 500000, cases: 100 }   # the maximum size of a shard; these are the defaults

nimlab divides the cases of a plan into shards. nimlab adds cases to a shard while the number of its cases and its
predicted cost stay within the limits. The cost of a shard is its number of positions, plus 1,000 for each of its
cases. A case that alone exceeds the limit forms a shard by itself.

A plan has at most 100,000 cases, and a plan file has at most 500,000 characters.

nimlab runs the code of a module if you name the module on the command line. If only a plan file or the directory
names the module, add --run-modules. With --resume --dry-run, nimlab runs no code of a module, because it reads the
cases from plan.json.

With --threads, nimlab solves boxes of 20 million positions or more on several threads. The number of threads for a
box depends on its share of the work and of the memory; --dry-run shows this number. Smaller shards run in parallel.

With --queue, other processes, started with nimlab sweep worker, compute the shards. These processes need the secret
of the queue, because they sign their results with it (docs/sweeps.md).

--json prints the summary as one JSON object, and events as JSON Lines on stderr.

More examples:
  nimlab sweep run m-critical slow-setnim --n 3..6 --threads 2 --out results
  nimlab sweep run ./my-claim.mjs --n 3..6 --out results
  nimlab sweep run plan.yaml --dry-run
  nimlab sweep run plan.yaml --out results --resume
  nimlab sweep run plan.yaml --out part3 --shard 3/64
  nimlab sweep run plan.yaml --out results --queue redis://127.0.0.1:6379`)

/**
 * Adds the command `nimlab sweep run`. It runs a sweep, or the rest of a sweep, and stores the
 * results in a directory.
 */
export function addSweepRun(sweep: Command, finish: (code: ExitCode) => void): void {
  withCaseOptions(
    sweep
      .command('run')
      .description('check claims over ranges of parameters, and store the results in a directory')
      .argument('[plan...]', PLAN),
  )
    .addOption(OPTIONS.out().default(undefined, 'required'))
    .option('--resume', 'continue the sweep in the directory; you can leave out the plan')
    .addOption(OPTIONS.dryRun())
    .addOption(OPTIONS.runModules())
    .addOption(OPTIONS.shard())
    .option(
      '--res <i>',
      'the same as --shard, but i is from 0: --res 2 --mod 64 means --shard 3/64',
      index,
    )
    .option('--mod <N>', 'the modulus for --res', wholeNumber(1, 2 ** 31 - 1))
    .addOption(OPTIONS.queue())
    .addOption(OPTIONS.queueSecretFile())
    .option(
      '--double',
      'run every check with two algorithms, if two exist, and compare the results',
    )
    .addOption(OPTIONS.first())
    .addOption(OPTIONS.json())
    .addHelpText('after', HELP)
    .action((names, flags) =>
      onSweepDirectory(finish, async () => {
        const part = partFrom(flags)
        const plan =
          names.length === 0
            ? null
            : await readingInputAsync(async () => unfold(await planAskedFor(names, flags)))
        if (plan === null && flags.resume !== true) {
          throw new UsageError("missing argument 'plan': name a plan file or claims, or --resume")
        }
        if (plan !== null && plan.cases > MANY_CASES) {
          note(`plan: ${numberOf(plan.cases, 'case')} in ${numberOf(plan.shards.length, 'shard')}`)
        }
        const { threads, memory } = flags
        const queue = queueFrom(flags)
        const [isDouble, json] = [flags.double === true, flags.json === true]
        const interrupt = interruptSignal()
        const how = {
          threads,
          memory,
          isDouble,
          signal: interrupt.signal,
          ...(part === undefined ? {} : { part }),
        }
        try {
          if (flags.dryRun === true) {
            const runModules = plan !== null || flags.runModules === true
            const code = runModules ? 'run' : 'kept'
            const sweep = plan ?? (await readPlanFile(requiredDirectory(flags.out), code))
            const preview = await previewSweep(sweep, { ...how, runModules })
            return printPreview(sweep, preview, threads, json)
          }
          const directory = requiredDirectory(flags.out)
          const progress = sweepProgress({ directory, part, threads, json })
          const result = await runSweep(
            {
              ...how,
              directory,
              sweep: plan,
              isResume: flags.resume === true,
              isFirst: flags.first === true,
              runModules: flags.runModules === true,
              ...(queue === undefined ? {} : { queue }),
            },
            progress.events,
          ).finally(() => progress.end())
          await printResult(directory, result, json)
          finish(codeOf(result))
        } finally {
          interrupt.release()
        }
      }),
    )
}

async function printResult(
  directory: string,
  { twice, failures, done, shards, verdicts, summary, ...rest }: RunSweepResult,
  json: boolean,
): Promise<void> {
  const say = (line: string): void => {
    if (!json) note(line)
  }
  if (twice.repeated > 0) {
    say(
      `${twice.repeated} of ${numberOf(twice.shards, 'shard')} run twice have checks without an independent second algorithm`,
    )
  }
  for (const { shard, error } of failures) say(`failed: ${shardName(shard)}: ${error.message}`)
  if (done < shards) {
    const why = reasonOf({ ...rest, failures })
    say(
      `${why}: ${done} of ${numberOf(shards, 'shard')} are in ${directory}; continue with --resume`,
    )
  }
  if (summary !== null) return printSummary(directory, summary, json)
  if (json) return print(JSON.stringify({ complete: false, done, shards, verdicts }))
  if (done === shards) say('this part is complete; join the parts with nimlab sweep merge')
}

function reasonOf({ reason, failures }: Pick<RunSweepResult, 'reason' | 'failures'>): string {
  if (reason === 'first refutation') return 'stopped at the first refutation'
  return reason === 'failures' ? `${numberOf(failures.length, 'shard')} failed` : 'interrupted'
}

function codeOf({ reason, verdicts, failures }: RunSweepResult): ExitCode {
  if (reason === 'failures') {
    // An error in a module is treated as wrong input.
    const areOfModules = failures.every(({ error }) => error instanceof ModuleError)
    return areOfModules ? EXIT.usage : EXIT.internal
  }
  if (reason === 'interrupted') return EXIT.incomplete
  return exitCodeOf(Object.keys(verdicts) as Verdict[])
}
