import { totalmem } from 'node:os'
import type { Job } from './executor.ts'
import { BIG_POSITIONS } from '../tuned.ts'

/** The resources that the shards of one machine share. */
export interface Means {
  /** The number of threads in the pool. */
  readonly threads: number
  /** The maximum number of bytes that the tables of all running shards may need together. */
  readonly room: number
}

/** The default limit on the bytes of all running shards together. */
export function defaultRoom(): number {
  return 0.75 * totalmem()
}

/**
 * The data of a shard that determines how many threads work on it: its checks, its predicted cost,
 * and the bytes of its tables.
 */
export type Sized = Pick<Job, 'cost' | 'memory'> & { readonly checks: readonly unknown[] }

/**
 * The number of threads that work inside a shard. The shard occupies the same number of lanes in
 * the pool. This number is 1, unless the shard is a single check of at least {@link BIG_POSITIONS}
 * positions. In that case, with T threads, it is the larger of two numbers.
 *
 * - The shard's share of the total cost, so that it does not run alone after all others. It gets
 *   all T threads if it is the only shard. It gets one thread if there are many similar shards. The
 *   reason is that only the tables are computed by several threads, not the comparisons with them,
 *   so it is faster to run such shards next to each other.
 *
 * - The number of threads that would be idle because of memory, if fewer than T shards of its size
 *   fit into memory.
 *
 * @param total the cost of all shards, including this one; infinite if it is not known
 */
export function threadsInside(shard: Sized, total: number, { threads, room }: Means): number {
  if (shard.checks.length !== 1 || shard.cost < BIG_POSITIONS) return 1
  const byCost = Math.round((threads * shard.cost) / total)
  const byMemory = Math.floor((threads * shard.memory) / room)
  return Math.max(1, Math.min(threads, Math.max(byCost, byMemory)))
}

/** A shard inside which several threads work. */
export interface Threaded {
  readonly shard: number
  readonly threads: number
}

/**
 * The shards of a run inside which several threads work on this machine, with their numbers of
 * threads.
 */
export function threadedShards(
  shards: readonly (Sized & { readonly index: number })[],
  threads: number,
): Threaded[] {
  const total = shards.reduce((sum, { cost }) => sum + cost, 0)
  const means = { threads, room: defaultRoom() }
  return shards.flatMap((shard) => {
    const inside = threadsInside(shard, total, means)
    return inside === 1 ? [] : [{ shard: shard.index, threads: inside }]
  })
}

/** Lets shards start when lanes and memory become free. */
export interface Lanes {
  /** Takes lanes and memory if they are free, or if nothing is in use. Otherwise returns false. */
  take(lanes: number, memory: number): boolean
  give(lanes: number, memory: number): void
}

/** The lanes of a machine. All lanes are free at the start. */
export function lanesOf({ threads, room }: Means): Lanes {
  let lanesTaken = 0
  let memoryTaken = 0
  return {
    take: (lanes, memory) => {
      const fits = lanesTaken + lanes <= threads && memoryTaken + memory <= room
      if (!fits && lanesTaken > 0) return false
      lanesTaken += lanes
      memoryTaken += memory
      return true
    },
    give: (lanes, memory) => {
      lanesTaken -= lanes
      memoryTaken -= memory
    },
  }
}
