import { decimalsOfG, firstFailure, floorTimes, type Fraction } from '@nim/core/wythoff'
import type { Claim, PaperStatus } from '../../../claim/claim.ts'
import type { Parameter } from '../../../claim/parameter.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { judgeList, upTo, vClaim } from './v-claim.ts'

/** How many digits are claimed to be enough, and the factor made of them. */
export interface DigitsEnough {
  /** Least t for n ≤ 10^k. */
  readonly leastT: (k: number) => number
  /** The number that n is multiplied by, from g(t). */
  readonly factor: (decimals: Fraction, reading: string) => Fraction
}

/** Up to 10^3 every n is tried; beyond, the first failure is found through Fibonacci numbers. */
const BY_ONE = 3
/** Values of t looked at from the least on; a larger t leaves fewer failures. */
const EXTRA = 4

/** A claim that t digits of g are enough for ⌊n·factor⌋ = a_n up to n = 10^k. */
export function digitsEnoughClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement' | 'conventions'> & {
    readonly paperStatus: PaperStatus
    readonly parameters: readonly Parameter[]
  },
  printed: DigitsEnough,
): Claim {
  return vClaim<{ reading: string } | Record<string, never>, UpToDomain, DigitsEnough>({
    ...claim,
    kind: 'theorem',
    decides: `for every k up to max and t from the least to ${EXTRA} more: the first n with ⌊n·factor⌋ ≠ a_n, by trying every n ≤ 10^${BY_ONE} against the winning points of the game, and for larger k through Fibonacci numbers (one-sided best approximations); larger t only leave fewer such n`,
    complexity: `O(10^(2·${BY_ONE}) + max²)`,
    defaultDomain: upTo('k', 60),
    quick: { max: 20 },
    printed,
    judge: ({ leastT, factor }, asked) =>
      judgeList(asked, 'best approximations', (test) => {
        const reading = String((asked.parameters as { reading?: string }).reading)
        const { a } = firstWinningPoints(10 ** BY_ONE)
        for (let k = 0; k <= asked.domain.max; k++) {
          const limit = 10n ** BigInt(k)
          for (let t = leastT(k); t <= leastT(k) + EXTRA; t++) {
            const xi = factor(decimalsOfG(t), reading)
            const n = k <= BY_ONE ? firstByOne(xi, Number(limit), a) : firstBeyond(xi, limit)
            test(n === null, t, () => ({
              witness: { k, t, n: String(n) },
              expected: `a_n for all n ≤ 10^${k}`,
              actual: `⌊n·${xi.p}/${xi.q}⌋ = ${floorTimes(xi, n!)} for n = ${n}`,
              explain: `k = ${k}, t = ${t}: ⌊${n}·${xi.p}/${xi.q}⌋ = ${floorTimes(xi, n!)}, but a_${n} = ${k <= BY_ONE ? a[Number(n)] : firstFailure(xi).a}`,
            }))
          }
        }
      }),
  })
}

function firstByOne(xi: Fraction, limit: number, a: readonly number[]): bigint | null {
  for (let n = 1; n <= limit; n++) {
    if (floorTimes(xi, BigInt(n)) !== BigInt(a[n]!)) return BigInt(n)
  }
  return null
}

function firstBeyond(xi: Fraction, limit: bigint): bigint | null {
  if (xi.p <= 0n) return 1n
  const { n } = firstFailure(xi)
  return n <= limit ? n : null
}
