import { exactSlowNim } from '@nim/core/rules'
import { outcomeByTheorem33 } from '@nim/core/setnim'
import type { Claim, ClaimCard } from '../claim.ts'
import { piles } from '../parameters-nk.ts'
import { outcomeClaim } from './outcome-claim.ts'

/** A claim that an explicit formula gives the P-positions of NIM(n,n−1). */
export function explicitFormulaClaim(
  claim: Pick<
    ClaimCard,
    'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement' | 'conventions'
  > & { readonly from: number; readonly to: number },
): Claim {
  const { from, to, ...card } = claim
  return outcomeClaim<typeof outcomeByTheorem33<number>>({
    ...card,
    decides: 'for every position of the box, whether the formula gives the outcome of the solver',
    parameters: [piles(from, from, to)],
    positions: 20_000,
    ruleset: (n) => exactSlowNim(n, n - 1),
    printed: outcomeByTheorem33,
    at: (outcome) => (x) => outcome(x) === 'P',
    explain: (_, expected, actual) =>
      `the formula gives ${expected}, exhaustive solution ${actual}`,
  })
}
