import type { Cost } from '@nim/conjectures'
import type { Budget } from './plan.ts'

/** What of a plan's budget a cost exceeds; null if nothing. */
export function exceeded(cost: Cost, budget: Budget | undefined): keyof Budget | null {
  if (cost.positions > BigInt(budget?.positions ?? cost.positions)) return 'positions'
  return cost.memory > BigInt(budget?.memory ?? cost.memory) ? 'memory' : null
}
