import type { MoveFacts } from './position-facts.ts'

/** (R1) or (R2) of the generalized reduction lemma, for a move from a reduced position. */
export type ReductionCondition = (move: MoveFacts) => boolean

/**
 * (R1) a > k, all maximal stacks are played on, and 0 ≤ ρ < a−k; or (R2) some maximal stack is not
 * played on and 0 ≤ ρ < a.
 * @source DH-L2.8
 */
export const needsReductionByLemma28: ReductionCondition = ({ a, leavesOutMaximal, from }) => {
  const { k, rho } = from
  return leavesOutMaximal ? 0 <= rho && rho < a : a > k && 0 <= rho && rho < a - k
}
