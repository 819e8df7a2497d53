import type { OpenedSweep, Part, RunSweepEvents } from '@nim/sweep'
import { numberOf } from '@nim/presburger/text'
import { note } from '../../terminal/output.ts'
import { noteDamage } from './sweep-errors.ts'
import { previewLine } from './sweep-preview.ts'
import { runningProgress, type SweepProgress } from './sweep-running.ts'

export interface SweepProgressOptions {
  readonly directory: string
  readonly part: Part | undefined
  readonly threads: number
  readonly json: boolean
}

/**
 * Shows the progress of a sweep on stderr. The function first prints the amount of work and an
 * estimate of the time. On a terminal, it then shows a progress bar for the whole sweep and a line
 * for every running shard. On a pipe, it prints a line every few seconds. With `json`, it prints
 * one JSON object for every event.
 */
export function sweepProgress(options: SweepProgressOptions): SweepProgress {
  const { directory, part, threads, json } = options
  let opened: OpenedSweep | null = null
  let running: SweepProgress | null = null
  const events: RunSweepEvents = {
    noted: note,
    opened: (open) => {
      opened = open
      const { stored, sweep, shards, jobs } = open
      noteDamage(directory, stored.damage, 'nimlab reruns the affected shards', json)
      const which = part === undefined ? '' : `, part ${part.residue + 1} of ${part.modulus}`
      const already = shards - jobs.length
      if (json) return
      note(
        `plan ${sweep.digest}: ${numberOf(shards, 'shard')} into ${directory}${which}${already > 0 ? `, ${already} done` : ''}`,
      )
    },
    estimated: (estimate) => {
      if (estimate !== null && !json) note(previewLine(estimate, threads))
      running = runningProgress(opened!, { json, seconds: estimate?.seconds ?? null, threads })
    },
    started: (shard) => running?.events.started?.(shard),
    advanced: (shard, done) => running?.events.advanced?.(shard, done),
    finished: (result) => running?.events.finished?.(result),
    failed: (failure) => running?.events.failed?.(failure),
  }
  return { events, end: () => running?.end() }
}
