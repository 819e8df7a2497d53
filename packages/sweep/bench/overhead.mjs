// What the ledger costs: a sweep of 2,000 tiny shards in one thread beside the same checks in one
// process, without a sweep. Start-up of program and thread is left out of both; every line is on the
// disk. Prints both times and their quotient, and fails if it is above 1.3.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerSource } from '@nim/from-source'

registerSource()
const { openSweep, runShard, threadPool, threadsExecutor, unfold } = await import('../src/index.ts')

const SHARDS = 2000
const ROUNDS = 3

const sweep = unfold({
  format: 1,
  claims: [
    {
      claim: 'DH-C1',
      ranges: { n: [4, 4], k: [2, 2] },
      max: [...Array(SHARDS / 100)].map((_, i) => i + 10),
    },
  ].flatMap((entry) => Array.from({ length: 100 }, () => entry)),
  shard: { cases: 1 },
})
if (sweep.shards.length !== SHARDS) throw new Error(`${sweep.shards.length} shards`)
const signal = new AbortController().signal

function direct() {
  const begin = performance.now()
  for (const shard of sweep.shards) runShard(shard)
  return performance.now() - begin
}

async function swept(pool) {
  const folder = mkdtempSync(join(tmpdir(), 'nimlab-overhead-'))
  try {
    const open = await openSweep({
      directory: join(folder, 'sweep'),
      sweep,
      isResume: false,
      memory: 2 ** 30,
    })
    const begin = performance.now()
    const { done } = await open.run(threadsExecutor({ pool }), { signal })
    const time = performance.now() - begin
    open.release()
    if (done !== SHARDS) throw new Error(`${done} shards done`)
    return time
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const pool = threadPool(1)
for (const shard of sweep.shards.slice(0, 200)) {
  runShard(shard)
  await pool.run(shard, 'auto', {})
}
const times = { direct: [], swept: [] }
for (let round = 0; round < ROUNDS; round++) {
  times.direct.push(direct())
  times.swept.push(await swept(pool))
}
await pool.close()
const [one, many] = [Math.min(...times.direct), Math.min(...times.swept)]
const quotient = many / one
process.stdout.write(
  `${SHARDS} shards: ${(one / 1000).toFixed(2)} s in one process, ${(many / 1000).toFixed(2)} s as a sweep, ${quotient.toFixed(2)} times; best of ${ROUNDS}\n`,
)
process.exitCode = quotient <= 1.3 ? 0 : 1
