// Entry of the worker threads that run the sources. Module hooks do not reach worker threads on
// Node 20, so the thread registers them itself. In the build the entry is dist/worker.js.
import { registerSource } from '@nim/from-source'

registerSource()
const { default: work } = await import('../src/worker.ts')

export default work
