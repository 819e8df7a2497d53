// Written by `npm run index`: the claims of the paper, by file.
import type { Claim } from '../../claim/claim.ts'
import { gmmvCite1 } from './1-1-game/citation-1-two-piles-a-move.ts'
import { gmmvD1, gmmvD2 } from './1-1-game/definitions-1-and-2-the-game.ts'
import { gmmvR1 } from './1-1-game/remark-1-hypergraphs.ts'
import { gmmvF4 } from './1-1-game/remark-4-trivial-games.ts'
import { gmmvF1, gmmvF2, gmmvF3 } from './1-1-game/remarks-2-and-3-residues-and-parities.ts'
import { gmmvD6 } from './1-2-m-rule/definition-6-m-rule.ts'
import { gmmvE1, gmmvE2, gmmvE3 } from './1-2-m-rule/examples-1-to-3.ts'
import { gmmvM1, gmmvM2, gmmvM3, gmmvM4 } from './1-2-m-rule/m-moves.ts'
import { gmmvD4 } from './1-3-and-1-4-values/definition-4-misere-outcome.ts'
import {
  gmmvD3,
  gmmvD5,
} from './1-3-and-1-4-values/definitions-3-and-5-grundy-value-and-remoteness.ts'
import { gmmvEq5, gmmvEq5Fix } from './1-3-and-1-4-values/equation-5-recurrence.ts'
import { gmmvD3Values } from './1-3-and-1-4-values/grundy-values-of-k-plus-one-piles.ts'
import { gmmvD3Steps } from './1-3-and-1-4-values/grundy-values-steps.ts'
import { gmmvD4MRule } from './1-3-and-1-4-values/misere-m-rule.ts'
import { gmmvD4Values } from './1-3-and-1-4-values/misere-remoteness-of-k-plus-one-piles.ts'
import { gmmvF5 } from './1-3-and-1-4-values/remark-5-remoteness-and-play.ts'
import { gmmvSumConj, gmmvSumDisj } from './1-3-and-1-4-values/theorems-on-compounds.ts'
import { gmmvC1b, gmmvC1Theorem } from './1-5-critical-positions/bounds-that-survive.ts'
import {
  gmmvC1,
  gmmvC1Fix,
} from './1-5-critical-positions/conjecture-1-bounds-of-critical-positions.ts'
import {
  gmmvCor1i,
  gmmvCor1iFix,
  gmmvCor1ii,
} from './1-5-critical-positions/corollary-1-moves-from-critical-positions.ts'
import {
  gmmvD7,
  gmmvD8,
  gmmvD9,
} from './1-5-critical-positions/definitions-7-to-9-order-and-levels.ts'
import { gmmvE4 } from './1-5-critical-positions/example-4-critical-positions.ts'
import { gmmvC1Family } from './1-5-critical-positions/family-of-violations.ts'
import { gmmvD8Drops, gmmvD8Monotone } from './1-5-critical-positions/monotone-remoteness.ts'
import { gmmvO1 } from './1-5-critical-positions/question-critical-positions.ts'
import { gmmvRemOdd, gmmvRemOddFix } from './1-5-critical-positions/remark-odd-p-positions.ts'
import { gmmvT1 } from './1-5-critical-positions/theorem-1-critical-positions.ts'
import { gmmvS17 } from './1-6-and-1-7-main-results/section-1-7-how-to-play.ts'
import { gmmvT2 } from './1-6-and-1-7-main-results/theorem-2-m-play-is-remoteness.ts'
import {
  gmmvClaim1,
  gmmvClaim2,
  gmmvCor2,
} from './2-basic-positions/claims-1-and-2-basic-vectors.ts'
import {
  gmmvClaim3,
  gmmvClaim4,
  gmmvClaim5,
  gmmvClaim6,
  gmmvL1,
} from './2-basic-positions/claims-3-to-6-basic-bound-along-moves.ts'
import {
  gmmvClaim7,
  gmmvClaim8,
  gmmvClaim9,
  gmmvCor3,
} from './2-basic-positions/claims-7-to-9-exceptional-positions.ts'
import {
  gmmvClaim10,
  gmmvClaim11,
  gmmvClaim12,
} from './2-basic-positions/claims-10-to-12-m-moves.ts'
import {
  gmmvD10,
  gmmvD11,
  gmmvD11a,
  gmmvD12,
} from './2-basic-positions/definitions-10-to-12-basic-and-exceptional.ts'
import { gmmvCor4, gmmvL2 } from './2-basic-positions/lemma-2-m-play-is-basic-bound.ts'
import { gmmvL3, gmmvL3Unique } from './2-basic-positions/lemma-3-largest-basic-below.ts'
import {
  gmmvL3Reorder,
  gmmvL3ReorderFix,
  gmmvL3Shift,
} from './2-basic-positions/lemma-3-shift-and-reorder.ts'
import { gmmvCite2 } from './3-complexity/citation-2-subtraction-games.ts'
import { gmmvS3 } from './3-complexity/section-3-semilinear.ts'
import { gmmvT3B, gmmvT3E } from './3-complexity/theorem-3-even-bound.ts'
import { gmmvT3Bt, gmmvT3BtDef, gmmvT3BtFix } from './3-complexity/theorem-3-level-bounds.ts'
import { gmmvT3, gmmvT3Alg, gmmvT3AlgFix } from './3-complexity/theorem-3-polynomial-algorithm.ts'
import { APPENDIX_CLAIMS, gmmvApp, gmmvAppFix } from './appendix/nim-4-3.ts'
import { gmmvO2 } from './appendix/question-proof-of-the-appendix.ts'

/** The claims of the paper. */
export const GMMV_CLAIMS: readonly Claim[] = [
  gmmvCite1,
  gmmvD2,
  gmmvD1,
  gmmvR1,
  gmmvF4,
  gmmvF1,
  gmmvF2,
  gmmvF3,
  gmmvD6,
  gmmvE1,
  gmmvE2,
  gmmvE3,
  gmmvM1,
  gmmvM2,
  gmmvM3,
  gmmvM4,
  gmmvD4,
  gmmvD3,
  gmmvD5,
  gmmvEq5,
  gmmvEq5Fix,
  gmmvD3Values,
  gmmvD3Steps,
  gmmvD4MRule,
  gmmvD4Values,
  gmmvF5,
  gmmvSumDisj,
  gmmvSumConj,
  gmmvC1Theorem,
  gmmvC1b,
  gmmvC1,
  gmmvC1Fix,
  gmmvCor1i,
  gmmvCor1iFix,
  gmmvCor1ii,
  gmmvD7,
  gmmvD8,
  gmmvD9,
  gmmvE4,
  gmmvC1Family,
  gmmvD8Monotone,
  gmmvD8Drops,
  gmmvO1,
  gmmvRemOdd,
  gmmvRemOddFix,
  gmmvT1,
  gmmvS17,
  gmmvT2,
  gmmvClaim1,
  gmmvClaim2,
  gmmvCor2,
  gmmvClaim3,
  gmmvClaim4,
  gmmvClaim5,
  gmmvClaim6,
  gmmvL1,
  gmmvClaim7,
  gmmvClaim8,
  gmmvCor3,
  gmmvClaim9,
  gmmvClaim10,
  gmmvClaim11,
  gmmvClaim12,
  gmmvD10,
  gmmvD11,
  gmmvD11a,
  gmmvD12,
  gmmvL2,
  gmmvCor4,
  gmmvL3,
  gmmvL3Unique,
  gmmvL3Shift,
  gmmvL3Reorder,
  gmmvL3ReorderFix,
  gmmvCite2,
  gmmvS3,
  gmmvT3E,
  gmmvT3B,
  gmmvT3BtDef,
  gmmvT3Bt,
  gmmvT3BtFix,
  gmmvT3,
  gmmvT3Alg,
  gmmvT3AlgFix,
  gmmvApp,
  gmmvAppFix,
  ...APPENDIX_CLAIMS,
  gmmvO2,
]
