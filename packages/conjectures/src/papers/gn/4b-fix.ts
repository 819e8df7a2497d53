import type { Claim } from '../../claim/claim.ts'
import { correctedClaim } from '../../claim/corrected-claim.ts'
import { gn4b } from './4b.ts'
import { quadraticInEntries } from '../../facts/gm/quadratic-in-entries.ts'

/** The finish line and the pursuit in linear time for fixed n. */
export const gn4bFix: Claim = correctedClaim(gn4b, {
  title: 'moves to q non-positive entries: linear in the digits and l, quadratic in n by entries',
  statement: String.raw`For $x\ge 0$, $l\ge 2$ and $q$ one determines how many moves lead to a vector with at least $q$ non-positive entries by a procedure that takes time linear in the digits for fixed $n$ and $l$, and at most linear in $l$ for fixed $n$; for fixed $l$ it takes a number of operations on whole vectors linear in $n$, and on single entries at most quadratic in $n$. Changed: printed is linear time with $n$ part of the input.`,
  printed: quadraticInEntries(gn4b),
})
