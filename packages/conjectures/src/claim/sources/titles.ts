import type { Paper } from '../claim.ts'
import { DH } from './dh.ts'
import { GMMV } from './gmmv.ts'
import { GN } from './gn.ts'
import { V } from './v.ts'

/** The origin of each group of statements. The source of a claim begins with it. */
export const PAPER_TITLES: Readonly<Record<Paper, string>> = {
  gmmv: GMMV,
  dh: DH,
  gn: GN,
  v: V,
  nt: 'nimlab: theorems proved in docs/proofs',
}
