/**
 * The script of the workers of `web-threads.ts`. It is a separate entry point, which a bundler
 * turns into a file without imports. It waits for jobs until it is terminated.
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
