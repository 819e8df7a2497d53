import type { Claim } from '../../claim/claim.ts'
import { v15 } from './15.ts'
import { v15Fix } from './15-fix.ts'
import { v16R0 } from './16-r0.ts'
import { v16R0Fix } from './16-r0-fix.ts'
import { v16R1 } from './16-r1.ts'
import { v16R1Fix } from './16-r1-fix.ts'
import { v16R2 } from './16-r2.ts'
import { v16R2Fix } from './16-r2-fix.ts'
import { v18 } from './18.ts'
import { v19 } from './19.ts'
import { v22 } from './22.ts'
import { v35 } from './35.ts'
import { v42 } from './42.ts'
import { v42a } from './42-a.ts'
import { v42aFix } from './42-a-fix.ts'
import { v42b } from './42-b.ts'
import { v42bFix } from './42-b-fix.ts'
import { v8 } from './8.ts'
import { vAE } from './ae.ts'
import { vAEFix } from './ae-fix.ts'
import { vAlgL } from './alg-l.ts'
import { vAlgLList } from './alg-l-list.ts'
import { vAlgW } from './alg-w.ts'
import { vAlgWFix } from './alg-w-fix.ts'
import { vAlg17 } from './alg17.ts'
import { vAlg17Fix } from './alg17-fix.ts'
import { vAttrition } from './attrition.ts'
import { vAttritionA } from './attrition-a.ts'
import { vAttritionB } from './attrition-b.ts'
import { vAttritionBFix } from './attrition-b-fix.ts'
import { vAttritionC } from './attrition-c.ts'
import { vAttritionD } from './attrition-d.ts'
import { vAttritionDFix } from './attrition-d-fix.ts'
import { vAWP } from './awp.ts'
import { vAWPFix } from './awp-fix.ts'
import { vC11 } from './c1-1.ts'
import { vC12 } from './c1-2.ts'
import { vC2 } from './c2.ts'
import { vC3 } from './c3.ts'
import { vEx1a } from './ex1-a.ts'
import { vEx1b } from './ex1-b.ts'
import { vEx1c } from './ex1-c.ts'
import { vEx2 } from './ex2.ts'
import { vEx2Fix } from './ex2-fix.ts'
import { vEx3 } from './ex3.ts'
import { vEx4 } from './ex4.ts'
import { vEx5 } from './ex5.ts'
import { vEx6 } from './ex6.ts'
import { vEx7 } from './ex7.ts'
import { vEx7Fix } from './ex7-fix.ts'
import { vEx8 } from './ex8.ts'
import { vEx8Fix } from './ex8-fix.ts'
import { vFib25 } from './fib-25.ts'
import { vFib26 } from './fib-26.ts'
import { vFlipFlop } from './flip-flop.ts'
import { vFlipFlopA } from './flip-flop-a.ts'
import { vFlipFlopAFix } from './flip-flop-a-fix.ts'
import { vFlipFlopB } from './flip-flop-b.ts'
import { vFlipFlopBFix } from './flip-flop-b-fix.ts'
import { vG } from './g.ts'
import { vI1 } from './i-1.ts'
import { vI1Fix } from './i-1-fix.ts'
import { vI2 } from './i-2.ts'
import { vI2Fix } from './i-2-fix.ts'
import { vI3 } from './i-3.ts'
import { vN38 } from './n-38.ts'
import { vN40 } from './n-40.ts'
import { vN40Fix } from './n-40-fix.ts'
import { vN41 } from './n-41.ts'
import { vP1 } from './p1.ts'
import { vP2 } from './p2.ts'
import { vP3 } from './p3.ts'
import { vP3Ex } from './p3-ex.ts'
import { vP3F } from './p3-f.ts'
import { vP4 } from './p4.ts'
import { vP5 } from './p5.ts'
import { vP5Fix } from './p5-fix.ts'
import { vP6 } from './p6.ts'
import { vP7 } from './p7.ts'
import { vProp1 } from './prop1.ts'
import { vProp2 } from './prop2.ts'
import { vProp3 } from './prop3.ts'
import { vQ } from './q.ts'
import { vR3 } from './r3.ts'
import { vR3Fix } from './r3-fix.ts'
import { vR4 } from './r4.ts'
import { vR4Fix } from './r4-fix.ts'
import { vT1 } from './t1.ts'
import { vT2 } from './t2.ts'
import { vT21 } from './t2-1.ts'
import { vT22 } from './t2-2.ts'
import { vT23 } from './t2-3.ts'
import { vT23Fix } from './t2-3-fix.ts'
import { vT23a } from './t2-3a.ts'
import { vT23b } from './t2-3b.ts'
import { vT3 } from './t3.ts'
import { vT4 } from './t4.ts'
import { vT4Fix } from './t4-fix.ts'
import { vTab1 } from './tab1.ts'
import { vTab2 } from './tab2.ts'
import { vTab2Fix } from './tab2-fix.ts'
import { vV1 } from './v1.ts'
import { vV2 } from './v2.ts'
import { vV2Fix } from './v2-fix.ts'
import { vV3 } from './v3.ts'
import { vV4 } from './v4.ts'

/** The claims of the paper, in its order; a corrected statement stands behind the printed one. */
export const V_CLAIMS: readonly Claim[] = [
  vG,
  vEx1a,
  vEx1b,
  vEx1c,
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
  vP7,
  vT1,
  vTab1,
  vProp3,
  vAlgL,
  vAlgLList,
  vAlgW,
  vAlgWFix,
  vT2,
  vT21,
  vT22,
  vT23,
  vT23Fix,
  vT23a,
  vT23b,
  v8,
  vC11,
  vC12,
  vC2,
  vC3,
  v22,
  vT3,
  vAE,
  vAEFix,
  vAWP,
  vAWPFix,
  vV1,
  vV2,
  vV2Fix,
  vV3,
  vV4,
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
  vEx6,
  v35,
  vT4,
  vT4Fix,
  vN38,
  vN40,
  vN40Fix,
  vN41,
  v42,
  v42a,
  v42aFix,
  v42b,
  v42bFix,
  vTab2,
  vTab2Fix,
  v15,
  v15Fix,
  v16R0,
  v16R0Fix,
  v16R1,
  v16R1Fix,
  v16R2,
  v16R2Fix,
  vEx7,
  vEx7Fix,
  vAlg17,
  vAlg17Fix,
  vR3,
  vR3Fix,
  v18,
  vR4,
  vR4Fix,
  vEx8,
  vEx8Fix,
  v19,
  vQ,
  vAttrition,
  vAttritionA,
  vAttritionB,
  vAttritionBFix,
  vAttritionC,
  vAttritionD,
  vAttritionDFix,
  vFlipFlop,
  vFlipFlopA,
  vFlipFlopAFix,
  vFlipFlopB,
  vFlipFlopBFix,
]
