import { firstFailure, neededIterations, newtonApproximation } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances, instancesClaim } from '../../../judge/instances.ts'
import { choice } from '../../../judge/statement.ts'

/** The least d for which x_r cut off after d decimals still has ⌊nx⌋ = a_n for all n ≤ 10^k. */
function neededDecimals(r: number, k: number): number {
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

const ITERATIONS = 'iterations'

const printed = instancesClaim({
  id: 'V-15',
  kind: 'remark',
  at: 'sections 14 to 16',
  title: 'the time for solving (16) is O(log log n); only one real number g_* is stored',
  statement: String.raw`Time for solving (16) is $O(\log\log n)$; no winning points need to be stored, only one real number $g_*$.`,
  conventions: [
    'readings of time: iterations of (38), or decimals after which x_r can be cut off (the size of g_*, and a lower bound for bit operations)',
    'criterion: when k doubles, n = 10^k, the count grows by at most 1; a count of order log log n = log k + const grows by a constant',
  ],
  decides:
    'for k = 2, 4, 8, … up to max, the iterations that are needed (least r with ⌊n·x_r⌋ = a_n for all n ≤ 10^k) and the digits that their result needs; evidence for the growth only',
  parameters: [choice('reading', 'what is counted', [ITERATIONS, 'digits'])],
  domain: upTo('k', 1024),
  quick: { max: 256 },
  *instances({ domain, parameters: { reading }, data }) {
    let before: number | null = null
    for (let k = 2; k <= domain.max; k *= 2) {
      const r = neededIterations(k)
      const count = reading === ITERATIONS ? r : neededDecimals(r, k)
      yield { k, was: before ?? count, count }
      before = count
    }
    data['countAtLargest'] = before ?? 0
  },
  digest: ({ count }) => count,
  method: 'best approximations',
  printed: ({ was, count }) => count <= was + 1,
  wrong: {
    max: 64,
    // the number of iterations grows
    holds: ({ k, was, count }) => count <= (k === 8 ? was : was + 1),
  },
  witness: ({ k }) => ({ k }),
  evidence: ({ k, was, count }, { reading }) => ({
    expected: `at most ${was + 1}`,
    actual: count,
    explain: `${reading}: ${was} for n ≤ 10^${k / 2}, ${count} for n ≤ 10^${k}`,
  }),
})

/** The time for solving (16). */
export const v15: Claim = instances(printed)

/** Iterations of order log log n, on numbers of O(log n) digits. */
export const v15Fix: Claim = instances(
  corrected(
    printed,
    {
      title:
        'solving (16) takes O(log log n) iterations of (38), and O(log n) decimals of g_* are stored',
      statement: String.raw`The number of iterations of (38) needed for solving (16) is $O(\log\log n)$. No winning points need to be stored, only one number $g_*$, of which $O(\log n)$ decimals are needed. Changed: "time" to "number of iterations" (writing $g_*$ down alone takes longer), and "one real number" to the number of its decimals.`,
      conventions: [
        'reading iterations: iterations of (38); reading digits: decimals after which x_r can be cut off',
        'criteria: when k doubles, n = 10^k, the iterations grow by at most 1, as for a count of order log log n = log k + const; the decimals at most double and grow by 2, as for a count of order log n = k + const',
      ],
      printed: ({ was, count }, { reading }) =>
        count <= (reading === ITERATIONS ? was + 1 : 2 * was + 2),
      wrong: {
        case: { reading: 'digits' },
        max: 64,
        // the number of decimals is not O(log log n)
        holds: ({ k, was, count }) => count <= (k === 8 ? was + 1 : 2 * was + 2),
      },
    },
    { digestedAs: 'printed' },
  ),
)
