import { type Fact, factOf } from '../fact.ts'
import { longestByDefinition } from './longest-by-definition.ts'
import { ofLeastSize } from './stacks.ts'

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

/** True if the stacks have the same heights, each in its place. */
export function isSame(y: readonly number[], z: readonly number[]): boolean {
  return y.every((height, i) => height === z[i])
}

/** Stacks, given by their indices from 0, as bits. */
export function setOf(stacks: readonly number[]): number {
  return stacks.reduce((set, i) => set | (1 << i), 0)
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
  setOf(x.flatMap((height, i) => (height % 2 === 1 ? [i] : []))),
)

/** W, as bits. */
export const highStacks: Fact = ofLeastSize(
  'the set of stacks with ⌈x_i/2⌉ > l(⌊x/2⌋), as bits',
  'NT-L4',
  (x, k) => {
    const p = longestByDefinition(lowerHalf(x), k)
    return setOf(upperHalf(x).flatMap((height, i) => (height > p ? [i] : [])))
  },
)
