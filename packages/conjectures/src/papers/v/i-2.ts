import { PHI } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import { indexProcedureClaim } from '../../judge/shapes/v/index-procedure.ts'

/** Procedure I2, with the factor g + 1 as printed. */
export const vI2: Claim = indexProcedureClaim(
  {
    id: 'V-I.2',
    kind: 'algorithm',
    source: 'sections 10 to 13, I2 (28), (31)',
    title: 'b_i = S: i* is the least integer with i*(g+1) > S; then i = i*',
    statement: String.raw`To solve $b_i=S$ (28): $i^*$ is the least integer with $i^*(g+1)>S$; then $i=i^*$, $b_{i^*}=S$ (31).`,
  },
  { forA: null, forB: PHI },
)
