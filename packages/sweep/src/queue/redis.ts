import { Redis } from 'ioredis'
import { QUEUE_NAME } from './protocol.ts'
import { isLoopback, parsedAddress, type QueueAccess } from './queue-secret.ts'
import { CONNECT_MS, NOTE_PAUSE_MS, PROBE_MS, RECONNECT_MS } from '../tuned.ts'

/**
 * A connection to the Redis server of a queue. If the connection is lost, ioredis tries to
 * reconnect for as long as necessary. Commands wait in the meantime.
 *
 * @throws RangeError if the address is not valid, if no server responds there, if writing is not
 * allowed, or if the server is on another machine and no secret is given
 */
export async function connectRedis(
  { url, secret }: QueueAccess,
  note: (line: string) => void,
): Promise<Redis> {
  const address = parsedAddress(url)
  const where = `${address.protocol}//${address.host}${address.pathname}`
  requireSecret(address, secret, where, note)
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * RECONNECT_MS.step, RECONNECT_MS.most),
  })
  let last = 0
  let message = 'no answer'
  redis.on('error', (error: Error) => {
    ;({ message } = error)
    if (isConnected && performance.now() - last > NOTE_PAUSE_MS) {
      last = performance.now()
      note(`queue ${where}: ${message}; trying again`)
    }
  })
  let isConnected = false
  const timer = setTimeout(() => redis.disconnect(), CONNECT_MS)
  try {
    await redis.connect()
    // Without this call, ioredis would use database 0 if the requested database did not exist.
    await redis.select(Number(address.pathname.slice(1)))
    await redis.set(`${QUEUE_NAME}:probe`, '', 'PX', PROBE_MS)
    isConnected = true
  } catch (error) {
    redis.disconnect()
    if ((error as Error).name === 'ReplyError') ({ message } = error as Error)
    throw new RangeError(`queue ${where}: cannot connect: ${message}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
  await noteSettings(redis, where, note)
  return redis
}

/** @throws RangeError if others could forge results without being noticed */
function requireSecret(
  address: URL,
  secret: string | null,
  where: string,
  note: (line: string) => void,
): void {
  if (secret !== null) return
  if (!isLoopback(address)) {
    throw new RangeError(
      `queue ${where}: results from other machines must be signed: set NIMLAB_QUEUE_SECRET or --queue-secret-file`,
    )
  }
  note(
    `queue ${where}: no secret, so results are not signed: whoever can write to the server can forge them`,
  )
}

/**
 * Prints a warning if the server may lose or evict jobs. If a server does not report its settings,
 * nimlab prints no warning.
 */
async function noteSettings(
  redis: Redis,
  where: string,
  note: (line: string) => void,
): Promise<void> {
  const setting = async (name: string): Promise<string | undefined> => {
    try {
      const [, value] = await redis.config('GET', name)
      return value
    } catch {
      return undefined
    }
  }
  if ((await setting('appendonly')) === 'no') {
    note(`queue ${where}: appendonly is no; if the server stops, shards are computed again`)
  }
  const policy = await setting('maxmemory-policy')
  if (policy !== undefined && policy !== 'noeviction') {
    note(`queue ${where}: maxmemory-policy is ${policy}, which may lose jobs; set noeviction`)
  }
}
