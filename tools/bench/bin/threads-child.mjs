// A process that times solves with one thread and with two threads; see
// src/timing/threads-child.ts.
import { registerSource } from '@nim/from-source'

registerSource()
await import('../src/timing/threads-child.ts')
