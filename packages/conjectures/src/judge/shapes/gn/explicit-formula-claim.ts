import { exactSlowNim, type Outcome } from '@nim/core/rules'
import { outcomeByTheorem33 } from '@nim/core/setnim'
import type { Claim, ClaimCard } from '../../../claim/claim.ts'
import type { OutcomeRows } from '../../../rows/says.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { outcomeClaim } from './outcome-claim.ts'
import { theorem33Rows } from '../../../facts/gm/theorem-3-3-rows.ts'

/** A formula for the outcome of a position of NIM(n,n−1), and along the rows of a box. */
interface ExplicitFormula {
  (x: readonly number[]): Outcome
  readonly alongRows?: (n: number) => OutcomeRows
}

/** A claim that an explicit formula gives the P-positions of NIM(n,n−1). */
export function explicitFormulaClaim(
  claim: Pick<
    ClaimCard,
    'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement' | 'conventions'
  > & { readonly from: number; readonly to: number },
): Claim {
  const { from, to, ...card } = claim
  return outcomeClaim<ExplicitFormula>({
    ...card,
    decides: 'for every position of the box, whether the formula gives the outcome of the solver',
    parameters: [piles(from, from, to)],
    positions: 20_000,
    ruleset: (n) => exactSlowNim(n, n - 1),
    printed: Object.assign((x: readonly number[]) => outcomeByTheorem33(x), {
      alongRows: theorem33Rows,
    }),
    rows: ({ alongRows }, n) => alongRows?.(n),
    at: (outcome) => (x) => outcome(x) === 'P',
    explain: (_, expected, actual) =>
      `the formula gives ${expected}, exhaustive solution ${actual}`,
  })
}
