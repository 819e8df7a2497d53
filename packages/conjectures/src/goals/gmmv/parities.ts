import { exactSlowNim } from '@nim/core/rules'
import type { PartialGoal } from '@nim/prover'
import { oddCountGoal } from '../setnim/odd-count-goal.ts'

/**
 * “In NIM(n,k) every even position is P, and every position with exactly k odd piles is N”. The two
 * remarks need each other.
 *
 * @source GMMV-F2, GMMV-F3
 */
export function parityGoal(id: string, n: number, k: number): PartialGoal {
  return oddCountGoal(`${id} n=${n} k=${k}`, exactSlowNim(n, k))
}
