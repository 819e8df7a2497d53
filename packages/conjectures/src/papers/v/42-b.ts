import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { judgeLogLog, type LogLog } from '../../facts/wythoff/loglog-growth.ts'
import { upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The last approximation of (42). */
export const v42b: Claim = vClaim<Record<string, never>, UpToDomain, LogLog>({
  id: 'V-42.b',
  kind: 'proposition',
  source: 'sections 14 to 16 (42)',
  paperStatus: 'asserted',
  title: '⌈log2(⌈log10 n⌉/3)⌉ ~ ⌊log10 log10 n⌋',
  statement: String.raw`$\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil\sim\lfloor\log_{10}\log_{10}n\rfloor$ (42).`,
  conventions: [
    '~ is read as asymptotic equality; criterion: the quotient lies between 1/2 and 2 at n = 10^(10^j) for 1 ≤ j ≤ max',
  ],
  decides: 'both sides at n = 10^(10^j), exactly; evidence for the growth only',
  complexity: 'O(max)',
  parameters: [],
  defaultDomain: upTo('j', 15),
  // log10 log10 n = log10 k for n = 10^k; ⌊log10 k⌋ is the number of digits of k less one.
  printed: (k) => String(k).length - 1,
  judge: judgeLogLog,
})
