import { existsSync, statSync } from 'node:fs'
import { type Command, InvalidArgumentError } from '@commander-js/extra-typings'
import { findCard } from '@nim/conjectures/cards'
import { numberOf, oneLine } from '@nim/presburger/text'
import { unfold, writeSlurm } from '@nim/sweep'
import { OPTIONS } from '../../arguments/options.ts'
import { wholeNumber } from '../../arguments/whole-number.ts'
import type { ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { note, print } from '../../terminal/output.ts'
import { readingInputAsync, UsageError } from '../../usage-error.ts'
import { withCaseOptions } from '../case-options.ts'
import { onSweepDirectory } from './sweep-errors.ts'
import { PLAN, PLAN_FILE, planAskedFor } from './sweep-plan.ts'
import { previewLine } from './sweep-preview.ts'

/** Adds the command `nimlab sweep slurm`, which writes a job array script for a cluster. */
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
      advancedHelp(`If you name a plan, the directory can be new. The script starts --tasks N tasks. Task i runs the
shards that --shard i/N selects, and writes its results to DIRECTORY/tasks/i. The tasks run with --resume, so you
can submit the script again. If the plan has fewer than N shards, the script starts one task for each shard.

The script requests memory (--mem) for the largest tables on every thread. The script adds 26 MiB for each thread
after the first, and 1 GiB for everything else. nimlab never replaces a script that differs from the new one.

More examples:
  nimlab sweep slurm results plan.yaml --threads 8
  sbatch results/sweep.slurm
  nimlab sweep status results
  nimlab sweep merge results results/tasks/*`),
    )
    .action((directory, names, flags) =>
      onSweepDirectory(finish, async () => {
        requireOrder(directory, names)
        const asked =
          names.length === 0
            ? null
            : await readingInputAsync(async () => unfold(await planAskedFor(names, flags)))
        const { tasks, threads, memory, time, command = startedBy(), runModules } = flags
        const {
          path,
          estimate,
          tasks: count,
          mebibytes,
        } = await writeSlurm({
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
        note(
          `${numberOf(count, 'task')}, each with --cpus-per-task=${threads} --mem=${mebibytes}M --time=${time}; --mem covers the largest tables on ${numberOf(threads, 'thread')}, and at least 1 GiB for everything else`,
        )
        print(path)
      }),
    )
}

const ORDER = 'nimlab sweep slurm DIRECTORY PLAN'

/**
 * Rejects a directory and a plan in the wrong order.
 * @throws UsageError that names the argument that is wrong
 */
function requireOrder(directory: string, names: readonly string[]): void {
  const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()
  if (!isFolder(directory)) {
    const what = PLAN_FILE.test(directory)
      ? 'a plan file'
      : findCard(directory) !== undefined && names.length > 0 && !names.some(isPlan)
        ? 'a claim'
        : null
    if (what !== null) {
      throw new UsageError(
        `argument 'directory': expected a sweep directory, got ${what}, '${oneLine(directory)}'; write ${ORDER}`,
      )
    }
  }
  const folder = names.find((name) => !isPlan(name) && isFolder(name))
  if (folder === undefined) return
  throw new UsageError(
    `argument 'plan': expected ${PLAN}, got a directory, '${oneLine(folder)}'; write ${ORDER}`,
  )
}

/** True if a word has the form of a plan, and not only of a directory. */
function isPlan(name: string): boolean {
  if (PLAN_FILE.test(name) || /[*?[{]|\.m?[jt]s(?:#|$)/.test(name)) return true
  return name === 'all' || findCard(name) !== undefined
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
