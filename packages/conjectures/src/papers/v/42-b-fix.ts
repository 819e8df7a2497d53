import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { judgeLogLog, type LogLog } from '../../facts/wythoff/loglog-growth.ts'
import { upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The last approximation of (42) with the right base. */
export const v42bFix: Claim = vClaim<Record<string, never>, UpToDomain, LogLog>({
  id: 'V-42.b-fix',
  kind: 'proposition',
  source: 'sections 14 to 16 (42), corrected by nimlab',
  paperStatus: 'asserted',
  title: '⌈log2(⌈log10 n⌉/3)⌉ ~ ⌊log2 log10 n⌋',
  statement: String.raw`$\lceil\log_2(\lceil\log_{10}n\rceil/3)\rceil\sim\lfloor\log_2\log_{10}n\rfloor$: the outer logarithm has base 2. The two sides differ by at most 2.`,
  conventions: ['criterion: as V-42.b'],
  decides: 'both sides at n = 10^(10^j), exactly; evidence for the growth only',
  complexity: 'O(max)',
  parameters: [],
  defaultDomain: upTo('j', 15),
  printed: (k) => BigInt(k).toString(2).length - 1,
  judge: judgeLogLog,
})
