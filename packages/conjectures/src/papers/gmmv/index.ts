import type { Claim } from '../../claim/claim.ts'
import { APPENDIX_CLAIMS } from './app-branches.ts'
import { gmmvApp } from './app.ts'
import { gmmvAppFix } from './app-fix.ts'
import { gmmvC1 } from './c1.ts'
import { gmmvC1Fix } from './c1-fix.ts'
import { gmmvCite1 } from './cite1.ts'
import { gmmvCite2 } from './cite2.ts'
import { gmmvCor1i } from './cor1i.ts'
import { gmmvCor1iFix } from './cor1i-fix.ts'
import { gmmvCor1ii } from './cor1ii.ts'
import { gmmvCor1iiFix } from './cor1ii-fix.ts'
import { gmmvD1 } from './d1.ts'
import { gmmvD2 } from './d2.ts'
import { gmmvD3 } from './d3.ts'
import { gmmvD4 } from './d4.ts'
import { gmmvD5 } from './d5.ts'
import { gmmvD6 } from './d6.ts'
import { gmmvD7 } from './d7.ts'
import { gmmvD8 } from './d8.ts'
import { gmmvD9 } from './d9.ts'
import { gmmvE1 } from './e1.ts'
import { gmmvE2 } from './e2.ts'
import { gmmvE3 } from './e3.ts'
import { gmmvE4 } from './e4.ts'
import { gmmvEq5 } from './eq5.ts'
import { gmmvEq5Fix } from './eq5-fix.ts'
import { gmmvF1 } from './f1.ts'
import { gmmvF2 } from './f2.ts'
import { gmmvF3 } from './f3.ts'
import { gmmvF4 } from './f4.ts'
import { gmmvF5 } from './f5.ts'
import { gmmvM1 } from './m1.ts'
import { gmmvM2 } from './m2.ts'
import { gmmvM3 } from './m3.ts'
import { gmmvM4 } from './m4.ts'
import { gmmvR1 } from './r1.ts'
import { gmmvRemOdd } from './rem-odd.ts'
import { gmmvRemOddFix } from './rem-odd-fix.ts'
import { gmmvS17 } from './s1-7.ts'
import { gmmvS3 } from './s3.ts'
import { gmmvSumConj } from './sum-conj.ts'
import { gmmvSumDisj } from './sum-disj.ts'
import {
  gmmvD10,
  gmmvD11,
  gmmvD11a,
  gmmvD12,
} from './5-basic-positions/definitions-10-to-12-basic-and-exceptional.ts'
import {
  gmmvClaim1,
  gmmvClaim2,
  gmmvCor2,
} from './5-basic-positions/claims-1-and-2-basic-vectors.ts'
import {
  gmmvClaim3,
  gmmvClaim4,
  gmmvClaim5,
  gmmvClaim6,
  gmmvL1,
} from './5-basic-positions/claims-3-to-6-basic-bound-along-moves.ts'
import {
  gmmvClaim7,
  gmmvClaim8,
  gmmvClaim9,
  gmmvCor3,
} from './5-basic-positions/claims-7-to-9-exceptional-positions.ts'
import {
  gmmvClaim10,
  gmmvClaim11,
  gmmvClaim12,
} from './5-basic-positions/claims-10-to-12-m-moves.ts'
import { gmmvCor4, gmmvL2 } from './5-basic-positions/lemma-2-m-play-is-basic-bound.ts'
import { gmmvL3, gmmvL3Unique } from './5-basic-positions/lemma-3-largest-basic-below.ts'
import {
  gmmvL3Reorder,
  gmmvL3ReorderFix,
  gmmvL3Shift,
  gmmvL3ShiftFix,
} from './5-basic-positions/lemma-3-shift-and-reorder.ts'
import { gmmvT1 } from './t1.ts'
import { gmmvT2 } from './t2.ts'
import { gmmvT3 } from './t3.ts'
import { gmmvT3Alg } from './t3-alg.ts'
import { gmmvT3AlgFix } from './t3-alg-fix.ts'
import { gmmvT3B } from './t3-b.ts'
import { gmmvT3Bt } from './t3-bt.ts'
import { gmmvT3BtDef } from './t3-bt-def.ts'
import { gmmvT3BtFix } from './t3-bt-fix.ts'
import { gmmvT3E } from './t3-e.ts'

/** The claims of the paper, in its order; corrections after what they correct. */
export const GMMV_CLAIMS: readonly Claim[] = [
  gmmvD2,
  gmmvD1,
  gmmvF1,
  gmmvF2,
  gmmvF3,
  gmmvR1,
  gmmvF4,
  gmmvCite1,
  gmmvD3,
  gmmvD4,
  gmmvD5,
  gmmvEq5,
  gmmvEq5Fix,
  gmmvF5,
  gmmvSumDisj,
  gmmvSumConj,
  gmmvD6,
  gmmvM1,
  gmmvM2,
  gmmvM3,
  gmmvM4,
  gmmvT2,
  gmmvE1,
  gmmvE2,
  gmmvE3,
  gmmvD7,
  gmmvD8,
  gmmvD9,
  gmmvT1,
  gmmvRemOdd,
  gmmvRemOddFix,
  gmmvCor1i,
  gmmvCor1iFix,
  gmmvCor1ii,
  gmmvCor1iiFix,
  gmmvC1,
  gmmvC1Fix,
  gmmvE4,
  gmmvD10,
  gmmvD11,
  gmmvD11a,
  gmmvD12,
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
  gmmvL2,
  gmmvCor4,
  gmmvL3,
  gmmvL3Unique,
  gmmvL3Shift,
  gmmvL3ShiftFix,
  gmmvL3Reorder,
  gmmvL3ReorderFix,
  gmmvT3,
  gmmvT3BtDef,
  gmmvT3E,
  gmmvT3B,
  gmmvT3Bt,
  gmmvT3BtFix,
  gmmvT3Alg,
  gmmvT3AlgFix,
  gmmvS17,
  gmmvS3,
  gmmvCite2,
  gmmvApp,
  gmmvAppFix,
  ...APPENDIX_CLAIMS,
]
