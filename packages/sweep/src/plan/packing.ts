import type { Packing } from './plan.ts'
import type { PlannedCheck } from './tables.ts'

/** Predicted positions of a shard, unless the plan says otherwise: some tenths of a second. */
const SHARD_POSITIONS = 500_000

/** Cases of a shard, at most, unless the plan says otherwise. */
const SHARD_CASES = 100

/** What a case costs besides its positions, in positions. */
const CASE = 1000

/**
 * Packs checks into shards of roughly equal predicted cost, keeping their order: a shard takes the
 * next checks as long as it stays within both limits. A check that is beyond the limit is a shard by
 * itself; it cannot be divided, since its digest is that of one stream of values.
 *
 * @returns where each shard begins; shard i is checks[starts[i]] to checks[starts[i + 1]]
 * @complexity O(number of checks)
 */
export function packed(checks: readonly PlannedCheck[], packing: Packing = {}): number[] {
  const { positions = SHARD_POSITIONS, cases = SHARD_CASES } = packing
  const starts: number[] = []
  let cost = 0
  checks.forEach((check, i) => {
    const own = predictedCost(check)
    const isFull = cost + own > positions || i - (starts.at(-1) ?? 0) >= cases
    if (i === 0 || isFull) {
      starts.push(i)
      cost = 0
    }
    cost += own
  })
  return starts
}

/** The cost of a check in positions, by which shards are packed and progress is measured. */
export function predictedCost({ cost }: PlannedCheck): number {
  return Number(cost.positions) + CASE
}
