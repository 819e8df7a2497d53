import { parentPort } from 'node:worker_threads'
import { doPart, type WorkerPart } from './worker-part.ts'

parentPort!.on('message', (part: WorkerPart) => {
  doPart(part)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort!.postMessage('done')
})
