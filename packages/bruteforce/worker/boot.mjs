// Starts a worker of @nim/bruteforce/threads from the sources. On Node 20, module hooks are per
// thread, so the worker registers them for itself. In the build, a worker starts with
// dist/threads/worker.js.
import { registerSource } from '@nim/from-source'

registerSource()
await import('../src/threads/worker.ts')
