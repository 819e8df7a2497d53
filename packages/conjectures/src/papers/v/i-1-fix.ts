import { PHI } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import { indexProcedureClaim } from '../../judge/shapes/v/index-procedure.ts'

/** Procedure I1 with the factor g + 1. */
export const vI1Fix: Claim = indexProcedureClaim(
  {
    id: 'V-I.1-fix',
    kind: 'algorithm',
    source: 'sections 10 to 13, I1 (27), (30), corrected by nimlab',
    title: 'a_k = S: k* is the least integer with k*(g+1) > S; if ⌊k*(g+1)⌋ = S then k = k*',
    statement: String.raw`As V-I.1 with $g+1$ in the place of $g$: $k^*$ is the least integer with $k^*(g+1)>S$; if $\lfloor k^*(g+1)\rfloor=S$ then $k=k^*$, else $a_k=S$ has no solution.`,
  },
  { forA: PHI, forB: null },
)
