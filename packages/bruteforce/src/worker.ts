import { parentPort } from 'node:worker_threads'
import { slowSymmetricFilling } from './slow-symmetric.ts'
import type { Task } from './task.ts'
import { valuesOver } from './values.ts'
import { fillWavefront, type Progress } from './wavefront.ts'

/** One worker's part of a table. */
export interface WorkerPart {
  readonly task: Task
  /** The values of the task, shared by all workers. */
  readonly buffer: SharedArrayBuffer
  readonly progress: Progress
  readonly worker: number
  readonly workers: number
  readonly grain: number
}

parentPort!.on('message', (part: WorkerPart) => {
  const values = valuesOver(part.buffer, part.task)
  fillWavefront(slowSymmetricFilling(part.task, values), part.progress, values.length, part)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage('done')
})
