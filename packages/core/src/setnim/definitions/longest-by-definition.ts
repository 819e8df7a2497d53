import { total } from './types.ts'

/**
 * The surplus F_y(m) = Σ min(y_i,m) − k·m. Heights may be in any order.
 *
 * @complexity O(n)
 * @source NT-L1
 */
export function surplus(y: readonly number[], k: number, m: number): number {
  let sum = 0
  for (let i = 0; i < y.length; i++) sum += Math.min(y[i]!, m)
  return sum - k * m
}

/**
 * The number l(y), computed from its definition as the largest m ≥ 0 with F_y(m) ≥ 0. Since F_y(m)
 * ≤ sum(y) − k·m, the search goes down from sum(y)/k. The order of the stacks does not matter; 1 ≤
 * k ≤ n.
 *
 * @complexity O(n · sum(y))
 * @source NT-L1
 */
export function longestByDefinition(y: readonly number[], k: number): number {
  let m = Math.floor(total(y) / k)
  while (surplus(y, k, m) < 0) m--
  return m
}

/**
 * The position in which each stack x_i is replaced by min(x_i,l(x)). The number l(x) is computed
 * from its definition; 1 ≤ k ≤ n.
 *
 * @complexity as {@link longestByDefinition}
 * @source NT-L8
 */
export function chopped(x: readonly number[], k: number): number[] {
  const l = longestByDefinition(x, k)
  return x.map((height) => Math.min(height, l))
}
