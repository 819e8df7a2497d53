import fc from 'fast-check'
import type { Position } from '../../src/rules/index.ts'
import { sorted } from '../../src/rules/index.ts'
import { type StacksAndMoveSize, stacksAndMoveSize } from './stacks-and-move-size.ts'

/** The ways to adjust the parity of the heights. */
const PARITIES = ['as drawn', 'all odd', 'all even', 'one odd'] as const

/**
 * Positions x, and every k from 1 to n ≤ maxStacks. The heights go slightly beyond max. They have
 * many magnitudes or equal parity, or x is near the border k·x_n = sum(x) of the reduced positions.
 */
export function stacksNearBalance(maxStacks: number, max: bigint): fc.Arbitrary<StacksAndMoveSize> {
  return fc
    .tuple(
      stacksAndMoveSize(maxStacks, max),
      fc.constantFrom(...PARITIES),
      fc.boolean(),
      fc.bigInt({ min: 0n, max: 3n }),
    )
    .map(([{ x, k }, parity, nearBorder, offset]) => ({
      x: sorted(withParity(nearBorder ? onBorder(x, k, offset) : x, parity)),
      k,
    }))
}

/**
 * Sets the highest stack to about the sum of the others divided by k − 1, so that k·x_n is about
 * the sum.
 */
function onBorder(x: Position<bigint>, k: number, offset: bigint): Position<bigint> {
  if (k === 1) return x
  const others = x.slice(0, -1).reduce((sum, height) => sum + height, 0n)
  return [...x.slice(0, -1), others / BigInt(k - 1) + offset]
}

function withParity(x: Position<bigint>, parity: (typeof PARITIES)[number]): Position<bigint> {
  if (parity === 'as drawn') return x
  return x.map((height, i) => {
    const even = height - (height % 2n)
    return parity === 'all odd' || (parity === 'one odd' && i === 0) ? even + 1n : even
  })
}
