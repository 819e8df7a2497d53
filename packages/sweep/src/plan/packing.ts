import type { Packing } from './plan.ts'
import type { PlannedCheck } from './tables.ts'

/** The predicted positions of a shard, unless the plan sets them: some tenths of a second. */
const SHARD_POSITIONS = 500_000

/** The most cases of a shard, unless the plan sets them. */
const SHARD_CASES = 100

/** The fixed cost of a case, in positions. */
const CASE = 1000

/**
 * Packs checks into shards of roughly equal predicted cost in their order. A shard takes further
 * checks as long as it stays within both limits. A check beyond the limit is a shard by itself. It
 * cannot be divided, because its digest covers one stream of values.
 *
 * @returns the start of each shard; shard i is checks[starts[i]] to checks[starts[i + 1]]
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

/** The cost of a check in positions, for packing shards and for measuring progress. */
export function predictedCost({ cost }: PlannedCheck): number {
  return Number(cost.positions) + CASE
}
