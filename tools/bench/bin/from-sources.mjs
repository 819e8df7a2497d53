// The command, run from the sources even if there is a build.
import { registerSource } from '@nim/from-source'

registerSource()
const { main } = await import('../../../apps/experiments/src/main.ts')
process.exitCode = await main(process.argv.slice(2))
