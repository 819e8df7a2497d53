// The entry file of worker threads that run from the sources. On Node 20, module hooks do not reach
// worker threads, so each thread registers them itself. In the build, the entry file is
// dist/worker.js.
import { registerSource } from '@nim/from-source'

registerSource()
const { default: work } = await import('../src/worker.ts')

export default work
