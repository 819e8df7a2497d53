import {
  enoughIterations,
  floorDifference,
  floorTimes,
  newtonApproximation,
  printedIterations,
} from '@nim/core/wythoff'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import type { CaseParameters, Claim } from '../../../judge/index.ts'
import { choice, corrected, instances, instancesClaim, upTo } from '../../../judge/index.ts'

/** The largest n that forms an instance by itself. */
const BY_ONE = 1000

/** One number n, or all n with 10^(k−1) < n ≤ 10^k, which the largest of them represents. */
interface Numbers {
  readonly n: bigint
  /** a_n; null if there are several numbers. */
  readonly a: number | null
  /** ⌊n·x_r⌋; null if there is no such x_r. */
  readonly floorWith: (r: number | null) => number | null
  /**
   * True if ⌊n·x_r⌋ = a_n for each of the numbers. If an instance has several numbers, floor sums
   * are used.
   */
  readonly isEnough: (r: number | null) => boolean
}

/**
 * Every n ≤ 1000, with the value of a_n that the rules of the game give. All larger n ≤ 10^max
 * follow, grouped by their number of digits.
 */
function* numbersBySize(max: number): Generator<Numbers> {
  const { a } = firstWinningPoints(BY_ONE)
  for (let i = 1; i <= Math.min(BY_ONE, 10 ** max); i++) {
    const n = BigInt(i)
    const floorWith = (r: number | null): number | null =>
      r === null || r < 0 ? null : Number(floorTimes(newtonApproximation(r), n))
    yield { n, a: a[i]!, floorWith, isEnough: (r) => floorWith(r) === a[i] }
  }
  for (let k = 4; k <= max; k++) {
    const n = 10n ** BigInt(k)
    const isEnough = (r: number | null): boolean => {
      if (r === null || r < 0) return false
      const x = newtonApproximation(r)
      return floorDifference(n, x) === floorDifference(n / 10n, x)
    }
    yield { n, a: null, floorWith: () => null, isEnough }
  }
}

/** The printed number of iterations in a reading; null if the printed formula has no value. */
function printedFor(n: bigint, { reading }: CaseParameters): number | null {
  const r = printedIterations(n)
  return reading === 'max0' ? Math.max(0, r ?? 0) : r
}

const printed = instancesClaim({
  id: 'V-42.a',
  kind: 'proposition',
  at: 'sections 14 to 16 (42)',
  title: 'r = ⌈log2(⌈log10 n⌉/3)⌉ iterations are enough for ⌊n·x_r⌋ = a_n',
  statement: String.raw`$r=\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil$ iterations from $x_0=1.618$ are enough for $\lfloor n\,x_r\rfloor=a_n$.`,
  conventions: [
    'reading literal: r has no value for n = 1 and is negative for n ≤ 10; reading max0: max(0, r), or 0 if r has no value',
  ],
  decides: `every n ≤ ${BY_ONE}, compared with the winning points of the game; for larger n, for every block 10^(k−1) < n ≤ 10^k with k up to max, the sum of |⌊n·x_r⌋ − a_n| by floor sums`,
  parameters: [choice('reading', 'where r is negative or has no value', ['literal', 'max0'])],
  principal: {
    cases: { reading: ['max0'] },
    because: 'Table 2 has r = 0 for n ≤ 10^3, where the formula is negative or has no value',
  },
  flaw: { class: 'theorem', cause: 'V-T4' },
  domain: upTo('k', 200),
  quick: { max: 60 },
  instances: ({ domain }) => numbersBySize(domain.max),
  digest: ({ n, a }, parameters) => a ?? printedFor(n, parameters)!,
  method: 'floor sums',
  printed: ({ n, isEnough }, parameters) => isEnough(printedFor(n, parameters)),
  // The mutation requires a value at n = 1. The printed statement holds up to n = 232.
  wrongAt: { case: { reading: 'max0' }, max: 2 },
  wrong: ({ n, isEnough }) => isEnough(n === 1n ? printedIterations(n) : 0),
  witness: ({ n }, parameters) => ({ n: Number(n), r: printedFor(n, parameters) }),
  evidence: ({ n, a, floorWith }, parameters) => {
    const r = printedFor(n, parameters)
    const found = floorWith(r)
    return {
      expected: `${found ?? 'no value'}`,
      actual: a,
      explain: `for n = ${n} the number of iterations is ${r ?? 'without a value'}; ${found === null ? 'there is no such x_r' : `⌊n·x_${r}⌋ = ${found}`}, a_n = ${a}`,
    }
  },
})

export const v42a: Claim = instances(printed)

export const v42aFix: Claim = instances(
  corrected(printed, {
    kind: 'proposition',
    title: 'r = max(0, ⌈log2(⌈log10 n⌉/2)⌉) iterations are enough for ⌊n·x_r⌋ = a_n',
    statement: String.raw`$r=\max(0,\lceil\log_2(\lceil\log_{10}n\rceil/2)\rceil)$ iterations from $x_0=1.618$ are enough for $\lfloor n\,x_r\rfloor=a_n$: 2 instead of the printed 3, and 0 where the logarithm is negative or has no value.`,
    conventions: [],
    parameters: [],
    digest: ({ n, a }) => a ?? enoughIterations(n),
    printed: ({ n, isEnough }) => isEnough(enoughIterations(n)),
    // The mutation is false because one iteration is not enough for n = 46368.
    wrongAt: { max: 6 },
    wrong: ({ isEnough }) => isEnough(1),
  }),
)
