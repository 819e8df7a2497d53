import { firstFailure, neededIterations, newtonApproximation } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** What a count may come to when the number of digits of n doubles, from what it was before. */
export interface GrowthBound {
  readonly mostAfterDoubling: (was: number, reading: string) => number
}

/** The time for solving (16). */
export const v15: Claim = vClaim<{ reading: string }, UpToDomain, GrowthBound>({
  id: 'V-15',
  kind: 'remark',
  source: 'sections 14 to 16',
  paperStatus: 'asserted',
  title: 'the time for solving (16) is O(log log n); only one real number g_* is stored',
  statement: String.raw`Time for solving (16) is $O(\log\log n)$; no winning points need to be stored, only one real number $g_*$.`,
  conventions: [
    'readings of time: iterations of (38), or decimals after which x_r can be cut off (the size of g_*, and a lower bound for bit operations)',
    'criterion: when k doubles, n = 10^k, the count grows by at most 1; a count of order log log n = log k + const grows by a constant',
  ],
  decides:
    'for k = 2, 4, 8, … up to max, the iterations that are needed (least r with ⌊n·x_r⌋ = a_n for all n ≤ 10^k) and the digits that their result needs; evidence for the growth only',
  complexity: 'O(max²)',
  parameters: [choice('reading', 'what is counted', 'iterations', 'digits')],
  defaultDomain: upTo('k', 1024),
  quick: { max: 256 },
  printed: { mostAfterDoubling: (was) => was + 1 },
  judge: ({ mostAfterDoubling }, asked) =>
    judgeList(asked, 'best approximations', (test) => {
      const { reading } = asked.parameters
      let before: number | null = null
      for (let k = 2; k <= asked.domain.max; k *= 2) {
        const iterations = neededIterations(k)
        const count = reading === 'iterations' ? iterations : digitsOf(iterations, k)
        const was = before ?? count
        const most = mostAfterDoubling(was, reading)
        test(count <= most, count, () => ({
          witness: { k },
          expected: `at most ${most}`,
          actual: count,
          explain: `${reading}: ${was} for n ≤ 10^${k / 2}, ${count} for n ≤ 10^${k}`,
        }))
        before = count
      }
      return { countAtLargest: before ?? 0 }
    }),
})

/** The least d for which x_r cut off after d decimals still has ⌊nx⌋ = a_n for all n ≤ 10^k. */
function digitsOf(r: number, k: number): number {
  const { p, q } = newtonApproximation(r)
  const limit = 10n ** BigInt(k)
  const isEnough = (digits: number): boolean => {
    const scale = 10n ** BigInt(digits)
    return firstFailure({ p: (p * scale) / q, q: scale }).n > limit
  }
  let [low, high] = [0, 1]
  while (!isEnough(high)) [low, high] = [high, 2 * high]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (isEnough(middle)) high = middle
    else low = middle
  }
  return high
}
