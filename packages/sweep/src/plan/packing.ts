import type { Packing } from './plan.ts'
import type { PlannedCheck } from './tables.ts'
import { CASE_COST, SHARD_CASES, SHARD_POSITIONS } from '../tuned.ts'

/**
 * Packs checks, in their order, into shards of roughly equal predicted cost. A shard receives
 * further checks while it stays within both limits. A check that exceeds the limit is a shard by
 * itself. A check cannot be divided, because its digest covers a single stream of values.
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

/**
 * The cost of a check, measured in positions. It is used to pack shards and to measure progress.
 */
export function predictedCost({ cost }: PlannedCheck): number {
  return Number(cost.positions) + CASE_COST
}
