// Written by `npm run index`: the claims of the paper, by file.
import type { Claim } from '../../claim/claim.ts'
import { gnD1 } from './1-definitions/d1-vectors-up-to-order.ts'
import { gnD2 } from './1-definitions/d2-pivot.ts'
import { gnD3 } from './1-definitions/d3-gm-move.ts'
import { gnD4 } from './1-definitions/d4-without-a-multiple.ts'
import { gnD5 } from './1-definitions/d5-ranges-up-to-l-and-above.ts'
import { gnD7 } from './1-definitions/d7-words-and-periods.ts'
import { gnD8 } from './1-definitions/d8-leaders.ts'
import { gnD9 } from './1-definitions/d9-finish-line.ts'
import { gnD6 } from './2-1-moves-and-ranges/d6-range-changes-by-one.ts'
import { gnL1i, gnL1ii, gnL1iii, gnL1iv } from './2-1-moves-and-ranges/lemma-1-ranges.ts'
import {
  gnR1a,
  gnR1aFix,
  gnR1b,
  gnR1bFix,
} from './2-1-moves-and-ranges/remark-1-vectors-without-a-multiple.ts'
import { gnD3a, gnD3b } from './2-1-moves-and-ranges/remarks-moves-keep-order-and-multiples.ts'
import { gnT11 } from './2-2-theorem-1/theorem-1-1-drop-in-a-period.ts'
import { gnT12, gnT12Fix } from './2-2-theorem-1/theorem-1-2-equivalent-words.ts'
import { gnT13, gnT13Fix, gnT14, gnT14Fix } from './2-2-theorem-1/theorem-1-3-and-1-4-runs.ts'
import { gnT1, gnT1Fix, gnT1n1, gnT1n1Fix } from './2-2-theorem-1/theorem-1-as-a-whole.ts'
import { gnT1cx, gnT1cxFix } from './2-2-theorem-1/theorem-1-far-terms-in-linear-time.ts'
import { gnT1a } from './2-2-theorem-1/theorem-1-what-implies-what.ts'
import { gnL2 } from './2-3-pivot-lists/lemma-2-left-shift.ts'
import { gnL3 } from './2-3-pivot-lists/lemma-3-when-a-pivot-returns.ts'
import { gnO4, gnR2 } from './2-3-pivot-lists/remark-2-feasible-selections.ts'
import { gn23a, gn23b } from './2-3-pivot-lists/section-2-3-blocks.ts'
import { gn25, gn25Fix, gn25r } from './2-5-tables-and-examples/section-2-5-examples.ts'
import { gnTab1, gnTab1Fix } from './2-5-tables-and-examples/table-1-four-sequences.ts'
import { gn4a, gn26e } from './2-6-pursuit/part-e-and-after-it.ts'
import { gn26iv } from './2-6-pursuit/part-iv-the-end-of-the-pursuit.ts'
import { gn26a, gn26b } from './2-6-pursuit/parts-a-and-b-which-entry-is-the-pivot.ts'
import { gn26c, gn26cFix, gn26d } from './2-6-pursuit/parts-c-and-d-stages.ts'
import { gn26 } from './2-6-pursuit/pursuit-algorithm.ts'
import { gn27 } from './2-7-finish-line/finish-line-algorithm.ts'
import { gn27nn } from './2-7-finish-line/no-negative-entries.ts'
import { gnC1, gnC1Fix, gnC1l2 } from './3-games/conjecture-1-nash-equilibrium.ts'
import { gnD10 } from './3-games/d10-exact-slow-nim.ts'
import { gnD11 } from './3-games/d11-remoteness.ts'
import { gnD12 } from './3-games/d12-game-of-l-players.ts'
import { gn31a, gn31b, gn31c } from './3-games/section-3-1-trivial-games.ts'
import { gn4b, gn4bFix, gn32c, gn32cFix } from './3-games/section-3-2-linear-time.ts'
import { gn32, gn32a, gn32b, gn32d, gn32rule, gnO3 } from './3-games/section-3-2-the-m-rule.ts'
import { gn33, gnO5 } from './3-games/section-3-3-games-on-heaps.ts'
import { gnO1, gnO2 } from './4-remarks-and-questions/open-questions-on-other-games.ts'
import { gn4u, gn4uFix } from './4-remarks-and-questions/section-4-another-level.ts'

/** The claims of the paper. */
export const GN_CLAIMS: readonly Claim[] = [
  gnD1,
  gnD2,
  gnD3,
  gnD4,
  gnD5,
  gnD7,
  gnD8,
  gnD9,
  gnD6,
  gnL1i,
  gnL1ii,
  gnL1iii,
  gnL1iv,
  gnR1a,
  gnR1aFix,
  gnR1b,
  gnR1bFix,
  gnD3a,
  gnD3b,
  gnT11,
  gnT12,
  gnT12Fix,
  gnT13,
  gnT13Fix,
  gnT14,
  gnT14Fix,
  gnT1,
  gnT1Fix,
  gnT1n1,
  gnT1n1Fix,
  gnT1cx,
  gnT1cxFix,
  gnT1a,
  gnL2,
  gnL3,
  gnR2,
  gnO4,
  gn23a,
  gn23b,
  gn25,
  gn25Fix,
  gn25r,
  gnTab1,
  gnTab1Fix,
  gn26e,
  gn4a,
  gn26iv,
  gn26a,
  gn26b,
  gn26c,
  gn26cFix,
  gn26d,
  gn26,
  gn27,
  gn27nn,
  gnC1,
  gnC1Fix,
  gnC1l2,
  gnD10,
  gnD11,
  gnD12,
  gn31a,
  gn31b,
  gn31c,
  gn32c,
  gn32cFix,
  gn4b,
  gn4bFix,
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
  gn4uFix,
]
