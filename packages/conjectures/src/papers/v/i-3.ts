import { addGolden, PHI } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import { indexProcedureClaim } from '../../judge/shapes/v/index-procedure.ts'

/** The two equations, with the factor g + 1 for the first. */
export const vI3: Claim = indexProcedureClaim(
  {
    id: 'V-I.3',
    kind: 'algorithm',
    source: 'sections 10 to 13 (29), (32), (33)',
    title:
      'a solution of ⌊k(g+1)⌋ = S is the least k* with k*(g+1) > S; otherwise solve ⌊i(g+1)⌋ + i = S',
    statement: String.raw`If $a_k=\lfloor k(g+1)\rfloor=S$ (29) has a solution, it is the least $k^*$ with $k^*(g+1)>S$ (32); otherwise solve $b_i=\lfloor i(g+1)\rfloor+i=S$ (33).`,
  },
  // ⌊i(g+1)⌋ + i = ⌊i(g+2)⌋; the paper solves (33) in its example 6 with the factor g + 2.
  { forA: PHI, forB: addGolden(PHI, { a: 1n, b: 0n, c: 1n }) },
)
