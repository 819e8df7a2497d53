import type { Command } from '@commander-js/extra-typings'
import type { ExitCode } from '../exit-code.ts'
import { addSweepRecheck } from './sweep/sweep-recheck.ts'
import { addSweepMerge, addSweepStatus } from './sweep/sweep-review.ts'
import { addSweepRun } from './sweep/sweep-run.ts'
import { addSweepSlurm } from './sweep/sweep-slurm.ts'
import { addSweepWorker } from './sweep/sweep-worker.ts'

/**
 * Adds the command `nimlab sweep`, which checks many cases on one or more machines and stores the
 * results in a directory.
 */
export function addSweep(program: Command, finish: (code: ExitCode) => void): void {
  const sweep = program
    .command('sweep')
    .description(
      'check many cases and store the results in a directory, which can be resumed, merged and rechecked',
    )
  for (const add of [
    addSweepRun,
    addSweepStatus,
    addSweepMerge,
    addSweepRecheck,
    addSweepWorker,
    addSweepSlurm,
  ]) {
    add(sweep, finish)
  }
}
