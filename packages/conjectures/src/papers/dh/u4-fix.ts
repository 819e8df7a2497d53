import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import type { MovePart, Parts } from '../../facts/setnim/part.ts'
import { dhU4, EVERY, ONE_SIZE } from './u4.ts'

const part: MovePart = {
  says: 'if tokens of x′ are unplayable though x is reduced, some maximal stack was not played on, or ρ < a − k',
  from: 'reduced',
  ofMove: ({ needsReduction, leavesOutMaximal, from, a }) =>
    !needsReduction || leavesOutMaximal || from.rho < a - from.k,
}

const PRINTED: Parts = { [ONE_SIZE]: part, [EVERY]: part }

/** Where new unplayable tokens come from, for every A. */
export const dhU4Fix: Claim = correctedClaim(dhU4, {
  title: 'a move that makes further tokens unplayable leaves out a maximal stack, or ρ < a − k',
  statement: String.raw`When a move from a reduced position $x$ of $SN(n,A)$ makes further tokens unplayable, some maximal stack was not played on, or $sum(x)-kx_n<a-k$, where $k=\min A$ and $a$ is the number of stacks played on. For $A=\{k\}$ the second cannot be, since $a=k$. Changed: the second case, without which the remark holds for $A=\{k\}$ but not for every $A$.`,
  conventions: [
    'reading A = {k}: as printed, since a = k; reading every A: with the second case',
    'reduced and unplayable by DH-D3; ρ is sum(x) − k·x_n',
  ],
  printed: PRINTED,
})
