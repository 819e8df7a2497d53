import type { QueueBase } from 'bullmq'
import type { Redis } from 'ioredis'
import { keyOf, PLAN_KEYS } from './protocol.ts'
import { KEPT_SECONDS, RENEW_MS } from '../tuned.ts'

/** The keys for which BullMQ itself sets the expiry, because BullMQ uses these keys as timers. */
const TIMERS: readonly string[] = ['stalled-check', 'limiter']

/** Renews the expiry of keys. Keys that do not exist are not created. */
export async function renew(redis: Redis, keys: readonly string[]): Promise<void> {
  await redis.pipeline(keys.map((key) => ['expire', key, KEPT_SECONDS])).exec()
}

/**
 * Renews the expiry of the keys of a queue and, if a plan is named, of the keys of that plan. The
 * function renews the expiry immediately, and then every second until `stop` is called. The
 * interval is short because BullMQ removes empty lists and creates them again without an expiry.
 */
export function keepRenewed(redis: Redis, queue: QueueBase, plan?: string): { stop(): void } {
  const shared = Object.entries(queue.keys).flatMap(([name, key]) =>
    TIMERS.includes(name) ? [] : [key],
  )
  const own = plan === undefined ? [] : PLAN_KEYS.map((what) => keyOf(plan, what))
  const tick = (): void => {
    if (redis.status !== 'ready') return
    // This code ignores the error, because the connection itself reports the loss of the server.
    renew(redis, [...shared, ...own]).catch(() => undefined)
  }
  tick()
  const timer = setInterval(tick, RENEW_MS)
  return { stop: () => clearInterval(timer) }
}
