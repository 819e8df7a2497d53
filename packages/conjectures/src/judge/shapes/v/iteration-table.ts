import { ceilLog2Of, firstFailure, newtonApproximation } from '@nim/core/wythoff'
import type { Claim, PaperStatus } from '../../../claim/claim.ts'
import type { Parameter } from '../../../claim/parameter.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { fixed, judgeList, vClaim } from './v-claim.ts'

/** Iterations r for n = 10^t, from ≤ t ≤ to. */
export interface IterationRow {
  readonly from: number
  readonly to: number
  readonly r: number
}

/** A claim that a table of numbers of iterations is right. */
export function iterationTableClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement' | 'conventions'> & {
    readonly paperStatus: PaperStatus
    readonly parameters: readonly Parameter[]
  },
  rows: readonly IterationRow[],
): Claim {
  return vClaim<{ part: string }, FixedDomain, { readonly rows: readonly IterationRow[] }>({
    ...claim,
    kind: 'table',
    decides:
      'part enough: for every t of a row, ⌊n·x_r⌋ = a_n for all n ≤ 10^t; part needed: fewer iterations are not enough for n ≤ 10^t; both through the first failure, found by Fibonacci numbers; parts agreement: r against (42)',
    complexity: 'O(1)',
    instances: rows.reduce((count, { from, to }) => count + to - from + 1, 0),
    defaultDomain: fixed,
    printed: { rows },
    judge: ({ rows: printed }, asked) =>
      judgeList(asked, 'best approximations', (test) => {
        const { part } = asked.parameters
        for (const { from, to, r } of printed) {
          for (let t = from; t <= to; t++) {
            if (part.startsWith('agreement')) {
              const literal = ceilLog2Of(t, 3)
              const by42 = part === 'agreement' ? literal : Math.max(0, literal ?? 0)
              test(by42 === r, r, () => ({
                witness: { t },
                expected: r,
                actual: by42,
                explain: `for n = 10^${t} the table has ${r}, (42) gives ${by42 ?? 'no value'}`,
              }))
              continue
            }
            const limit = 10n ** BigInt(t)
            const failing = part === 'enough' ? r : r - 1
            if (failing < 0) continue
            const failure = firstFailure(newtonApproximation(failing))
            const isEnough = failure.n > limit
            test(isEnough === (part === 'enough'), r, () => ({
              witness: { t, r: failing, n: String(failure.n) },
              expected: part === 'enough' ? `${r} iterations are enough` : `${r} are needed`,
              actual: `the first n with ⌊n·x_${failing}⌋ ≠ a_n is ${failure.n}`,
              explain: `⌊${failure.n}·x_${failing}⌋ = ${failure.floor}, a_n = ${failure.a}; ${failure.n} is ${isEnough ? 'larger than' : 'at most'} 10^${t}`,
            }))
          }
        }
      }),
  })
}
