import { alternativeGeneration, type WythoffSequences } from '@nim/core/wythoff'
import type { Claim } from '../../claim/claim.ts'
import type { UpToDomain } from '../../claim/verdict.ts'
import { judgeGenerator } from '../../judge/shapes/v/generator-claim.ts'
import { upTo, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** The alternative formulation with a test that is right. */
export const vAlgWFix: Claim = vClaim<
  Record<string, never>,
  UpToDomain,
  (count: number) => WythoffSequences
>({
  id: 'V-Alg-W-fix',
  kind: 'algorithm',
  source: 'section 6, W1 to W3, corrected by nimlab',
  paperStatus: 'asserted',
  title: 'with the test a_{n+1} < a_{j_n+1} + j_n the generation produces the winning points',
  statement: String.raw`As V-Alg-W, with the test of W3 changed to $a_{n+1}<a_{j_n+1}+j_n$: the index is $j_n+1$ and the summand is $j_n$ in the place of $n$. The right side is $b_{j_n+1}-1$, so the test asks whether the integer after $a_{n+1}$ is still free.`,
  conventions: [],
  decides:
    'every term against the winning points found by the pass over the plane up to n = 2000, beyond against the closed form',
  complexity: 'O(max), and O(2000²) for the pass',
  parameters: [],
  defaultDomain: upTo('n', 100_000),
  quick: { max: 10_000 },
  printed: (count) => alternativeGeneration(count, 'corrected'),
  judge: (generate, asked) => judgeGenerator(generate, asked),
})
