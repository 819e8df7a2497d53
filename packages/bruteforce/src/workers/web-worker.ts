/**
 * The script of the workers of `web-threads.ts`: an entry of its own, of which a bundler makes a file
 * that imports nothing. It listens for jobs for as long as it lives.
 */
import { solverHistory } from '../plan/history.ts'
import { doWebJob, type WebJob } from './web-job.ts'
import type { WebWorkerScope } from './web-worker-api.ts'

const history = solverHistory()
const scope = globalThis as unknown as WebWorkerScope

scope.addEventListener('message', ({ data }) => {
  try {
    const packed = doWebJob(data as WebJob, history)
    scope.postMessage({ packed }, packed === null ? [] : [packed])
  } catch (error) {
    scope.postMessage({ error }, [])
  }
})
