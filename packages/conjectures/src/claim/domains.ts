import { boxCount } from '@nim/core/rules'
import type { BoxDomain, FixedDomain, UpToDomain } from './verdict.ts'

/** All positions with piles 0..max. */
export function box(max: number): () => BoxDomain {
  return () => ({ kind: 'box', max })
}

/** The instances whose number is at most max. `of` is the name of this number, such as `n`. */
export function upTo(of: string, max: number): () => UpToDomain {
  return () => ({ kind: 'up-to', of, max })
}

/** Exactly the items that are printed. */
export function fixed(): FixedDomain {
  return { kind: 'fixed' }
}

/**
 * The largest box of sorted positions of n piles with at most `positions` members and with max ≥ 1.
 * @complexity O(n log max)
 */
export function boxNear(piles: number, positions: number): BoxDomain {
  const limit = BigInt(positions)
  let low = 1
  let high = 2
  while (boxCount(piles, high, true) <= limit) high *= 2
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (boxCount(piles, middle, true) <= limit) low = middle
    else high = middle
  }
  return { kind: 'box', max: low }
}
