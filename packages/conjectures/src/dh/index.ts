import type { Claim } from '../claim.ts'
import { dhC1 } from './c1.ts'
import { dhT33 } from './t3-3.ts'
import { dhT41 } from './t4-1.ts'
import { dhT51 } from './t5-1.ts'
import { dhT61 } from './t6-1.ts'

/** The claims of the paper, in its order. */
export const DH_CLAIMS: readonly Claim[] = [dhT33, dhT41, dhT51, dhC1, dhT61]
