import type { QueueBase } from 'bullmq'
import type { Redis } from 'ioredis'
import { keyOf, PLAN_KEYS } from './protocol.ts'

/** What nobody has worked on for so long is forgotten. */
export const KEPT_SECONDS: number = 30 * 86_400

/** Time between two renewals. */
const RENEW_MILLISECONDS = 1000

/** Keys to which BullMQ gives an end of their own, by which it measures time. */
const TIMERS: readonly string[] = ['stalled-check', 'limiter']

/** Gives keys their end anew; those that are not there stay away. */
export async function renew(redis: Redis, keys: readonly string[]): Promise<void> {
  await redis.pipeline(keys.map((key) => ['expire', key, KEPT_SECONDS])).exec()
}

/**
 * Renews the keys of a queue, and of a plan if one is named, at once and then every second until it is
 * stopped. BullMQ drops its lists when they are empty and makes them again without an end, hence so often.
 */
export function keepRenewed(redis: Redis, queue: QueueBase, plan?: string): { stop(): void } {
  const shared = Object.entries(queue.keys).flatMap(([name, key]) =>
    TIMERS.includes(name) ? [] : [key],
  )
  const own = plan === undefined ? [] : PLAN_KEYS.map((what) => keyOf(plan, what))
  const tick = (): void => {
    if (redis.status !== 'ready') return
    // a server that goes away is told of by the connection
    renew(redis, [...shared, ...own]).catch(() => undefined)
  }
  tick()
  const timer = setInterval(tick, RENEW_MILLISECONDS)
  return { stop: () => clearInterval(timer) }
}
