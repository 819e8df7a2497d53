import { G } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { indexProcedureClaim } from '../../../judge/shapes/v/index-procedure.ts'

/** Procedure I1, with the factor g as printed. */
export const vI1: Claim = indexProcedureClaim(
  {
    id: 'V-I.1',
    kind: 'algorithm',
    source: 'sections 10 to 13, I1 (27), (30)',
    title: 'a_k = S: k* is the least integer with k*g > S; if ⌊k*g⌋ = S then k = k*',
    statement: String.raw`To solve $a_k=S$ (27): $k^*$ is the least integer with $k^*g>S$; if $\lfloor k^*g\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (30).`,
  },
  { forA: G, forB: null },
)
