import { printedIterations } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { iterationsEnoughClaim } from '../../../judge/shapes/v/iterations-enough.ts'
import { choice } from '../../../judge/shapes/v/v-claim.ts'

/** The printed number of iterations is enough. */
export const v42a: Claim = iterationsEnoughClaim(
  {
    id: 'V-42.a',
    source: 'sections 14 to 16 (42)',
    paperStatus: 'asserted',
    title: 'r = ⌈log2(⌈log10 n⌉/3)⌉ iterations are enough for ⌊n·x_r⌋ = a_n',
    statement: String.raw`$r=\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil$ iterations from $x_0=1.618$ are enough for $\lfloor n\,x_r\rfloor=a_n$.`,
    conventions: [
      'reading literal: without a value for n = 1 and negative for n ≤ 10; reading max0: max(0, r), and 0 where r has no value',
    ],
    parameters: [choice('reading', 'where r is negative or has no value', 'literal', 'max0')],
  },
  (n, reading) => {
    const r = printedIterations(n)
    return reading === 'max0' ? Math.max(0, r ?? 0) : r
  },
)
