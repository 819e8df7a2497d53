import { slowSetNim } from '@nim/core/rules'
import type { PartialGoal } from '@nim/prover'
import { oddCountGoal } from '../setnim/odd-count-goal.ts'

/** “In SN(n,A), o = 0 implies P and o ∈ A implies N”. @source DH-T4.1 */
export function theorem41Goal(n: number, sizes: readonly number[]): PartialGoal {
  return oddCountGoal(`DH-T4.1 n=${n} A={${sizes.join()}}`, slowSetNim(n, sizes))
}
