import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { forOneEntry } from '../../facts/gm/for-one-entry.ts'
import { gnT14 } from './t1-4.ts'
import { CYCLIC } from '../../judge/shapes/gn/theorem-1.ts'

/** Runs of rows in which an entry is kept, without the endless run of a single entry. */
export const gnT14Fix: Claim = {
  ...correctedClaim(gnT14, {
    title:
      'range ≤ l: maximal runs of "p" have length at most l; for n = 1 in the period word only',
    statement: String.raw`If $range(x^0)\le l$ and $x^0$ has a multiple of $l$, the length of every maximal run of successive letters $p$ is at most $l$: for $n\ge2$ in the infinite words and in the period word of $nl$ letters, read cyclically; for $n=1$ in the period word, which is one run of $l$ letters. Changed: the infinite word of a single entry, $ppp\dots$, is left out.`,
    conventions: [
      'readings: (r1) in the period word of nl letters, read cyclically, where a word of letters p only is one run; (r2), for n ≥ 2, in the infinite words from row 0 on',
    ],
  }),
  parameters: forOneEntry(gnT14, 'reading', [CYCLIC]),
}
