import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'

/**
 * A Redis server for one test. The server listens on loopback and stores its data in an append-only
 * file.
 */
export interface RedisServer {
  readonly url: string
  /** Kills the server without warning, like a power failure. The data stays. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops the server and removes its data. */
  remove(): Promise<void>
}

/** Starts redis-server on a free port. */
export async function redisServer(): Promise<RedisServer> {
  const port = await freePort()
  const directory = mkdtempSync(join(tmpdir(), 'nimlab-redis-'))
  const settings = { port, bind: '127.0.0.1', dir: directory, appendonly: 'yes', save: '' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  let child: ChildProcess | null = null

  const start = async (): Promise<void> => {
    const started = spawn('redis-server', args, { stdio: 'ignore' })
    const failed = new Promise<never>((_, reject) => {
      started.once('error', (error) => {
        reject(new Error('these tests need redis-server on the PATH', { cause: error }))
      })
    })
    child = started
    await Promise.race([failed, answers(port)])
  }
  const kill = async (): Promise<void> => {
    const ended = new Promise((resolve) => child!.once('close', resolve))
    child!.kill('SIGKILL')
    await ended
    child = null
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    remove: async () => {
      if (child !== null) await kill()
      rmSync(directory, { recursive: true })
    },
  }
}

async function answers(port: number): Promise<void> {
  const redis = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null })
  redis.on('error', () => undefined)
  try {
    // The server answers with an error until it has read the append-only file.
    while ((await redis.ping().catch(() => '')) !== 'PONG')
      await new Promise((r) => setTimeout(r, 50))
  } finally {
    redis.disconnect()
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
