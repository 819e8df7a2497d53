// A process that times one and two threads, see src/timing/threads-child.ts.
import { registerSource } from '@nim/from-source'

registerSource()
await import('../src/timing/threads-child.ts')
