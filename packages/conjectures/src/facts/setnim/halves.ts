import { type Fact, factOf } from '../fact.ts'
import { longestByDefinition } from './longest-by-definition.ts'
import { ofLeastSize } from './of-least-size.ts'

/** ⌊x/2⌋, stack by stack. */
export function lowerHalf(x: readonly number[]): number[] {
  return x.map((height) => Math.floor(height / 2))
}

/** ⌈x/2⌉, stack by stack. */
export function upperHalf(x: readonly number[]): number[] {
  return x.map((height) => Math.ceil(height / 2))
}

/** True if x is in K: l(⌊x/2⌋) = l(⌈x/2⌉), with l by its definition. */
export function isInK(x: readonly number[], k: number): boolean {
  return longestByDefinition(lowerHalf(x), k) === longestByDefinition(upperHalf(x), k)
}

/** x − 1_S for a set S of stacks, as bits. */
export function lowered(x: readonly number[], set: number): number[] {
  return x.map((height, i) => height - ((set >> i) & 1))
}

/** u = ⌊x/2⌋. */
export const halfBelow: Fact<readonly number[]> = factOf(
  'u = ⌊x/2⌋, stack by stack',
  'NT-L2',
  lowerHalf,
)

/** v = ⌈x/2⌉. */
export const halfAbove: Fact<readonly number[]> = factOf(
  'v = ⌈x/2⌉, stack by stack',
  'NT-L2',
  upperHalf,
)

/** l(u). */
export const lengthOfHalfBelow: Fact = ofLeastSize('l(⌊x/2⌋)', 'NT-L3', (x, k) =>
  longestByDefinition(lowerHalf(x), k),
)

/** l(v). */
export const lengthOfHalfAbove: Fact = ofLeastSize('l(⌈x/2⌉)', 'NT-L3', (x, k) =>
  longestByDefinition(upperHalf(x), k),
)

/** Whether x is in K. */
export const inK: Fact<boolean> = ofLeastSize(
  'whether x is in K: l(⌊x/2⌋) = l(⌈x/2⌉)',
  'NT-L3',
  isInK,
)

/** O, as bits. */
export const oddSet: Fact = factOf('the set of odd stacks, as bits', 'NT-L2', (x) =>
  x.reduce((set, height, i) => set | ((height % 2) << i), 0),
)
