import type { Claim } from '../../claim/claim.ts'
import { mRuleClaim, QUOTING } from '../../judge/shapes/dh/m-rule-claim.ts'

/** The M-rule in normal play. */
export const dhI4a: Claim = mRuleClaim(
  {
    id: 'DH-I4a',
    title: 'the M-rule is optimal in SN(n,{n−1}), normal play',
    source: `${QUOTING} arXiv:2304.06498`,
  },
  'normal',
)
