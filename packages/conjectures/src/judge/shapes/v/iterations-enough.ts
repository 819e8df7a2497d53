import { floorDifference, newtonApproximation } from '@nim/core/wythoff'
import type { Claim, PaperStatus } from '../../../claim/claim.ts'
import type { Parameter } from '../../../claim/parameter.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { judgeList, upTo, vClaim } from './v-claim.ts'

/** The number of iterations claimed to be enough for n; null if it has no value. */
export type IterationsFor = (n: bigint, reading: string) => number | null

/** Up to here every n is tried. */
const BY_ONE = 1000

/**
 * A claim that so many iterations are enough for ⌊n·x_r⌋ = a_n. The number must depend on n through its
 * number of digits only, as all printed ones do: each block 10^(k−1) < n ≤ 10^k has one r, and its
 * failures are counted by floor sums.
 */
export function iterationsEnoughClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement' | 'conventions'> & {
    readonly paperStatus: PaperStatus
    readonly parameters: readonly Parameter[]
  },
  printed: IterationsFor,
): Claim {
  return vClaim<{ reading: string } | Record<string, never>, UpToDomain, IterationsFor>({
    ...claim,
    kind: 'proposition',
    decides: `every n ≤ ${BY_ONE} one by one against the winning points of the game; beyond, for every block 10^(k−1) < n ≤ 10^k with k up to max, the sum of |⌊n·x_r⌋ − a_n| by floor sums`,
    complexity: `O(${BY_ONE}² + max²)`,
    defaultDomain: upTo('k', 200),
    quick: { max: 60 },
    printed,
    judge: (iterationsFor, asked) =>
      judgeList(asked, 'floor sums', (test) => {
        const reading = String((asked.parameters as { reading?: string }).reading)
        const { a } = firstWinningPoints(BY_ONE)
        for (let n = 1; n <= Math.min(BY_ONE, 10 ** asked.domain.max); n++) {
          const r = iterationsFor(BigInt(n), reading)
          const found = r === null || r < 0 ? null : floorOf(r, n)
          test(found === a[n], a[n]!, () => ({
            witness: { n, r },
            expected: `${found ?? 'no value'}`,
            actual: a[n]!,
            explain: `for n = ${n} the number of iterations is ${r ?? 'without a value'}; ${found === null ? 'there is no such x_r' : `⌊n·x_${r}⌋ = ${found}`}, a_n = ${a[n]}`,
          }))
        }
        for (let k = 4; k <= asked.domain.max; k++) {
          const r = iterationsFor(10n ** BigInt(k), reading)!
          const x = newtonApproximation(r)
          const [below, upTo] = [10n ** BigInt(k - 1), 10n ** BigInt(k)]
          const failures = floorDifference(upTo, x) - floorDifference(below, x)
          test(failures === 0n, r, () => ({
            witness: { k, r },
            expected: 'no failure',
            actual: String(failures),
            explain: `for 10^${k - 1} < n ≤ 10^${k} the number of iterations is ${r}; Σ|⌊n·x_${r}⌋ − a_n| over these n is ${failures}`,
          }))
        }
      }),
  })
}

function floorOf(r: number, n: number): number {
  const { p, q } = newtonApproximation(r)
  return Number((p * BigInt(n)) / q)
}
