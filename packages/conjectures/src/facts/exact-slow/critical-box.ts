import { boxNear } from '../../rows/box-near.ts'
import type { BoxDomain } from '../../claim/verdict.ts'

/**
 * The box on which the bounds of m-critical positions are checked by default: near 10^5 positions,
 * and for n = 7 piles up to 24, so that the smallest known violation of (b) is inside.
 */
export function criticalBox(piles: number): BoxDomain {
  return piles === 7 ? { kind: 'box', max: 24 } : boxNear(piles, 100_000)
}
