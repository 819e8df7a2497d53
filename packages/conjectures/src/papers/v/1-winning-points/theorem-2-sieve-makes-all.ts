import { type WythoffSequences, wythoffSieve } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeGenerator } from '../../../judge/shapes/v/generator-claim.ts'
import { upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The theorem that the sieve gives all winning points. */
export const vT2: Claim = vClaim<
  Record<string, never>,
  UpToDomain,
  (count: number) => WythoffSequences
>({
  id: 'V-T2',
  kind: 'theorem',
  source: 'Theorem 2',
  paperStatus: 'proved',
  title: 'w_n = (a_n, b_n) for every n ≥ 1',
  statement: String.raw`$w_n=(a_n,b_n)$ for every $n\ge 1$ (12), $a_n$ and $b_n$ made by the sieve. The rules of its proof are V-T2.1 to V-T2.3b.`,
  conventions: [],
  decides:
    'every term against the winning points found by the pass over the plane, which are all winning points of the part of the plane passed over',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: upTo('n', 5000),
  quick: { max: 300 },
  printed: wythoffSieve,
  judge: (generate, asked) => judgeGenerator(generate, asked, Infinity),
})
