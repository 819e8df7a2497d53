/**
 * Pseudorandom 32-bit integers from a linear congruential generator. The same seed produces the
 * same numbers on every machine. Only the high bits look random. The generator is kept because
 * committed digests depend on its sequences; new code uses `seededRandom`.
 * @source the constants of W. Press et al., Numerical Recipes, section 7.1
 */
export function linearCongruence(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
}
