import type { Redis } from 'ioredis'
import { readResultText } from '../directory/result-text.ts'
import { mismatch } from '../directory/shard-file.ts'
import { visible } from '../directory/strict.ts'
import { SweepDamage } from '../directory/sweep-error.ts'
import type { ExecutorEvents } from '../executors/executor.ts'
import type { Unfolded } from '../plan/unfold.ts'
import { recordsDigest } from '../records.ts'
import { keyOf, type QueueResult } from './protocol.ts'

/**
 * Takes finished shards out of Redis, when they are on the disk here.
 * @param left the shards that are still wanted; others are dropped
 * @returns the shards taken
 * @throws SweepDamage (by rejection) if a result does not answer its shard or has another digest
 */
export async function collect(
  redis: Redis,
  sweep: Unfolded,
  left: ReadonlySet<number>,
  events: ExecutorEvents,
): Promise<number[]> {
  const key = keyOf(sweep.digest, 'results')
  let cursor = '0'
  let fields: string[]
  do [cursor, fields] = await redis.hscan(key, cursor, 'COUNT', 100)
  while (fields.length === 0 && cursor !== '0')
  const taken: string[] = []
  const found: number[] = []
  await Promise.all(
    fields.map(async (field, i) => {
      if (i % 2 === 1) return
      taken.push(field)
      const shard = Number(field)
      if (!left.has(shard) || found.includes(shard)) return
      found.push(shard)
      await events.finished(verified(sweep, shard, fields[i + 1]!))
    }),
  )
  if (taken.length > 0) await redis.hdel(key, ...taken)
  return found
}

function verified(sweep: Unfolded, shard: number, text: string): QueueResult {
  const read = readResultText(text, shard)
  if (read.wrong !== null) {
    throw new SweepDamage(visible(`queue: the result of shard ${shard}: ${read.wrong}`))
  }
  const { result } = read
  const wrong = mismatch(sweep.shards[shard]!, result.records)
  if (wrong !== null)
    throw new SweepDamage(visible(`queue: the result of shard ${shard}: ${wrong}`))
  const digest = recordsDigest(result.records)
  if (digest === result.digest) return result
  throw new SweepDamage(
    `queue: the records of shard ${shard} have the digest ${digest}, the worker said ${result.digest}`,
  )
}
