import { registerSource } from '@nim/from-source'
registerSource()
await import('../src/timing/node-child.ts')
