// Written by `npm run index`: the claims of the paper, by file.
import type { Claim } from '../../claim/claim.ts'
import { gnD1, gnD2, gnD3, gnD4 } from './1-definitions/d1-to-d4-pivots-and-moves.ts'
import { gnD5, gnD7, gnD8 } from './1-definitions/d5-to-d8-parts-of-a-sequence.ts'
import { gnL1i, gnL1ii, gnL1iii, gnL1iv } from './2-1-moves-and-ranges/lemma-1-ranges.ts'
import { gnR1a, gnR1b } from './2-1-moves-and-ranges/remark-1-vectors-without-a-multiple.ts'
import { gnD3a, gnD3b, gnD6 } from './2-1-moves-and-ranges/remarks-on-one-move.ts'
import { gnT11, gnT12 } from './2-2-theorem-1/theorem-1-1-and-1-2-periods.ts'
import { gnT13, gnT14 } from './2-2-theorem-1/theorem-1-3-and-1-4-runs.ts'
import { gnT1, gnT1a, gnT1n1 } from './2-2-theorem-1/theorem-1-as-a-whole.ts'
import { gnT1cx } from './2-2-theorem-1/theorem-1-far-terms-in-linear-time.ts'
import { gnT1periods } from './2-2-theorem-1/theorem-1-least-periods.ts'
import { gnL2, gnL3 } from './2-3-pivot-lists/lemmas-2-and-3.ts'
import { gnO4, gnR2 } from './2-3-pivot-lists/remark-2-feasible-selections.ts'
import { gn23a, gn23b } from './2-3-pivot-lists/section-2-3-blocks.ts'
import { gn25, gn25r } from './2-5-tables-and-examples/section-2-5-examples.ts'
import { gnTab1 } from './2-5-tables-and-examples/table-1-four-sequences.ts'
import { gn26a, gn26b } from './2-6-pursuit/parts-a-and-b-which-entry-is-the-pivot.ts'
import { gn26c, gn26cStage, gn26d } from './2-6-pursuit/parts-c-and-d-stages.ts'
import { gn4a, gn26, gn26e, gn26iv } from './2-6-pursuit/pursuit-and-after-it.ts'
import { gn26sharp } from './2-6-pursuit/sharp-bound-on-j0.ts'
import { gn27, gn27nn, gnD9 } from './2-7-finish-line/finish-line.ts'
import { gnC1families, gnC1low, gnC1shift } from './3-games/beside-conjecture-1.ts'
import { gnC1, gnC1Fix, gnC1l2 } from './3-games/conjecture-1-nash-equilibrium.ts'
import { gnD10, gnD11, gnD12 } from './3-games/d10-to-d12-games.ts'
import { gnC1length, gnC1move, gnC1multiple } from './3-games/moves-that-leave-a-multiple.ts'
import { gn31a, gn31b, gn31c } from './3-games/section-3-1-trivial-games.ts'
import { gn4b, gn4bBound, gn32c } from './3-games/section-3-2-linear-time.ts'
import { gn32, gn32a, gn32b, gn32d, gn32rule, gnO3 } from './3-games/section-3-2-the-m-rule.ts'
import { gn33, gnO5 } from './3-games/section-3-3-games-on-heaps.ts'
import { gn4u, gnO1, gnO2 } from './4-remarks-and-questions/section-4.ts'

/** The claims of the paper. */
export const GN_CLAIMS: readonly Claim[] = [
  gnD1,
  gnD2,
  gnD3,
  gnD4,
  gnD5,
  gnD7,
  gnD8,
  gnL1i,
  gnL1ii,
  gnL1iii,
  gnL1iv,
  gnR1a,
  gnR1b,
  gnD6,
  gnD3a,
  gnD3b,
  gnT11,
  ...gnT12,
  gnT13,
  gnT14,
  ...gnT1,
  gnT1n1,
  gnT1a,
  gnT1cx,
  gnT1periods,
  gnL2,
  gnL3,
  gnR2,
  gnO4,
  gn23a,
  gn23b,
  ...gn25,
  gn25r,
  ...gnTab1,
  gn26a,
  gn26b,
  gn26c,
  gn26cStage,
  gn26d,
  gn26,
  gn26iv,
  gn26e,
  gn4a,
  gn26sharp,
  gnD9,
  gn27,
  gn27nn,
  gnC1low,
  gnC1shift,
  gnC1families,
  gnC1,
  gnC1Fix,
  gnC1l2,
  gnD10,
  gnD11,
  gnD12,
  gnC1length,
  gnC1move,
  gnC1multiple,
  gn31a,
  gn31b,
  gn31c,
  gn32c,
  gn4b,
  gn4bBound,
  gn32rule,
  gn32a,
  gn32,
  gn32b,
  gn32d,
  gnO3,
  gn33,
  gnO5,
  gnO1,
  gnO2,
  gn4u,
]
