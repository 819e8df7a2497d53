import { solve } from '@nim/bruteforce'
import { exactSlowNim } from '@nim/core/rules'
import { outcomeByTheorem33 } from '@nim/core/setnim'
import type { Claim, ClaimCard } from '../claim.ts'
import { piles } from '../parameters-nk.ts'
import { boxClaim } from './box-claim.ts'
import { examined } from './vector-claim.ts'

/** A claim that an explicit formula gives the P-positions of NIM(n,n−1). */
export function explicitFormulaClaim(
  claim: Pick<
    ClaimCard,
    'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement' | 'conventions'
  > & { readonly from: number; readonly to: number },
): Claim {
  const { from, to, ...card } = claim
  return boxClaim<typeof outcomeByTheorem33<number>>({
    ...card,
    decides: 'for every position of the box, whether the formula gives the outcome of the solver',
    parameters: [piles(from, from, to)],
    method: 'retrograde',
    positions: 20_000,
    bytes: 1,
    printed: outcomeByTheorem33,
    examiner: (outcome, { parameters: { n }, domain, limits }) => {
      const ruleset = exactSlowNim(n, n - 1)
      const table = solve(ruleset, domain, { value: 'outcome', memory: limits.memory })
      return (x, rank) => {
        const actual = table.values[rank] === 0 ? 'P' : 'N'
        return examined(actual === 'P' ? 0 : 1, outcome(x) === actual, () => ({
          expected: outcome(x),
          actual,
          explain: `the formula gives ${outcome(x)}, exhaustive solution ${actual}`,
        }))
      }
    },
  })
}
