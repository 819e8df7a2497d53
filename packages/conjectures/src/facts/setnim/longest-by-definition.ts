import type { Fact } from '../fact.ts'
import { ofLeastSize } from './stacks.ts'

/**
 * F_y(m) = Σ min(y_i,m) − k·m.
 * @complexity O(n)
 */
export function surplus(y: readonly number[], k: number, m: number): number {
  let sum = 0
  for (let i = 0; i < y.length; i++) sum += Math.min(y[i]!, m)
  return sum - k * m
}

/**
 * l(y) by its definition: the largest m ≥ 0 with F_y(m) ≥ 0. Since F_y(m) ≤ sum(y) − k·m, it is
 * sought downwards from sum(y)/k. The order of the stacks does not matter.
 *
 * @complexity O(n · sum(y))
 */
export function longestByDefinition(y: readonly number[], k: number): number {
  let sum = 0
  for (const height of y) sum += height
  let m = Math.floor(sum / k)
  while (surplus(y, k, m) < 0) m--
  return m
}

/** min(x,l(x)), stack by stack. */
export function chopped(x: readonly number[], k: number): number[] {
  const l = longestByDefinition(x, k)
  return x.map((height) => Math.min(height, l))
}

/** l(x). */
export const definedLength: Fact = ofLeastSize(
  'l(x): the largest m ≥ 0 with Σ min(x_i,m) ≥ k·m',
  'NT-L1',
  longestByDefinition,
)

/** min(x,l(x)). */
export const choppedPosition: Fact<readonly number[]> = ofLeastSize(
  'min(x,l(x)), stack by stack',
  'NT-L8',
  chopped,
)
