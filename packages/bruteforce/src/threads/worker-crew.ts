import { Worker } from 'node:worker_threads'
import { WORKER_ENTRY } from './worker-entry.ts'
import type { WorkerPart } from './worker-part.ts'

/** Threads that help this one. They are asked without an answer being awaited. */
const crew: Worker[] = []

/** Asks so many threads to do a part beside this one, see `Summon`; starts those that are missing. */
export function summonCrew(helpers: number, part: WorkerPart): void {
  while (crew.length < helpers) crew.push(newHelper())
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  for (const helper of crew.slice(0, helpers)) helper.postMessage(part)
}

function newHelper(): Worker {
  const helper = new Worker(WORKER_ENTRY)
  const leave = (): void => {
    const at = crew.indexOf(helper)
    if (at >= 0) crew.splice(at, 1)
  }
  // A part that fails tells the thread that waits for it, see `giveUp`.
  helper.on('error', leave).on('exit', leave)
  helper.unref()
  return helper
}
