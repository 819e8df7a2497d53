import {
  highStacksOf,
  isInK,
  longestByDefinition,
  lowerHalf,
  oddSetOf,
  upperHalf,
} from '@nim/core/setnim/definitions'
import { type Fact, factOf } from '../fact.ts'
import { ofSizes } from './stacks.ts'

/** True if y and z have the same height at each place. */
export function isSame(y: readonly number[], z: readonly number[]): boolean {
  return y.every((height, i) => height === z[i])
}

export const halfBelow: Fact<readonly number[]> = factOf(
  'u = ⌊x/2⌋, stack by stack',
  'NT-L2',
  lowerHalf,
)

export const halfAbove: Fact<readonly number[]> = factOf(
  'v = ⌈x/2⌉, stack by stack',
  'NT-L2',
  upperHalf,
)

export const lengthOfHalfBelow: Fact = ofSizes('l(⌊x/2⌋)', 'NT-L3', (x, k) =>
  longestByDefinition(lowerHalf(x), k),
)

export const lengthOfHalfAbove: Fact = ofSizes('l(⌈x/2⌉)', 'NT-L3', (x, k) =>
  longestByDefinition(upperHalf(x), k),
)

export const inK: Fact<boolean> = ofSizes('whether x is in K: l(⌊x/2⌋) = l(⌈x/2⌉)', 'NT-L3', isInK)

export const oddSet: Fact = factOf('the set of odd stacks, as bits', 'NT-L2', oddSetOf)

export const highStacks: Fact = ofSizes(
  'the set of stacks with ⌈x_i/2⌉ > l(⌊x/2⌋), as bits',
  'NT-L4',
  highStacksOf,
)
