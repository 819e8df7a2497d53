import { mPlayCountAccelerated } from '@nim/core/exact-slow'
import { formatPosition, sortedBox } from '@nim/core/rules'
import type { Asked } from '../../../claim/claim.ts'
import { streamHeader } from '../../stream-header.ts'
import { instanceTally } from '../../instance-tally.ts'
import type { CheckResult, UpToDomain } from '../../../claim/verdict.ts'
import { type Period, periodOf } from '../../../facts/exact-slow/period.ts'
import { positionsBySum } from '../../../facts/exact-slow/positions-by-sum.ts'

/**
 * GMMV-S3 (a) along rays: the parity of R at x + t·d for t below the bound, for all sorted x and d
 * with entries up to 2, d not zero.
 */
export function checkRays(
  { ray }: { readonly ray: (period: Period | null) => boolean },
  { id, parameters, domain }: Asked<{ readonly part: string; n: number }, UpToDomain>,
): CheckResult {
  const vectors = positionsBySum(sortedBox(parameters.n, 2))
  const found = instanceTally(streamHeader(id, parameters, domain))
  const longest = { preperiod: 0, period: 0 }
  for (const x of vectors) {
    for (const d of vectors.slice(1)) {
      const parity = Array.from(
        { length: domain.max },
        (_, t) => mPlayCountAccelerated(x.map((pile, i) => pile + t * d[i]!)) % 2,
      )
      const seen = periodOf(parity)
      longest.preperiod = Math.max(longest.preperiod, seen?.preperiod ?? 0)
      longest.period = Math.max(longest.period, seen?.period ?? 0)
      found.test(ray(seen), seen?.period ?? 0, () => ({
        witness: { x, d, preperiod: seen?.preperiod ?? null, period: seen?.period ?? null },
        expected: 'eventually periodic',
        actual:
          seen === null ? 'no period' : `from ${seen.preperiod} on with period ${seen.period}`,
        explain: `along ${formatPosition(x)} + t·(${formatPosition(d)}) the parity of R begins ${parity.slice(0, 24).join('')}`,
      }))
    }
  }
  return found.result('M-play', {
    longestPreperiod: longest.preperiod,
    longestPeriod: longest.period,
  })
}
