import type { Claim } from '../../../claim/claim.ts'
import { indexByR1, sessionIndexClaim } from '../../../judge/shapes/v/session-index.ts'

/** R1: the index k with a_k = S. */
export const v16R1: Claim = sessionIndexClaim(
  {
    id: 'V-16.R1',
    source: 'sections 14 to 16, R1 (45), (46)',
    title: 'k* = least integer with k*g_* > S; if ⌊k*g_*⌋ = S then a_{k*} = S',
    statement: String.raw`R1: $k^*$ is the least integer with $k^*g_*>S$ (45); if $\lfloor k^*g_*\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (46).`,
  },
  'a',
  indexByR1,
)
