import fc from 'fast-check'
import type { Position } from '../../src/rules/index.ts'

/**
 * Moves on the nonempty stacks of x, as lists of indices. Each move is on at least `from` and at
 * most `to` stacks. Returns an empty list if x has too few nonempty stacks.
 */
export function movesOn(
  x: Position<bigint>,
  from: number,
  to: number,
): fc.Arbitrary<readonly (readonly number[])[]> {
  const nonempty = x.flatMap((height, i) => (height > 0n ? [i] : []))
  const most = Math.min(to, nonempty.length)
  if (most < from) return fc.constant([])
  return fc.array(fc.subarray(nonempty, { minLength: from, maxLength: most }), {
    minLength: 1,
    maxLength: 12,
  })
}
