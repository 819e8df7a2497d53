import type { Claim } from '../../claim/claim.ts'
import { fittingClaim } from './2-5.ts'
import { EXAMPLE_LINES } from '../../facts/gm/example-lines.ts'
import { CORRECTED } from '../../claim/sources/gn.ts'

/**
 * The examples with another last line: from a row in which the pivot decreases, the range is exactly
 * l, so that the ranges of the line l = 6 cannot all be below 6.
 */
export const gn25Fix: Claim = fittingClaim({
  id: 'GN-2.5-fix',
  source: CORRECTED,
  paperStatus: 'asserted',
  lines: EXAMPLE_LINES.map((line) => (line.l === 6 ? { ...line, ranges: [2, 3, 4, 5, 6] } : line)),
  last: '2, 3, 4, 5, 6',
})
