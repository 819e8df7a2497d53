import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { dhU8 } from './u8.ts'

/** Deciding the outcome in linear time, by Algorithm 2 with closed intervals. */
export const dhU8Fix: Claim = correctedClaim(dhU8, {
  title: 'the outcome for A = {n−1}, {n−1,n} is decided in linear time by Algorithm 2, corrected',
  statement: String.raw`The outcome of any position of $SN(n,\{n-1\})$ and of $SN(n,\{n-1,n\})$ is decided in time linear in $n$: reduce by Algorithm 2 with the closed intervals of DH-Alg2-fix, then look up Theorem 3.3 or 5.1. Changed: the intervals; with the printed half-open ones some outcomes come out wrong.`,
  conventions: [
    'the reduction is Algorithm 2 with closed intervals (DH-Alg2-fix)',
    'positions are given sorted; operations are additions, divisions, comparisons and parities of heights',
  ],
  only: { part: ['A = {n−1}', 'A = {n−1,n}', 'operations'] },
})
