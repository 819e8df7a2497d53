// Written by `npm run index`: the claims of the paper, by file.
import type { Claim } from '../../claim/claim.ts'
import { vEx1a, vEx1b, vEx1c } from './1-winning-points/example-1-first-winning-points.ts'
import { v8 } from './1-winning-points/linear-time.ts'
import { vP1 } from './1-winning-points/property-1-mirror-images.ts'
import { vP2 } from './1-winning-points/property-2-coordinates-differ.ts'
import { vP3, vP3Ex, vP3F } from './1-winning-points/property-3-moves-to-winning-points.ts'
import { vP4, vP5, vP5Fix, vProp1 } from './1-winning-points/property-4-and-5-pairs-of-points.ts'
import { vP6, vProp2 } from './1-winning-points/property-6-difference-is-index.ts'
import { vProp3 } from './1-winning-points/proposition-3-two-sequences.ts'
import { vAlgL, vAlgLList } from './1-winning-points/sieve-l1-to-l6.ts'
import { vAlgW, vAlgWFix } from './1-winning-points/sieve-w1-to-w3.ts'
import { vTab1 } from './1-winning-points/table-1-a-play.ts'
import { vG } from './1-winning-points/the-game.ts'
import { vP7, vT1 } from './1-winning-points/theorem-1-limit-of-newton.ts'
import { vT21, vT22, vT23, vT23a, vT23b } from './1-winning-points/theorem-2-rules.ts'
import { vT2 } from './1-winning-points/theorem-2-sieve-makes-all.ts'
import { vC2, vC3, vC11, vC12 } from './2-closed-form/conjectures-1-to-3.ts'
import { v22 } from './2-closed-form/heuristic-for-the-constant.ts'
import { vAE, vAEOne } from './2-closed-form/states-a-to-e.ts'
import { vT3 } from './2-closed-form/theorem-3-irrational.ts'
import { vAWP, vV1, vV2, vV3, vV4 } from './3-move-algorithm/algorithm-a1-to-a4.ts'
import { vEx6 } from './3-move-algorithm/example-6-both-equations.ts'
import { vEx2, vEx2Fix, vEx3, vEx4, vEx5 } from './3-move-algorithm/examples-2-to-5.ts'
import { vFib25, vFib26 } from './3-move-algorithm/fibonacci-indices.ts'
import { vI1, vI1Fix, vI2, vI2Fix, vI3 } from './3-move-algorithm/procedures-for-the-index.ts'
import { v35 } from './4-accuracy/decimals-of-g.ts'
import { v42Steps } from './4-accuracy/exact-number-of-steps.ts'
import { v42a, v42aFix } from './4-accuracy/iterations-enough.ts'
import { v42, v42b, v42bFix } from './4-accuracy/iterations-needed.ts'
import { vN38, vN40, vN41 } from './4-accuracy/newton-errors.ts'
import { v16R0, v16R0Any } from './4-accuracy/session-r0-accuracy.ts'
import { v16R1, v16R2 } from './4-accuracy/session-r1-r2-indices.ts'
import { vEx7, vEx7Fix, vTab2, vTab2Fix } from './4-accuracy/table-2-and-example-7.ts'
import { vT4, vT4Fix } from './4-accuracy/theorem-4-enough-decimals.ts'
import { v15, v15Decimals } from './4-accuracy/time-of-the-closed-form.ts'
import { v18 } from './5-complete-algorithm/members-up-to-m.ts'
import { vR3, vR3Fix } from './5-complete-algorithm/remark-3-first-point.ts'
import { vEx8, vR4, vR4Fix } from './5-complete-algorithm/remark-4-and-example-8.ts'
import { v19, vAlg17, vAlg17Fix, vQ } from './5-complete-algorithm/sections-17-and-19.ts'
import { vAttrition, vAttritionA, vAttritionB } from './6-variants/attrition.ts'
import { vAttritionC, vAttritionD, vAttritionDFix } from './6-variants/attrition-small-points.ts'
import { vFlipFlop, vFlipFlopA, vFlipFlopB } from './6-variants/flip-flop.ts'

/** The claims of the paper. */
export const V_CLAIMS: readonly Claim[] = [
  vEx1a,
  vEx1b,
  vEx1c,
  v8,
  vP1,
  vP2,
  vP3,
  vP3Ex,
  vP3F,
  vP4,
  vProp1,
  vP5,
  vP5Fix,
  vP6,
  vProp2,
  vProp3,
  vAlgL,
  vAlgLList,
  vAlgW,
  vAlgWFix,
  vTab1,
  vG,
  vP7,
  vT1,
  vT21,
  vT22,
  vT23,
  vT23a,
  vT23b,
  vT2,
  vC11,
  vC12,
  vC2,
  vC3,
  v22,
  vAE,
  vAEOne,
  vT3,
  vAWP,
  vV1,
  vV2,
  vV3,
  vV4,
  vEx6,
  vEx2,
  vEx2Fix,
  vEx3,
  vEx4,
  vEx5,
  vFib25,
  vFib26,
  vI1,
  vI1Fix,
  vI2,
  vI2Fix,
  vI3,
  v35,
  v42Steps,
  v42a,
  v42aFix,
  v42,
  v42b,
  v42bFix,
  vN38,
  vN40,
  vN41,
  v16R0,
  v16R0Any,
  v16R1,
  v16R2,
  vTab2,
  vTab2Fix,
  vEx7,
  vEx7Fix,
  vT4,
  vT4Fix,
  v15,
  v15Decimals,
  v18,
  vR3,
  vR3Fix,
  vR4,
  vR4Fix,
  vEx8,
  vAlg17,
  vAlg17Fix,
  v19,
  vQ,
  vAttrition,
  vAttritionA,
  vAttritionB,
  vAttritionC,
  vAttritionD,
  vAttritionDFix,
  vFlipFlop,
  vFlipFlopA,
  vFlipFlopB,
]
