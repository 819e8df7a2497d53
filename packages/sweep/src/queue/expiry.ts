import type { QueueBase } from 'bullmq'
import type { Redis } from 'ioredis'
import { keyOf, PLAN_KEYS } from './protocol.ts'

/** Seconds without work after which data in Redis expire. */
export const KEPT_SECONDS: number = 30 * 86_400

/** Milliseconds between two renewals. */
const RENEW_MILLISECONDS = 1000

/** Keys whose expiry BullMQ sets itself, because it measures time by them. */
const TIMERS: readonly string[] = ['stalled-check', 'limiter']

/** Renews the expiry of keys. Missing keys stay missing. */
export async function renew(redis: Redis, keys: readonly string[]): Promise<void> {
  await redis.pipeline(keys.map((key) => ['expire', key, KEPT_SECONDS])).exec()
}

/**
 * Renews the keys of a queue, and of a plan if one is named, at once and then every second until it
 * is stopped. The interval is short because BullMQ removes empty lists and makes them again without
 * an expiry.
 */
export function keepRenewed(redis: Redis, queue: QueueBase, plan?: string): { stop(): void } {
  const shared = Object.entries(queue.keys).flatMap(([name, key]) =>
    TIMERS.includes(name) ? [] : [key],
  )
  const own = plan === undefined ? [] : PLAN_KEYS.map((what) => keyOf(plan, what))
  const tick = (): void => {
    if (redis.status !== 'ready') return
    // the connection reports a server that goes away
    renew(redis, [...shared, ...own]).catch(() => undefined)
  }
  tick()
  const timer = setInterval(tick, RENEW_MILLISECONDS)
  return { stop: () => clearInterval(timer) }
}
