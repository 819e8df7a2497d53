import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Command } from '@commander-js/extra-typings'
import { openSweep, preview, slurmScript, taskCount, threadPool, unfold } from '@nim/sweep'
import { wholeNumber } from '../arguments/whole-number.ts'
import type { ExitCode } from '../exit-code.ts'
import { note, print } from '../terminal/output.ts'
import { readingInput } from '../usage-error.ts'
import { withCaseOptions } from './case-options.ts'
import { onSweepDirectory } from './sweep-errors.ts'
import { planAskedFor } from './sweep-plan.ts'
import { previewLine } from './sweep-preview.ts'

/** Seconds that a task should take, so that a cluster's start of it does not matter. */
const TASK_SECONDS = 1800

/** `nimlab sweep slurm`: a job array script for a cluster. */
export function addSweepSlurm(sweep: Command, finish: (code: ExitCode) => void): void {
  withCaseOptions(
    sweep
      .command('slurm')
      .description('write a job array script for Slurm into a sweep directory')
      .argument('<directory>', 'a sweep directory; with a plan it may be new')
      .argument('[plan...]', 'a plan file, or ids, aliases and globs of claims'),
  )
    .option(
      '--tasks <N>',
      'array tasks; otherwise as many as take half an hour each',
      wholeNumber(1, 100_000),
    )
    .option('--time <limit>', 'time limit of a task, as sbatch takes it', '02:00:00')
    .option('--command <words>', 'how nimlab is started on the cluster', 'nimlab')
    .addHelpText(
      'after',
      '\nSmall shards are packed: a task runs every N-th shard, with --resume, into DIRECTORY/tasks/i.\n\nExamples:\n  nimlab sweep slurm results plan.yaml --threads 8\n  sbatch results/sweep.slurm\n  nimlab sweep merge results results/tasks/*',
    )
    .action((directory, names, flags) =>
      onSweepDirectory(finish, async () => {
        const asked =
          names.length === 0 ? null : readingInput(() => unfold(planAskedFor(names, flags)))
        const open = await openSweep({
          directory,
          sweep: asked,
          isResume: true,
          memory: flags.memory,
        })
        open.release()
        const plan = open.sweep
        const pool = threadPool(1)
        const found = await preview(plan, pool, { memory: flags.memory })
        await pool.close()
        note(previewLine(found, flags.threads))
        const tasks =
          flags.tasks ?? taskCount(plan.shards.length, found.seconds, flags.threads, TASK_SECONDS)
        const path = join(directory, 'sweep.slurm')
        for (const folder of ['tasks', 'logs'])
          mkdirSync(join(directory, folder), { recursive: true })
        writeFileSync(
          path,
          slurmScript(plan, {
            directory: resolve(directory),
            tasks: Math.min(tasks, plan.shards.length),
            threads: flags.threads,
            memory: flags.memory,
            time: flags.time,
            command: flags.command,
          }),
        )
        chmodSync(path, 0o755)
        print(path)
      }),
    )
}
