import type { Claim } from '../../claim/claim.ts'
import { mRuleClaim, QUOTING } from '../../judge/shapes/dh/m-rule-claim.ts'

/** The M-rule in misère play. */
export const dhI4b: Claim = mRuleClaim(
  {
    id: 'DH-I4b',
    title: 'the M-rule is optimal in SN(n,{n−1}), misère play',
    source: `${QUOTING} arXiv:2311.13511`,
  },
  'misere',
)
