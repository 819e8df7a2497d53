import { addGolden, PHI } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import { indexProcedureClaim } from '../../judge/shapes/v/index-procedure.ts'

/** Procedure I2 with the factor g + 2. */
export const vI2Fix: Claim = indexProcedureClaim(
  {
    id: 'V-I.2-fix',
    kind: 'algorithm',
    source: 'sections 10 to 13, I2 (28), (31), corrected by nimlab',
    title: 'b_i = S: i* is the least integer with i*(g+2) > S; then i = i*',
    statement: String.raw`As V-I.2 with $g+2$ in the place of $g+1$: where $b_i=S$ is solvable, $i$ is the least integer $i^*$ with $i^*(g+2)>S$.`,
  },
  { forA: null, forB: addGolden(PHI, { a: 1n, b: 0n, c: 1n }) },
)
