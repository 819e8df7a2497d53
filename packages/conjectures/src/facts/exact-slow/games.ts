import { exactSlowNim } from '@nim/core/rules'
import { piles } from '../../claim/parameters-nk.ts'
import type { Games } from '../../judge/positions.ts'
import { boxNear } from '../../rows/box-near.ts'

/** NIM(n,n−1). */
export function kPlusOne(
  from: number,
  to: number,
  positions: number,
): Games<{ readonly n: number }> {
  return {
    parameters: [piles(from, from, to)],
    ruleset: ({ n }) => exactSlowNim(n, n - 1),
    defaultDomain: ({ n }) => boxNear(n, positions),
  }
}
