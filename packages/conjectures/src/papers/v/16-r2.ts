import type { Claim } from '../../claim/claim.ts'
import { leastAbove, sessionIndexClaim } from '../../judge/shapes/v/session-index.ts'

/** R2: the index i with b_i = S. */
export const v16R2: Claim = sessionIndexClaim(
  {
    id: 'V-16.R2',
    source: 'sections 14 to 16, R2 (47), (48)',
    title: 'i* = least integer with i*(g_*+1) > S; then b_{i*} = S',
    statement: String.raw`R2: $i^*$ is the least integer with $i^*(g_*+1)>S$ (47); then $i=i^*$, $b_{i^*}=S$ (48).`,
  },
  'b',
  (S, { p, q }) => leastAbove({ p: p + q, q }, S),
)
