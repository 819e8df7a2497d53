import { type Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { unfold, writeSlurm } from '@nim/sweep'
import { OPTIONS } from '../../arguments/options.ts'
import { wholeNumber } from '../../arguments/whole-number.ts'
import type { ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { note, print } from '../../terminal/output.ts'
import { readingInputAsync } from '../../usage-error.ts'
import { withCaseOptions } from '../case-options.ts'
import { onSweepDirectory } from './sweep-errors.ts'
import { PLAN, planAskedFor } from './sweep-plan.ts'
import { previewLine } from './sweep-preview.ts'

/** Adds `nimlab sweep slurm`: writes a job array script for a cluster. */
export function addSweepSlurm(sweep: Command, finish: (code: ExitCode) => void): void {
  withCaseOptions(
    sweep
      .command('slurm')
      .description('write a job array script for Slurm to a sweep directory')
      .argument('<directory>', 'a sweep directory')
      .argument('[plan...]', PLAN),
  )
    .option(
      '--tasks <N>',
      'number of array tasks; default: one for each half hour of work',
      wholeNumber(1, 100_000),
    )
    .option(
      '--time <limit>',
      'time limit of a task, in the format of sbatch',
      timeLimit,
      '02:00:00',
    )
    .option(
      '--command <words>',
      'the command that starts nimlab on the cluster; default: the command of this call',
    )
    .addOption(OPTIONS.runModules())
    .addHelpText(
      'after',
      advancedHelp(`If you name a plan, the directory can be new. N tasks share the shards: task i runs every N-th shard, with
--resume, and writes to DIRECTORY/tasks/i. If the plan has fewer shards than --tasks, there are fewer tasks.

More examples:
  nimlab sweep slurm results plan.yaml --threads 8
  sbatch results/sweep.slurm
  nimlab sweep merge results results/tasks/*`),
    )
    .action((directory, names, flags) =>
      onSweepDirectory(finish, async () => {
        const asked =
          names.length === 0
            ? null
            : await readingInputAsync(async () => unfold(await planAskedFor(names, flags)))
        const { tasks, threads, memory, time, command = startedBy(), runModules } = flags
        const { path, estimate } = await writeSlurm({
          directory,
          sweep: asked,
          threads,
          memory,
          time,
          command,
          runModules: runModules === true,
          ...(tasks === undefined ? {} : { tasks }),
        })
        note(previewLine(estimate, threads))
        print(path)
      }),
    )
}

/** The words of a shell command that starts nimlab again. */
function startedBy(): string {
  const words = [process.execPath, process.argv[1] ?? 'nimlab']
  return words.map((word) => `'${word.replaceAll("'", String.raw`'\''`)}'`).join(' ')
}

/**
 * Accepts minutes, minutes:seconds or hours:minutes:seconds, each optionally after `days-`, or
 * `infinite`.
 */
function timeLimit(text: string): string {
  if (/^(?:(?:\d+-)?\d+(?::\d+){0,2}|infinite|unlimited)$/i.test(text)) return text
  throw new InvalidArgumentError(
    'Expected a time in the format of sbatch, such as 90, 02:00:00 or 1-12.',
  )
}
