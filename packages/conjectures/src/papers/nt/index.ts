// Written by `npm run index`: the claims of the paper, by file.
import type { Claim } from '../../claim/claim.ts'
import { ntL1, ntL2, ntL3 } from './1-slow-setnim/lemma-1-to-3-l-and-the-halves.ts'
import { ntL4 } from './1-slow-setnim/lemma-4-a-move-into-k.ts'
import { ntF5, ntT5 } from './1-slow-setnim/theorem-5-balanced-positions.ts'
import { ntL6, ntL7, ntL8 } from './2-types/lemma-6-to-8-k-by-halves-by-l-and-by-types.ts'
import { ntL9 } from './2-types/lemma-9-reduction-keeps-outcomes.ts'
import { ntL14 } from './2-types/lemma-14-longest-plays-and-reduction.ts'
import { nt1 } from './2-types/theorem-1-slow-setnim-conjecture.ts'
import { nt2 } from './3-k-to-all-but-one/theorem-10-p-positions.ts'
import { nt2r1, nt2r2 } from './3-k-to-all-but-one/theorem-10-remarks-1-and-2.ts'
import { nt3 } from './4-one-or-all-but-one/theorem-11-parities.ts'
import { ntL25 } from './5-parities-and-intersections/lemma-25-parity-in-both-plays.ts'
import { nt4 } from './5-parities-and-intersections/theorem-12-odd-numbers.ts'
import { nt0 } from './5-parities-and-intersections/theorem-13-intersections.ts'
import { nt10 } from './6-all-but-two-or-all/theorem-15-p-positions.ts'
import { nt5, nt5r } from './7-even-sums/theorem-20-even-sums.ts'
import { nt6, nt7 } from './8-large-piles/theorem-21-and-22-truncation-and-speed.ts'
import { nt8 } from './8-large-piles/theorem-23-limit-game.ts'
import { nt9 } from './9-finite-bases/theorem-24-finite-basis.ts'
import { nt11 } from './10-laws/theorem-28-one-to-all-but-two.ts'
import { nt12 } from './10-laws/theorem-29-misere-laws.ts'
import { nt13 } from './11-shift-rules/theorem-32-shift-rules.ts'

/** The claims of the paper. */
export const NT_CLAIMS: readonly Claim[] = [
  ntL1,
  ntL2,
  ntL3,
  ntL4,
  ntT5,
  ntF5,
  ntL6,
  ntL7,
  ntL8,
  ntL9,
  ntL14,
  nt1,
  nt2,
  nt2r1,
  nt2r2,
  nt3,
  ntL25,
  nt4,
  nt0,
  nt10,
  nt5,
  nt5r,
  nt6,
  nt7,
  nt8,
  nt9,
  nt11,
  nt12,
  nt13,
]
