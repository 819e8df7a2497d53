// Entry of the worker threads, the same file for the sources and for the build. Module hooks do not
// reach worker threads on Node 20, so a thread that runs the sources registers them itself.
import { existsSync } from 'node:fs'

const source = new URL('../src/worker.ts', import.meta.url)
const fromSource = existsSync(source)
if (fromSource) (await import('@nim/from-source')).registerSource()
const worker = await import(
  fromSource ? source.href : new URL('../dist/worker.js', import.meta.url).href
)

export default worker.default
