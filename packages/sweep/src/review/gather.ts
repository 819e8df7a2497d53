import { requireNoAlarm } from '../directory/alarms.ts'
import { openLedger } from '../directory/ledger-writer.ts'
import { openDirectory, readDirectory } from '../directory/open-directory.ts'
import { requireSamePlan } from '../directory/plan-file.ts'
import { requireWritable } from '../directory/require-writable.ts'
import { readShardAgain } from '../directory/shard-file.ts'
import { SweepAlarm } from '../directory/sweep-error.ts'
import { shardName } from '../shard-name.ts'
import { MOST_FLUSHING } from '../tuned.ts'

/** The result of copying shards from one directory. */
export interface Gathered {
  readonly directory: string
  /** The number of finished shards in the directory. */
  readonly shards: number
  /** The number of shards that the function copied from the directory. */
  readonly taken: number
  /** A description of each item of invalid data in the directory. */
  readonly damage: readonly string[]
}

/**
 * Copies the finished shards of several directories of the same sweep into one directory. The
 * function creates the target directory if necessary, and never writes to the source directories.
 * The function copies a shard only if the shard's digests match.
 *
 * @throws SweepAlarm if two directories contain different results for the same shard; ForeignSweep
 * if a directory contains another plan; SweepDamage if a shard changes while it is copied;
 * otherwise as `openDirectory`
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
        const other = part === parts[0] ? first : await readDirectory(part, 'kept', first.sweep)
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
              `${shardName(shard.index)} was computed twice with different results: ${earlier[0]} in ${earlier[1]}, ${digest} in ${part}`,
            )
          }
          if (target.isDone(shard.index) || sources.has(shard.index)) continue
          const { records } = await readShardAgain(part, shard, other.ledger)
          const seconds = other.ledger.seconds(shard.index)
          const result = { shard: shard.index, records, digest, seconds }
          const kind = {
            isDouble: other.ledger.isDouble(shard.index),
            isRepeated: other.ledger.isRepeated(shard.index),
          }
          pending.push(writer.add(result, kind))
          if (pending.length >= MOST_FLUSHING) await Promise.all(pending.splice(0))
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
