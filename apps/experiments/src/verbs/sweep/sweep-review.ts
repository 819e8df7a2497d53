import type { Command } from '@commander-js/extra-typings'
import type { Verdict } from '@nim/conjectures'
import {
  gather,
  mergeSweep,
  type SweepStatus,
  sweepStatus,
  type TaskStatus,
  slurmArray,
} from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { OPTIONS } from '../../arguments/options.ts'
import { EXIT, exitCodeOf, type ExitCode } from '../../exit-code.ts'
import { advancedHelp } from '../../help/advanced.ts'
import { note, print } from '../../terminal/output.ts'
import { mergedArray, missingWords, shardsNamed, shellWord, submission } from './sweep-missing.ts'
import { noteDamage, noteMerged, onSweepDirectory } from './sweep-errors.ts'
import { counts, printSummary } from './sweep-summary.ts'

/**
 * If there are at most this number of tasks, all of them are listed. If there are more, only
 * unfinished tasks are listed.
 */
const MOST_TASKS = 50

/** Adds `nimlab sweep status`: shows the finished part of a sweep. */
export function addSweepStatus(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('status')
    .description(
      'show the progress of a sweep; check every stored digest, and compare the joined results with the shards',
    )
    .argument('<directory>', 'a sweep directory')
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`If the directory contains a job array (see nimlab sweep slurm), nimlab also counts the shards in DIRECTORY/tasks/i.
nimlab lists the missing shards of each task and prints the next command, but copies nothing.`),
    )
    .action((directory, { json }) =>
      onSweepDirectory(finish, async () => {
        const status = await sweepStatus(directory)
        const { complete, verdicts, damage, merged } = status
        if (json === true) print(JSON.stringify(status))
        else {
          noteDamage(directory, damage, 'not counted')
          for (const line of statusLines(status)) print(line)
          noteNextStep(directory, status)
        }
        if (noteMerged(directory, merged)) return finish(EXIT.internal)
        const code = exitCodeOf(Object.keys(verdicts) as Verdict[])
        if (complete) return finish(code)
        finish(damage.length > 0 ? EXIT.internal : code === EXIT.ok ? EXIT.incomplete : code)
      }),
    )
}

/** A text that describes the progress of a sweep. */
function statusLines(status: SweepStatus): string[] {
  const { plan, shards, done, doubled, repeated, share, verdicts, tasks } = status
  const both = `${numberOf(doubled, 'shard')} run twice, ${doubled - repeated} of them entirely by two algorithms`
  return [
    `plan ${plan}`,
    `${done} of ${numberOf(shards, 'shard')} done, ${(100 * share).toFixed(1)} % of the predicted cost`,
    ...(tasks === null ? [] : taskLines(tasks)),
    ...(doubled > 0 ? [both] : []),
    `so far: ${counts(verdicts) || 'no verdict'}`,
  ]
}

/**
 * A text that describes the progress of each task. If the array is large, the text lists only
 * unfinished tasks.
 */
function taskLines(tasks: readonly TaskStatus[]): string[] {
  const isLarge = tasks.length > MOST_TASKS
  const unfinished = tasks.filter(({ missing }) => missing.length > 0)
  const listed = (isLarge ? unfinished : tasks).slice(0, MOST_TASKS)
  const complete = `${tasks.length - unfinished.length} of ${numberOf(tasks.length, 'task')} complete`
  const left = isLarge ? unfinished.length - listed.length : 0
  return [
    ...(isLarge ? [complete] : []),
    ...listed.map(({ task, shards, missing, isStarted }) => {
      const done = `task ${task}: ${shards - missing.length} of ${numberOf(shards, 'shard')} done`
      if (missing.length === 0) return done
      return `${done}${isStarted ? '' : ', not started'}; missing: ${shardsNamed(missing)}`
    }),
    ...(left > 0 ? [`and ${left} more unfinished ${left === 1 ? 'task' : 'tasks'}`] : []),
  ]
}

/** Prints the command that continues a job array, or merges its results. */
function noteNextStep(directory: string, { complete, unmerged, tasks }: SweepStatus): void {
  const array = tasks === null ? null : slurmArray(directory)
  if (array === null) return
  if (!complete) {
    const missing = tasks!.flatMap((task) => task.missing)
    note(`when no task is running, submit the unfinished tasks: ${submission(array, missing)}`)
  } else if (unmerged > 0) {
    const word = shellWord(directory)
    note(`all tasks are complete; merge their results: nimlab sweep merge ${word} ${word}/tasks/*`)
  }
}

/** Adds `nimlab sweep merge`: joins the verdicts, and verifies that they cover the plan. */
export function addSweepMerge(sweep: Command, finish: (code: ExitCode) => void): void {
  sweep
    .command('merge')
    .description('verify that the shards cover the plan exactly once, and join their results')
    .argument('<directory>', 'a sweep directory')
    .argument(
      '[parts...]',
      'directories with parts of the same sweep; nimlab first copies their shards',
    )
    .addOption(OPTIONS.incomplete())
    .addOption(OPTIONS.json())
    .addHelpText(
      'after',
      advancedHelp(`nimlab writes the joined results into the directory. If the directory does not exist, nimlab makes it.

More examples:
  nimlab sweep merge results
  nimlab sweep merge results --incomplete`),
    )
    .action((directory, parts, { incomplete, json }) =>
      onSweepDirectory(finish, async () => {
        for (const part of parts.length > 0 ? await gather(directory, parts) : []) {
          noteDamage(part.directory, part.damage, 'not copied')
          const rest = part.taken < part.shards ? '; the others were there before' : ''
          note(
            `${part.directory}: copied ${part.taken} of ${numberOf(part.shards, 'finished shard')} to ${directory}${rest}`,
          )
        }
        const { summary, missing, counted, stored } = await mergeSweep(
          directory,
          incomplete === true,
        )
        noteDamage(directory, stored.damage, 'not counted')
        if (missing.length > 0) note(`incomplete: ${missingWords(stored.sweep.shards, missing)}`)
        if (summary === null) {
          noteUnmerged(directory, parts, missing)
          return finish(stored.damage.length > 0 ? EXIT.internal : EXIT.incomplete)
        }
        const others =
          counted < summary.cases
            ? '; the others test items whose number is not known in advance'
            : ''
        note(
          `counts: in ${counted} of ${numberOf(summary.cases, 'record')}, a formula confirms the number of positions${others}`,
        )
        await printSummary(directory, summary, json === true)
        const code = exitCodeOf(Object.keys(summary.verdicts) as Verdict[])
        finish(code === EXIT.ok && missing.length > 0 ? EXIT.incomplete : code)
      }),
    )
}

/** Says which files nimlab writes only for a complete sweep, and how to run the missing shards. */
function noteUnmerged(
  directory: string,
  parts: readonly string[],
  missing: readonly number[],
): void {
  const kept = parts.length === 0 ? '' : `; ${directory} keeps the copied shards`
  note(
    `nimlab writes results.jsonl and summary.json only if no shard is missing, or with --incomplete${kept}`,
  )
  const array = mergedArray(directory, parts)
  note(
    array === null
      ? `run the missing shards: nimlab sweep run --resume --out ${shellWord(directory)}`
      : `run the missing tasks, then merge again: ${submission(array, missing)}`,
  )
}
