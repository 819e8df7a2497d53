import { certifiesLower, fibonacci } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain, UpToDomain } from '../../../claim/verdict.ts'
import { firstWinningPoints } from '../../../facts/wythoff/first-winning-points.ts'
import { choice, fixed, judgeList, upTo, vClaim } from './v-claim.ts'

/** A statement about a_n at Fibonacci numbers n of every second index. */
export interface FibonacciStatement {
  /** F index of n, from k ≥ 1. */
  readonly indexOfN: (k: number) => number
  /** a_n by the statement. */
  readonly lower: (k: number) => bigint
  /** Printed values: F index of n, a_n. */
  readonly values: readonly (readonly [index: number, a: number])[]
}

/** A claim about a_n at Fibonacci numbers. */
export function fibonacciClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  printed: FibonacciStatement,
): Claim {
  return vClaim<{ part: string }, UpToDomain | FixedDomain, FibonacciStatement>({
    ...claim,
    kind: 'proposition',
    paperStatus: 'observed',
    conventions: ['F_1 = F_2 = 1'],
    decides:
      'part formula: every k up to max, by the certificate a² − an − n² < 0 < (a+1)² − (a+1)n − n²; part values: the printed values against winning points found by the pass over the plane',
    complexity: 'O(max) products',
    parameters: [choice('part', 'the formula, or the printed values', 'formula', 'values')],
    instances: printed.values.length,
    defaultDomain: ({ part }) => (part === 'formula' ? upTo('k', 1000)() : fixed()),
    quick: { max: 200 },
    printed,
    judge: ({ indexOfN, lower, values }, asked) =>
      judgeList(asked, 'certificate and pass', (test) => {
        if (asked.domain.kind === 'up-to') {
          for (let k = 1; k <= asked.domain.max; k++) {
            const n = fibonacci(indexOfN(k))
            test(certifiesLower(n, lower(k)), k, () => ({
              witness: { k, n: String(n) },
              expected: String(lower(k)),
              actual: 'not ⌊nφ⌋',
              explain: `for k = ${k}, n = F_${indexOfN(k)} = ${n}: ${lower(k)} does not meet the certificate`,
            }))
          }
          return
        }
        const { a } = firstWinningPoints(40)
        for (const [index, value] of values) {
          const n = Number(fibonacci(index))
          test(a[n] === value, a[n]!, () => ({
            witness: { index, n },
            expected: value,
            actual: a[n]!,
            explain: `a at F_${index} = ${n} is ${a[n]}`,
          }))
        }
      }),
  })
}
