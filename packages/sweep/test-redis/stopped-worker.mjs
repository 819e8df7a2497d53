// A queue worker that stops when it receives a message. The worker then sends a list of the
// resources that keep its process alive.
import { registerSource } from '@nim/from-source'

registerSource()
const { threadPool } = await import('../src/index.ts')
const { runQueueWorker } = await import('../src/queue.ts')

const stop = new AbortController()
process.on('message', () => stop.abort())
const pool = threadPool(1)
await runQueueWorker({
  url: process.argv[2],
  secret: null,
  pool,
  memory: 2 ** 30,
  lockSeconds: 60,
  signal: stop.signal,
  note: (line) => process.send({ line }),
})
await pool.close()
// ioredis keeps a timer until the sockets are closed.
while (process.getActiveResourcesInfo().includes('TCPSocketWrap')) {
  await new Promise((resolve) => setImmediate(resolve))
}
process.send({ timers: process.getActiveResourcesInfo().filter((name) => name === 'Timeout') })
process.disconnect()
