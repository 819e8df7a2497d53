import { exactSlowNim } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { checkOutcomes, outcomeCost } from '../../check-outcomes.ts'
import { piles, sizeK } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'

/** True: P by the statement; false: N; null: the statement does not speak of the position. */
export type ParityOutcome = (position: readonly number[], k: number) => boolean | null

/** A statement on outcomes of NIM(n,k) that looks at parities. */
export function parityOutcomeClaim(
  card: Pick<ClaimCard, 'id' | 'kind' | 'source' | 'paperStatus' | 'title' | 'statement'> & {
    readonly printed: ParityOutcome
  },
): Claim {
  return defineClaim<{ n: number; k: number }, BoxDomain, ParityOutcome>({
    ...card,
    paper: 'gmmv',
    conventions: ['0 < k ≤ n; normal play; other positions are outside the statement'],
    decides: 'every position of the box that the statement speaks of, against exhaustive solution',
    complexity: 'C(max+n,n) positions times C(n,k) moves',
    parameters: [piles(1, 1, 6), sizeK('piles of a move', (n) => [1, n])],
    quick: { ranges: { n: [1, 4] }, max: 9 },
    defaultDomain: ({ n }) => boxNear(n, 20_000),
    cost: ({ n, k }, domain) => outcomeCost(exactSlowNim(n, k), domain),
    judge: (isP, { id, parameters, domain, limits }) =>
      checkOutcomes({
        claim: id,
        parameters,
        ruleset: exactSlowNim(parameters.n, parameters.k),
        domain,
        limits,
        says: id,
        statement: { printed: isP, at: (position) => isP(position, parameters.k) },
      }),
  })
}
