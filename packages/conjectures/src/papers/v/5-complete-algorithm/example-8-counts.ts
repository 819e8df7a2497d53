import {
  compareGolden,
  floorTimesGolden,
  G,
  type GoldenNumber,
  goldenOf,
  mulGolden,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { Value } from '../../../claim/verdict.ts'
import { membersUpTo } from '../../../facts/wythoff/index-of-number.ts'
import { choice } from '../../../judge/statement.ts'
import { values } from '../../../judge/values.ts'

const M = 50
const G_2 = mulGolden(G, G)

/** The value times the scale, rounded. */
function rounded(value: GoldenNumber, scale: bigint): number {
  return Number((floorTimesGolden(value, 2n * scale) + 1n) / 2n)
}

const PRINTED: Readonly<Record<string, Readonly<Record<string, Value>>>> = {
  counts: { n_a: 31, n_b: 19 },
  square: { 'g²': 382 },
  exact: { 'n_a/M': 'g or g²', 'n_b/M': 'g or g²' },
  rounded: { 'n_a/M': `${rounded(G, 100n)}/100`, 'n_b/M': `${rounded(G_2, 100n)}/100` },
}

function compute(key: string, part: string): Value {
  if (part === 'square') return rounded(G_2, 1000n)
  const { nA, nB } = membersUpTo(M)[M - 1]!
  const count = key.startsWith('n_a') ? nA : nB
  if (part === 'counts') return count
  // rounded half up, with exact integers
  if (part === 'rounded') return `${Math.floor((200 * count + M) / (2 * M))}/100`
  const ratio = goldenOf({ p: BigInt(count), q: BigInt(M) })
  const share = key === 'n_a/M' ? G : G_2
  return compareGolden(ratio, share) === 0 ? 'g or g²' : `${count}/${M}`
}

/** The counts for M = 50, and the probabilities to two decimals. */
export const vEx8: Claim = values({
  id: 'V-Ex8',
  kind: 'example',
  at: 'Example 8',
  title: 'M = 50: n_a = 31, n_b = 19; some a_k with probability g, some b_i with g² = 0.382',
  statement: String.raw`$M=50$: $n_a=31$, $n_b=19$; a random $u$ in $1..50$ is some $a_k$ with probability $g$, some $b_i$ with probability $g^2=0.382$.`,
  conventions: [
    'readings of the probabilities: exactly g and g² (exact), or rounded to two decimals (rounded)',
    'g² = 0.382 is compared after rounding to three decimals',
  ],
  decides: 'the counts on the winning points found by the pass over the plane; the rest exactly',
  parameters: [choice('part', 'part of the example', Object.keys(PRINTED))],
  principal: {
    cases: { part: ['counts', 'square', 'rounded'] },
    because:
      'g is irrational and counts 31 and 19 of 50 are printed beside g² = 0.382: the probabilities are g and g² as far as two decimals tell',
  },
  printed: ({ part }) => PRINTED[String(part)]!,
  compute: (key, { part }) => compute(key, String(part)),
  digest: () => 1,
  method: 'pass',
  wrong: ({ key, printed, computed }) => computed === (key === 'n_a' ? 30 : printed),
  witness: ({ key }) => ({ M, entry: key }),
  evidence: ({ key, printed: expected, computed: actual }) => ({
    expected,
    actual,
    explain: `${key}: printed ${expected}, found ${actual}`,
  }),
})
