import {
  ALTERNATIVE_READINGS,
  alternativeGeneration,
  type WythoffSequences,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeGenerator } from '../../../judge/shapes/v/generator-claim.ts'
import { choice, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The alternative formulation of the sieve, as printed, in two readings. */
export const vAlgW: Claim = vClaim<
  { reading: string },
  UpToDomain,
  (count: number, reading: string) => WythoffSequences
>({
  id: 'V-Alg-W',
  kind: 'algorithm',
  source: 'section 6, W1 to W3',
  paperStatus: 'asserted',
  title: 'a_{n+1} := c_n + 1 and the test a_{n+1} < a_{j_{n+1}} + n produce the winning points',
  statement: String.raw`W1: $a_1:=1$, $c_1:=2$, $j_1:=1$. W2: for $n=1,2,\dots$ $a_{n+1}:=c_n+1$. W3: if $a_{n+1}<a_{j_{n+1}}+n$ then $c_{n+1}:=c_n+1$, $j_{n+1}:=j_n$, else $c_{n+1}:=c_n+2$, $j_{n+1}:=j_n+1$. With $b_n=a_n+n$ this produces the terms of the sieve.`,
  conventions: [
    'the subscript j_{n+1} stands in W3 before it has a value; r1: the index (j_n)+1; r2: the index j_n',
  ],
  decides:
    'every term against the winning points found by the pass over the plane up to n = 2000, beyond against the closed form',
  complexity: 'O(max), and O(2000²) for the pass',
  parameters: [choice('reading', 'index in the test of W3', ...ALTERNATIVE_READINGS)],
  defaultDomain: upTo('n', 100_000),
  quick: { max: 10_000 },
  printed: (count, reading) => alternativeGeneration(count, reading as 'r1' | 'r2'),
  judge: (generate, asked) =>
    judgeGenerator((count) => generate(count, asked.parameters.reading), asked),
})
