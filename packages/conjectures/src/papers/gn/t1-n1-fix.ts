import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gnT1n1 } from './t1-n1.ts'
import { LENIENT } from './t1.ts'

/** The theorem for one entry, as corrected in general. */
export const gnT1n1Fix: Claim = correctedClaim(gnT1n1, {
  title: 'GN-T1-fix holds even for n = 1: l is a period, though not the least',
  statement: String.raw`For $n=1$ the only entry is a multiple of $l$ and never changes, $W_1=p\,p\,p\dots$, and Theorem 1 holds in this sense: $l$ is a period, with $l$ letters $p$ and none $-$, and the period word is one run, of length $l$. Changed: the least period is $1$, and runs are those of the period word, since the run of the infinite word never ends.`,
  conventions: ['nl = l is some period; runs are those of the period word, read cyclically'],
  only: { reading: [LENIENT] },
})
