import type { Claim } from '../../claim/claim.ts'
import { nt0 } from './0.ts'
import { nt1 } from './1.ts'
import { nt2r1 } from './2-r1.ts'
import { nt2r2 } from './2-r2.ts'
import { nt2 } from './2.ts'
import { nt3 } from './3.ts'
import { nt4 } from './4.ts'
import { ntF5 } from './f5.ts'
import { ntL1 } from './l1.ts'
import { ntL14 } from './l14.ts'
import { ntL2 } from './l2.ts'
import { ntL3 } from './l3.ts'
import { ntL4 } from './l4.ts'
import { ntL6 } from './l6.ts'
import { ntL7 } from './l7.ts'
import { ntL8 } from './l8.ts'
import { ntL9 } from './l9.ts'
import { ntT5 } from './t5.ts'

/** The general theorems proved for this project, in the order of their proofs. */
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
  nt4,
  nt0,
]
