import { requireNoAlarm } from '../directory/alarms.ts'
import { openLedger } from '../directory/ledger-writer.ts'
import { openDirectory, readDirectory } from '../directory/open-directory.ts'
import { requireSamePlan } from '../directory/plan-file.ts'
import { requireWritable } from '../directory/require-writable.ts'
import { readShardAgain } from '../directory/shard-file.ts'
import { SweepAlarm } from '../directory/sweep-error.ts'

/** The most shards that are flushed together. */
const MOST_PENDING = 64

/** The shards that were copied from a directory. */
export interface Gathered {
  readonly directory: string
  readonly shards: number
  readonly taken: number
  /** The rejected data there, in words. */
  readonly damage: readonly string[]
}

/**
 * Copies the finished shards of other directories of the same sweep into one, which is made if it
 * does not exist. A shard is copied only if its digests match. The other directories are only read.
 *
 * @throws SweepAlarm if a shard is in two directories with different results; ForeignSweep if one
 * contains another plan; otherwise as `openDirectory`
 */
export async function gather(directory: string, parts: readonly string[]): Promise<Gathered[]> {
  parts.forEach(requireNoAlarm)
  requireWritable(directory, [])
  const first = await readDirectory(parts[0]!)
  const target = await openDirectory(directory, first.sweep, true)
  try {
    const writer = await openLedger(directory, target.ledger)
    const sources = new Map<number, readonly [digest: string, from: string]>()
    const gathered: Gathered[] = []
    const pending: Promise<void>[] = []
    try {
      for (const part of parts) {
        const other = part === parts[0] ? first : await readDirectory(part)
        requireSamePlan(part, other.sweep, target.sweep)
        let count = 0
        for (const shard of target.sweep.shards) {
          if (!other.isDone(shard.index)) continue
          const digest = other.ledger.digest(shard.index)
          const earlier = target.ledger.has(shard.index)
            ? ([target.ledger.digest(shard.index), directory] as const)
            : sources.get(shard.index)
          if (earlier !== undefined && earlier[0] !== digest) {
            throw new SweepAlarm(
              `shard ${shard.index} was computed twice with different results: ${earlier[0]} in ${earlier[1]}, ${digest} in ${part}`,
            )
          }
          if (target.isDone(shard.index) || sources.has(shard.index)) continue
          const stored = await readShardAgain(part, shard, other.ledger)
          if (stored.damage !== null) continue
          const seconds = other.ledger.seconds(shard.index)
          const result = { shard: shard.index, records: stored.records, digest, seconds }
          const kind = {
            isDouble: other.ledger.isDouble(shard.index),
            isRepeated: other.ledger.isRepeated(shard.index),
          }
          pending.push(writer.add(result, kind))
          if (pending.length >= MOST_PENDING) await Promise.all(pending.splice(0))
          sources.set(shard.index, [digest, part])
          count++
        }
        await Promise.all(pending.splice(0))
        gathered.push({ directory: part, shards: other.done, taken: count, damage: other.damage })
      }
    } finally {
      await writer.close()
    }
    return gathered
  } finally {
    target.release()
  }
}
