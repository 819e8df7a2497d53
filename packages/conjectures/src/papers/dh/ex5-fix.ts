import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { dhEX5, EVERYWHERE, NEVER_INCREASE } from './ex5.ts'

/** How fast Algorithm 1 lowers the maximum, in the weak sense. */
export const dhEX5Fix: Claim = correctedClaim(dhEX5, {
  title: 'no pass of Algorithm 1 lowers the maximum more than the pass before it',
  statement: String.raw`In the run of Algorithm 1 in Table 1, and in its run on any position, no pass lowers the maximum by more than the pass before it. Changed: "less and less" means "never more"; two passes may lower the maximum by the same amount, as the last two in Table 1 do.`,
  conventions: [
    'readings: the run of the table; everywhere, every run on an unreduced position with heights up to 10, for every k',
  ],
  only: { reading: [NEVER_INCREASE, EVERYWHERE] },
})
