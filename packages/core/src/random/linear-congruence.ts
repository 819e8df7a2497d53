/**
 * Pseudo-random whole numbers of 32 bits from a linear congruence, the same for the same seed on
 * every machine. Only the high bits look random. Committed digests depend on its sequences. New
 * code uses `seededRandom`.
 * @source the constants of W. Press et al., Numerical Recipes, section 7.1
 */
export function linearCongruence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
}
