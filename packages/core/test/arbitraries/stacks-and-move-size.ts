import fc from 'fast-check'
import { sorted } from '../../src/rules/index.ts'

/** A position x of SN(n,{k}), x ascending, and k. */
export interface StacksAndMoveSize {
  readonly x: readonly bigint[]
  readonly k: number
}

/**
 * Positions with heights 0..max, and every k from 1 to n ≤ maxStacks. The order of magnitude of
 * each height is random, because uniform heights would make nearly all positions reduced.
 */
export function stacksAndMoveSize(maxStacks: number, max: bigint): fc.Arbitrary<StacksAndMoveSize> {
  const magnitudes: bigint[] = []
  for (let bound = max; bound > 0n; bound /= 10n) magnitudes.push(bound)
  const height = fc.constantFrom(...magnitudes).chain((bound) => fc.bigInt({ min: 0n, max: bound }))
  return fc
    .array(height, { minLength: 1, maxLength: maxStacks })
    .chain((heights) =>
      fc.integer({ min: 1, max: heights.length }).map((k) => ({ x: sorted(heights), k })),
    )
}
