import { totalmem } from 'node:os'
import type { Job } from './executor.ts'

/**
 * Predicted positions from which a shard of one check may have threads inside. Smaller boxes take some
 * tenths of a second, and more than one thread gains next to nothing in them.
 */
export const BIG_POSITIONS = 20_000_000

/** What shards of one machine share. */
export interface Means {
  /** Threads of the pool. */
  readonly threads: number
  /** Bytes of tables that shards running at the same time may take together. */
  readonly room: number
}

/** Bytes that shards running at the same time may take together, unless another limit is given. */
export function defaultRoom(): number {
  return 0.75 * totalmem()
}

/** What is asked of a shard: whether it is one check, its predicted cost, its bytes of tables. */
export type Sized = Pick<Job, 'cost' | 'memory'> & { readonly checks: readonly unknown[] }

/**
 * The threads that work inside a shard; it takes as many lanes of the pool. One, unless it is a single
 * check of at least {@link BIG_POSITIONS}. Then, of T threads,
 *
 * - as many as its share of the cost of all shards, so that it does not go on alone when the others are
 *   done: all T if it is the only one, and one if there are many like it, which are done sooner beside
 *   each other, since only the tables, not what is compared with them, are made by several threads;
 * - at least those that its share of the memory leaves idle, because fewer shards of its size than T
 *   fit beside each other.
 *
 * @param total cost of all shards, its own among them; infinite if it is not known
 */
export function threadsInside(shard: Sized, total: number, { threads, room }: Means): number {
  if (shard.checks.length !== 1 || shard.cost < BIG_POSITIONS) return 1
  const byCost = Math.round((threads * shard.cost) / total)
  const byMemory = Math.floor((threads * shard.memory) / room)
  return Math.max(1, Math.min(threads, Math.max(byCost, byMemory)))
}

/** A shard that has several threads inside. */
export interface Threaded {
  readonly shard: number
  readonly threads: number
}

/** The shards of a run that have several threads inside on this machine, with so many threads. */
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

/** Lets shards begin as lanes and memory become free. */
export interface Lanes {
  /** True if so much is free, or nothing is taken; then it is taken. */
  take(lanes: number, memory: number): boolean
  give(lanes: number, memory: number): void
}

/** The lanes of a machine, all free. */
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
