/**
 * A part of the obligations. The part contains each obligation whose number, divided by `count`,
 * has the remainder `index`.
 */
export interface Shard {
  /** The remainder, from 0 to count − 1. */
  readonly index: number
  readonly count: number
}

/** The shard that contains all obligations. */
export const WHOLE: Shard = { index: 0, count: 1 }

/**
 * True if the obligation belongs to the shard. Every obligation belongs to exactly one of the
 * `count` shards.
 *
 * @param number the place of the obligation, from 0, among those that simplification does not
 * settle
 */
export function isInShard(number: number, { index, count }: Shard): boolean {
  return number % count === index
}

/** The name of the shard, counted from 1, such as `part 2 of 3`. */
export function shardName({ index, count }: Shard): string {
  return `part ${index + 1} of ${count}`
}

/** @throws RangeError unless 0 ≤ index < count */
export function checkedShard(shard: Shard): Shard {
  const { index, count } = shard
  if (Number.isSafeInteger(index) && Number.isSafeInteger(count) && 0 <= index && index < count) {
    return shard
  }
  throw new RangeError(`shard: expected 0 <= index < count, got ${index} of ${count}`)
}
