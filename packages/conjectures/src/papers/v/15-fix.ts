import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { type GrowthBound, v15 } from './4-accuracy/time-of-the-closed-form.ts'

const corrected: GrowthBound = {
  mostAfterDoubling: (was, reading) => (reading === 'iterations' ? was + 1 : 2 * was + 2),
}

/** Iterations of order log log n, on numbers of O(log n) digits. */
export const v15Fix: Claim = correctedClaim(v15, {
  title:
    'solving (16) takes O(log log n) iterations of (38), and O(log n) decimals of g_* are stored',
  statement: String.raw`The number of iterations of (38) needed for solving (16) is $O(\log\log n)$. No winning points need to be stored, only one number $g_*$, of which $O(\log n)$ decimals are needed. Changed: "time" to "number of iterations" (writing $g_*$ down alone takes longer), and "one real number" to the number of its decimals.`,
  conventions: [
    'reading iterations: iterations of (38); reading digits: decimals after which x_r can be cut off',
    'criteria: when k doubles, n = 10^k, the iterations grow by at most 1, as for a count of order log log n = log k + const; the decimals at most double and grow by 2, as for a count of order log n = k + const',
  ],
  printed: corrected,
})
