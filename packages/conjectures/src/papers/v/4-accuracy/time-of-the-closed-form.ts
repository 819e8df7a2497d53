import { firstFailure, type Fraction, newtonStep, STARTING_VALUE } from '@nim/core/wythoff'
import { choice, type Claim, instances, instancesClaim, upTo } from '../../../judge/index.ts'

/**
 * The procedure whose steps are counted. It repeats (38), starting from x_0, until ⌊n·x_r⌋ = a_n
 * for all n ≤ limit.
 */
function iterate(limit: bigint): { readonly steps: number; readonly x: Fraction } {
  let [x, steps] = [STARTING_VALUE, 0]
  for (; firstFailure(x).n <= limit; steps++) x = newtonStep(x)
  return { steps, x }
}

/**
 * The least d such that x, truncated after d decimals, still satisfies ⌊nx⌋ = a_n for all n ≤
 * limit.
 */
function neededDecimals({ p, q }: Fraction, limit: bigint): number {
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
const DIGITS = 'digits'

const counted = instancesClaim({
  id: 'V-15',
  kind: 'remark',
  at: 'sections 14 to 16',
  title: 'the time for solving (16) is O(log log n); only one real number g_* is stored',
  statement: String.raw`Time for solving (16) is $O(\log\log n)$; no winning points need to be stored, only one real number $g_*$.`,
  conventions: [
    'the procedure: iterate (38) from x_0 = 1.618 until ⌊n·x_r⌋ = a_n for all n ≤ 10^k; nimlab counts its steps',
    'reading iterations: steps of (38); reading digits: the number of decimals of the last x_r that are needed (the size of g_*, and a lower bound for bit operations)',
    'criterion: when k doubles, n = 10^k, the count grows by at most 1; a count of order log log n = log k + const grows by a constant',
  ],
  decides:
    'for k = 2, 4, 8, … up to max, the steps that the procedure takes and the digits that its result needs; evidence for the growth only',
  parameters: [choice('reading', 'what is counted', [ITERATIONS, DIGITS])],
  domain: upTo('k', 1024),
  quick: { max: 256 },
  *instances({ domain, parameters: { reading }, data }) {
    let before: number | null = null
    for (let k = 2; k <= domain.max; k *= 2) {
      const limit = 10n ** BigInt(k)
      const { steps, x } = iterate(limit)
      const count = reading === ITERATIONS ? steps : neededDecimals(x, limit)
      yield { k, was: before ?? count, count }
      before = count
    }
    data['countAtLargest'] = before ?? 0
  },
  digest: ({ count }) => count,
  method: 'best approximations',
  printed: ({ was, count }) => count <= was + 1,
  // The mutation is false because the number of iterations grows.
  wrongAt: { max: 64 },
  wrong: ({ k, was, count }) => count <= (k === 8 ? was : was + 1),
  witness: ({ k }) => ({ k }),
  evidence: ({ k, was, count }, { reading }) => ({
    expected: `at most ${was + 1}`,
    actual: count,
    explain: `${reading}: ${was} for n ≤ 10^${k / 2}, ${count} for n ≤ 10^${k}`,
  }),
})

export const v15: Claim = instances({
  ...counted,
  principal: {
    cases: { reading: [ITERATIONS] },
    because:
      'the paper stores "one real number" and derives the bound from the number of iterations (42), so a step of (38) is the unit of time',
  },
  unsettled: {
    where: 'fails',
    because:
      'the cost of one procedure in one measure does not refute an upper bound on time. In this measure, g_* needs O(log n) decimals (V-15.decimals)',
  },
})

export const v15Decimals: Claim = instances({
  ...counted,
  id: 'V-15.decimals',
  by: 'nimlab',
  digestId: counted.id,
  at: 'sections 14 to 16, the size of g_*, by nimlab',
  title: 'O(log n) decimals of g_* are enough for solving (16)',
  statement: String.raw`Of the number $g_*$ that is stored for solving (16) $O(\log n)$ decimals are enough: when $k$ doubles, $n\le10^k$, the number of decimals after which the last $x_r$ of (38) is cut off at most doubles and grows by 2.`,
  conventions: [
    counted.conventions![0]!,
    'criterion: when k doubles, n = 10^k, the decimals at most double and grow by 2, as for a count of order log n = k + const',
  ],
  parameters: [choice('reading', 'what is counted', [DIGITS])],
  printed: ({ was, count }) => count <= 2 * was + 2,
  // The mutation is false because the number of decimals is not O(log log n).
  wrongAt: { max: 64 },
  wrong: ({ k, was, count }) => count <= (k === 8 ? was + 1 : 2 * was + 2),
})
