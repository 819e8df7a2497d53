import type { Command } from '@commander-js/extra-typings'
import type { ExitCode } from '../exit-code.ts'
import { addSweepRecheck } from './sweep/sweep-recheck.ts'
import { addSweepMerge, addSweepStatus } from './sweep/sweep-review.ts'
import { addSweepRun } from './sweep/sweep-run.ts'
import { addSweepSlurm } from './sweep/sweep-slurm.ts'
import { addSweepWorker } from './sweep/sweep-worker.ts'

/** Adds `nimlab sweep`: many cases into a directory, on one machine or many. */
export function addSweep(program: Command, finish: (code: ExitCode) => void): void {
  const sweep = program
    .command('sweep')
    .description('check many cases into a directory that can be resumed, merged and re-checked')
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
