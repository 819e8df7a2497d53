import { totalmem } from 'node:os'
import type { Job } from './executor.ts'

/**
 * The least predicted number of positions of a shard that may have several threads inside. Smaller
 * boxes take some tenths of a second, and several threads gain almost nothing in them.
 */
export const BIG_POSITIONS = 20_000_000

/** The resources that the shards of one machine share. */
export interface Means {
  /** Threads of the pool. */
  readonly threads: number
  /** The most bytes of tables of all running shards together. */
  readonly room: number
}

/** The default limit for the bytes of all running shards together. */
export function defaultRoom(): number {
  return 0.75 * totalmem()
}

/**
 * The data of a shard that decide its threads: its checks, its predicted cost, its bytes of tables.
 */
export type Sized = Pick<Job, 'cost' | 'memory'> & { readonly checks: readonly unknown[] }

/**
 * The threads that work inside a shard. The shard takes as many lanes of the pool. It is one
 * thread, unless the shard is a single check of at least {@link BIG_POSITIONS}. Then, of T threads,
 * it is the larger of two numbers.
 *
 * - Its share of the total cost, so that it does not run alone after all others. It gets all T
 * threads if it is the only shard. It gets one thread if there are many similar shards, because
 * only tables are made by several threads, not the comparisons with them; so the shards are faster
 * beside each other.
 *
 * - The threads that would be idle because of memory, if fewer than T shards of its size fit into
 * it.
 *
 * @param total cost of all shards, with this one; infinite if it is not known
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

/**
 * The shards of a run that have several threads inside on this machine, with their numbers of
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

/** Lets shards start as lanes and memory become free. */
export interface Lanes {
  /** Takes lanes and memory, if they are free or if nothing is in use. Returns false otherwise. */
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
