import { longestByDefinition } from './longest-by-definition.ts'

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

/** The odd stacks, as bits. */
export function oddSet(x: readonly number[]): number {
  return x.reduce((set, height, i) => set | ((height % 2) << i), 0)
}

/** x − 1_S for a set S of stacks, as bits. */
export function lowered(x: readonly number[], set: number): number[] {
  return x.map((height, i) => height - ((set >> i) & 1))
}
