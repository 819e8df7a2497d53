import { enoughIterations } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import { iterationsEnoughClaim } from '../../judge/shapes/v/iterations-enough.ts'

/** A number of iterations that is enough. */
export const v42aFix: Claim = iterationsEnoughClaim(
  {
    id: 'V-42.a-fix',
    source: 'sections 14 to 16 (42), corrected by nimlab',
    paperStatus: 'asserted',
    title: 'r = max(0, ⌈log2(⌈log10 n⌉/2)⌉) iterations are enough for ⌊n·x_r⌋ = a_n',
    statement: String.raw`$r=\max(0,\lceil\log_2(\lceil\log_{10}n\rceil/2)\rceil)$ iterations from $x_0=1.618$ are enough for $\lfloor n\,x_r\rfloor=a_n$: 2 in the place of the printed 3, and 0 where the logarithm is negative or has no value.`,
    conventions: [],
    parameters: [],
  },
  enoughIterations,
)
