// Measures the cost of the ledger. The script compares a sweep of 2,000 tiny shards in one thread
// with the same checks in one process without a sweep. Neither time includes the start-up of the
// program and the thread, and every line reaches the disk. The two are timed alternately. Prints
// the quotient of every round, and their median, minimum and maximum. Fails if the median is above
// 1.3.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerSource } from '@nim/from-source'

registerSource()
const { openSweep, runShard, threadPool, threadsExecutor, unfold } = await import('../src/index.ts')

const SHARDS = 2000
const ROUNDS = 7
const MOST = 1.3

const sweep = await unfold({
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

async function direct() {
  const begin = performance.now()
  for (const shard of sweep.shards) await runShard(shard)
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
for (const shard of sweep.shards) {
  await runShard(shard)
  await pool.run(shard, 'auto', {})
}
const rounds = []
for (let round = 0; round < ROUNDS; round++) {
  const one = await direct()
  const many = await swept(pool)
  rounds.push({ one, many, quotient: many / one })
}
await pool.close()

const seconds = (time) => `${(time / 1000).toFixed(3)} s`
for (const { one, many, quotient } of rounds) {
  process.stdout.write(
    `${SHARDS} shards: ${seconds(one)} in one process, ${seconds(many)} as a sweep, ${quotient.toFixed(3)} times\n`,
  )
}
const sorted = rounds.map(({ quotient }) => quotient).sort((a, b) => a - b)
const median = sorted[(ROUNDS - 1) / 2]
process.stdout.write(
  `median ${median.toFixed(3)}, from ${sorted[0].toFixed(3)} to ${sorted.at(-1).toFixed(3)} in ${ROUNDS} rounds; at most ${MOST} is asked for\n`,
)
process.exitCode = median <= MOST ? 0 : 1
