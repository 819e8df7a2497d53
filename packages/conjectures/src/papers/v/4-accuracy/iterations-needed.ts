import { ceilLog10, ceilLog2Of, neededIterations } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** ⌈log2(k/3)⌉, null for k = 0. */
type IterationBound = (k: number) => number | null

/** The chain of inequalities for the number of iterations. */
export const v42: Claim = vClaim<{ part: string }, UpToDomain, IterationBound>({
  id: 'V-42',
  kind: 'proposition',
  source: 'sections 14 to 16 (42)',
  paperStatus: 'asserted',
  title: 'iterations for n ≤ 10^k: r ≥ ⌈log2(k/3)⌉ ≥ ⌈log2(⌈log10 n⌉/3)⌉',
  statement: String.raw`The number of iterations needed for $n\le10^k$: $r\ge\lceil\log_2(k/3)\rceil\ge\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil\sim\lfloor\log_{10}\log_{10}n\rfloor$ (42). Whether these are enough is V-42.a, the last approximation V-42.b.`,
  conventions: [
    'k ≥ 1 and n ≥ 2, so that both logarithms have values',
    'needed for n ≤ 10^k: the least r with ⌊n·x_r⌋ = a_n for all these n, found through Fibonacci numbers',
  ],
  decides:
    'part needed: for every k up to max, that fewer than ⌈log2(k/3)⌉ iterations are not enough; part chain: the second inequality for n = 10^(k−1) + 1 and n = 10^k',
  complexity: 'O(max²)',
  parameters: [choice('part', 'first or second inequality', 'needed', 'chain')],
  defaultDomain: upTo('k', 200),
  quick: { max: 60 },
  printed: (k) => ceilLog2Of(k, 3),
  judge: (bound, asked) =>
    judgeList(asked, 'best approximations', (test) => {
      for (let k = 1; k <= asked.domain.max; k++) {
        const least = bound(k)!
        if (asked.parameters.part === 'needed') {
          const needed = neededIterations(k)
          test(needed >= least, needed, () => ({
            witness: { k },
            expected: `at least ${least}`,
            actual: needed,
            explain: `${needed} iterations are enough for all n ≤ 10^${k}`,
          }))
          continue
        }
        for (const n of [10n ** BigInt(k - 1) + 1n, 10n ** BigInt(k)]) {
          const second = ceilLog2Of(ceilLog10(n), 3)!
          test(least >= second, least, () => ({
            witness: { k, n: String(n) },
            expected: `at most ${least}`,
            actual: second,
            explain: `⌈log2(⌈log10 n⌉/3)⌉ = ${second} for n = ${n}`,
          }))
        }
      }
    }),
})
