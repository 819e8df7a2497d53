import { type GoldenNumber, PHI } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeLinearGrowth } from '../../../facts/wythoff/linear-growth.ts'
import { upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The ratio a_m/m has a limit. */
export const vC11: Claim = vClaim<Record<string, never>, UpToDomain, GoldenNumber>({
  id: 'V-C1.1',
  kind: 'conjecture',
  source: 'Conjecture 1',
  paperStatus: 'conjectured',
  title: 'a_m/m = z + o(m), and lim a_m/m = z',
  statement: String.raw`$a_m/m=z+o(m)$, and $\lim a_m/m=z$ with a constant $z$ (15).`,
  conventions: [
    'z = (1+√5)/2, the value of V-C3',
    'criterion: |a_m − mz| ≤ 1 for all m ≤ max, stronger than both printed forms; asymptotics are reported, not proved',
  ],
  decides: 'every m up to max, a_m found by the pass over the plane, compared exactly',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: upTo('m', 4000),
  quick: { max: 500 },
  printed: PHI,
  judge: (z, asked) => judgeLinearGrowth(z, ({ a }, m) => a[m]!, asked),
})
