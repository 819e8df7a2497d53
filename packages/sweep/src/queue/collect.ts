import type { Redis } from 'ioredis'
import type { ExecutorEvents } from '../executors/executor.ts'
import { printable } from './printable.ts'
import { keyOf } from './protocol.ts'
import { readResult, type ReadContext } from './read-result.ts'
import { UntrustedEntry } from './sealed.ts'
import { shardName } from '../shard-name.ts'

/** The result of a single search for finished shards in Redis. */
export interface Collected {
  /** The shards whose results are now on the disk of this machine. */
  readonly taken: readonly number[]
  /** The requested shards whose results were rejected. */
  readonly dropped: readonly number[]
}

/**
 * Removes finished shards from Redis after they have reached the disk of this machine. A rejected
 * result is reported and removed. A result that is no longer needed is removed.
 *
 * @param left the shards that are still missing
 */
export async function collect(
  redis: Redis,
  wanted: ReadContext & { readonly note: (line: string) => void },
  left: ReadonlySet<number>,
  events: ExecutorEvents,
): Promise<Collected> {
  const { sweep, note } = wanted
  const key = keyOf(sweep.digest, 'results')
  let cursor = '0'
  let fields: string[]
  do [cursor, fields] = await redis.hscan(key, cursor, 'COUNT', 100)
  while (fields.length === 0 && cursor !== '0')
  const texts = new Map<string, string>()
  for (let i = 0; i < fields.length; i += 2) texts.set(fields[i]!, fields[i + 1]!)
  const taken: number[] = []
  const dropped: number[] = []
  await Promise.all(
    Array.from(texts, async ([field, text]) => {
      const shard = shardOf(field, sweep.shards.length)
      if (shard === null) {
        return note(
          `queue: dropped a result of '${printable(field)}', which is no shard of the plan`,
        )
      }
      if (!left.has(shard)) return
      try {
        const result = readResult(wanted, shard, text)
        taken.push(shard)
        await events.finished(result)
      } catch (error) {
        if (!(error instanceof UntrustedEntry)) throw error
        dropped.push(shard)
        note(
          `queue: dropped a result of ${shardName(shard)}: ${printable(error.message)}; the shard is given out again`,
        )
      }
    }),
  )
  if (texts.size > 0) await redis.hdel(key, ...texts.keys())
  return { taken, dropped }
}

/**
 * The shard that a field of the hash names; null if the field does not name a shard of the plan.
 */
function shardOf(field: string, shards: number): number | null {
  const shard = Number(field)
  return String(shard) === field && Number.isInteger(shard) && shard >= 0 && shard < shards
    ? shard
    : null
}
