export { boxNear } from '../rows/box-near.ts'
import type { BoxDomain, FixedDomain, UpToDomain } from './verdict.ts'

/** All positions with piles 0..max. */
export function box(max: number): () => BoxDomain {
  return () => ({ kind: 'box', max })
}

/** Everything numbered by `of` up to max. */
export function upTo(of: string, max: number): () => UpToDomain {
  return () => ({ kind: 'up-to', of, max })
}

/** What is printed, and nothing else. */
export function fixed(): FixedDomain {
  return { kind: 'fixed' }
}
