import type { Cost } from '@nim/conjectures'
import type { Budget } from './plan.ts'

/**
 * The name of the limit in a plan's budget that a cost exceeds; null if the cost exceeds no limit.
 */
export function exceeded(cost: Cost, budget: Budget | undefined): keyof Budget | null {
  if (cost.positions > BigInt(budget?.positions ?? cost.positions)) return 'positions'
  return cost.memory > BigInt(budget?.memory ?? cost.memory) ? 'memory' : null
}
