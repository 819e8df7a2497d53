import { type Members, membersUpTo } from '../../../facts/wythoff/index-of-number.ts'
import type { Claim, Value } from '../../../judge/index.ts'
import { choice, corrected, instances, instancesClaim, upTo, values } from '../../../judge/index.ts'
import type { GoldenNumber } from '@nim/core/wythoff'
import { compareGolden, floorTimesGolden, G, goldenOf, mulGolden } from '@nim/core/wythoff'

/**
 * The two parts of the remark. One states that A has more members than B. The other states that
 * more tries are needed if B is tried first. `isOne` compares the two numbers of a part.
 */
const majority = (isOne: (a: number, b: number, M: number) => boolean) => ({
  counts: { says: 'n_a(M) > n_b(M)', holds: ({ M, nA, nB }: Members) => isOne(nA, nB, M) },
  tries: {
    says: 'trying b_i = S first takes more tries',
    // If A is always tried first, nA + 2·nB tries are needed in total. If B is always tried first,
    // nB + 2·nA tries are needed.
    holds: ({ M, nA, nB }: Members) => isOne(nB + 2 * nA, nA + 2 * nB, M),
  },
})

const printed = instancesClaim({
  id: 'V-R4',
  kind: 'remark',
  at: 'Remark 4',
  title: 'for every M, n_a(M) > n_b(M); so a_k = S is tried before b_i = S',
  statement: String.raw`For every $M$, $n_a(M)>n_b(M)$; therefore $a_k=S$ is tried before $b_i=S$, which lowers the average complexity.`,
  conventions: [
    'part counts: the numbers themselves; part tries: over S = 1..M, trying a_k = S before b_i = S takes fewer tries than the opposite order; a failed first try makes two tries',
  ],
  edge: { says: 'M = 2: each sequence has one member', is: ({ M }) => M === 2 },
  flaw: { class: 'edge case', cause: 'V-R4' },
  domain: upTo('M', 5000),
  quick: { max: 500 },
  instances: ({ domain }) => membersUpTo(domain.max),
  digest: ({ nA }) => nA,
  method: 'pass',
  printed: majority((a, b) => a > b),
  // The mutation is false because 1 is in A. The box is small, because the printed statement holds
  // only for M = 1.
  wrongAt: { max: 1 },
  wrong: ({ nA, nB }) => nA < nB,
  witness: ({ M, nA, nB }) => ({ M, n_a: nA, n_b: nB }),
  evidence: ({ M, nA, nB }) => ({
    expected: 'more',
    actual: `${nA} and ${nB}`,
    explain: `of 1..${M} ${nA} are some a_k and ${nB} some b_i`,
  }),
})

export const vR4: Claim = instances(printed)

export const vR4Fix: Claim = instances(
  corrected(printed, {
    title: 'n_a(M) > n_b(M) for every M ≥ 1 except M = 2, where both are 1',
    statement: String.raw`$n_a(M)>n_b(M)$ for every $M\ge1$ except $M=2$, where $n_a=n_b=1$.`,
    printed: majority((a, b, M) => (M === 2 ? a === b : a > b)),
    // The mutation is false because A and B each have one member up to M = 2.
    wrongAt: { max: 10 },
    wrong: ({ nA, nB }) => nA > nB,
  }),
)

const M = 50
const G_2 = mulGolden(G, G)

/** The value, multiplied by the scale and then rounded. */
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

export const vEx8: Claim = values({
  id: 'V-Ex8',
  kind: 'example',
  at: 'Example 8',
  title: 'M = 50: n_a = 31, n_b = 19; some a_k with probability g, some b_i with g² = 0.382',
  statement: String.raw`$M=50$: $n_a=31$, $n_b=19$; a random $u$ in $1..50$ is some $a_k$ with probability $g$, some $b_i$ with probability $g^2=0.382$.`,
  conventions: [
    'readings of the probabilities: exactly g and g² (exact), or rounded to two decimals (rounded)',
    'the check rounds g² to three decimals and compares it with 0.382',
  ],
  decides:
    'the counts on the winning points that the pass over the plane finds; the other numbers by exact arithmetic',
  parameters: [choice('part', 'part of the example', Object.keys(PRINTED))],
  principal: {
    cases: { part: ['counts', 'square', 'rounded'] },
    because:
      'g is irrational, and the paper prints the counts 31 and 19 of 50 next to g² = 0.382. So the probabilities are g and g² to two decimals',
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
