// without-web-assembly.test.ts runs this file as `node --jitless`, where WebAssembly is not
// available.
import { registerSource } from '@nim/from-source'

registerSource()
const { hasSimd } = await import('../../src/wasm/encode/modules.ts')
const { solve } = await import('../../src/solve.ts')
const { solveInThreads } = await import('../../src/workers/threads.ts')
const asked = JSON.parse(process.argv[2])
const digests = []
for (const { ruleset, max, value, play } of asked) {
  digests.push(solve(ruleset, { max }, { value, play }).digest())
}
const { ruleset, max, value, play } = asked[0]
const options = { value, play, threads: 2, smallest: 0 }
const inThreads = (await solveInThreads(ruleset, { max }, options)).digest()
process.stdout.write(
  `\n${JSON.stringify({ hasWebAssembly: 'WebAssembly' in globalThis, hasSimd: hasSimd(), digests, inThreads })}`,
)
