// A process that times the check of a claim, see src/timing/claim-child.ts.
import { registerSource } from '@nim/from-source'

registerSource()
await import('../src/timing/claim-child.ts')
