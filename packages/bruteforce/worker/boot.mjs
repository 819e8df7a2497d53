// Starts a worker of @nim/bruteforce/threads: from the sources where they are present (in the
// repository, with nothing built), else from the build. Module hooks are per thread on Node 20, so
// the worker registers them for itself.
import { existsSync } from 'node:fs'

if (existsSync(new URL('../src/threads/worker.ts', import.meta.url))) {
  const { registerSource } = await import('@nim/from-source')
  registerSource()
  await import('../src/threads/worker.ts')
} else {
  await import('../dist/threads/worker.js')
}
