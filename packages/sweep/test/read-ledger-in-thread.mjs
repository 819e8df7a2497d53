// Reads a ledger in a thread with a limited heap. A test of memory starts this thread.
import { parentPort, workerData } from 'node:worker_threads'
import { registerSource } from '@nim/from-source'

registerSource()
const { readLedger } = await import('../src/directory/read-ledger.ts')
const { directory, shards } = workerData
const { done, lines, problems } = await readLedger(directory, shards)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
parentPort.postMessage({ done, lines, problems })
