import { Redis } from 'ioredis'

/** How long the first connection may take. */
const CONNECT_MILLISECONDS = 10_000

/** Messages about a lost connection are at least so far apart. */
const NOTE_MILLISECONDS = 10_000

/**
 * A connection to the Redis server of a queue. Once made it is made again whenever it is lost, for
 * as long as it takes; commands wait meanwhile.
 *
 * @throws RangeError if the address is not one, or nothing answers there
 */
export async function connectRedis(url: string, note: (line: string) => void): Promise<Redis> {
  const where = addressOf(url)
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: null,
    retryStrategy: (times) => Math.min(times * 100, 2000),
  })
  let last = 0
  let message = 'no answer'
  redis.on('error', (error: Error) => {
    ;({ message } = error)
    if (isConnected && performance.now() - last > NOTE_MILLISECONDS) {
      last = performance.now()
      note(`queue ${where}: ${message}; trying again`)
    }
  })
  let isConnected = false
  const timer = setTimeout(() => redis.disconnect(), CONNECT_MILLISECONDS)
  try {
    await redis.connect()
    isConnected = true
  } catch (error) {
    redis.disconnect()
    throw new RangeError(`queue ${where}: cannot connect: ${message}`, { cause: error })
  } finally {
    clearTimeout(timer)
  }
  await noteSettings(redis, where, note)
  return redis
}

/** The address without user and password. */
function addressOf(url: string): string {
  let parsed: URL
  try {
    parsed = new URL(url)
  } catch (error) {
    throw new RangeError(`queue '${url}': expected an address such as redis://127.0.0.1:6379`, {
      cause: error,
    })
  }
  if (!['redis:', 'rediss:'].includes(parsed.protocol)) {
    throw new RangeError(`queue: expected redis:// or rediss://, got ${parsed.protocol}//`)
  }
  return `${parsed.protocol}//${parsed.host}${parsed.pathname}`
}

/** Says so if the server may lose or evict jobs. Servers that do not tell their settings are believed. */
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
