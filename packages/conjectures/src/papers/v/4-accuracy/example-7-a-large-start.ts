import {
  ceilLog2Of,
  certifiesLower,
  firstFailure,
  floorTimes,
  newtonApproximation,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { values, type ValuesClaim } from '../../../judge/values.ts'
import type { Value } from '../../../claim/verdict.ts'
import { choice, type Naming } from '../../../judge/statement.ts'

const s = 2_718_282
const l = 3_141_593
const K = 6

const PARTS = {
  difference: 'm = l − s',
  bound: 'm < 10^6',
  'literal inequality': 'r is the only integer with 6 ≥ 3·2^r, r ≥ 0',
  '(41)': 'r is the least integer with 3·2^r ≥ 6',
  'this m': 'floor(m·x_r) = a_m for m = l − s',
  'all m': 'floor(n·x_r) = a_n for all n ≤ 10^6',
  'one less': 'with one iteration less some n ≤ 10^6 fails',
}
type Part = keyof typeof PARTS

const IS_BOUND = `m < 10^${K}`
const FOR_ALL = `a_n for all n ≤ 10^${K}`
const FAILS = 'it fails'

/** Where x_r fails first, in words. */
function accuracy(r: number): string {
  const { n, floor, a } = firstFailure(newtonApproximation(r))
  return n > 10n ** BigInt(K) ? FOR_ALL : `${floor} at n = ${n}, a_n = ${a}`
}

/** What each part finds for r iterations; the words of the print where it is so. */
const FOUND: Readonly<Record<Part, (r: number) => Value>> = {
  difference: () => l - s,
  bound: () => (l - s < 10 ** K ? IS_BOUND : l - s),
  'literal inequality': () => {
    const all = [0, 1, 2, 3].filter((r) => 3 * 2 ** r <= K)
    return all.length === 1 ? all[0]! : all.join(' or ')
  },
  '(41)': () => ceilLog2Of(K, 3),
  'this m': (r) => {
    const floor = floorTimes(newtonApproximation(r), BigInt(l - s))
    return certifiesLower(BigInt(l - s), floor) ? 'a_m' : `${floor}, not a_m`
  },
  'all m': accuracy,
  'one less': (r) => (accuracy(r - 1) === FOR_ALL ? FOR_ALL : FAILS),
}

/** A claim about one large start. */
function largeStart(
  card: Naming & Pick<ValuesClaim<{ part: Part }>, 'by' | 'principal' | 'flaw' | 'wrong'>,
  parts: readonly Part[],
  m: number,
  r: number,
): Claim {
  const printed: Readonly<Record<Part, Value>> = {
    difference: m,
    bound: IS_BOUND,
    'literal inequality': r,
    '(41)': r,
    'this m': 'a_m',
    'all m': FOR_ALL,
    'one less': FAILS,
  }
  return values<{ part: Part }>({
    ...card,
    kind: 'example',
    conventions: parts.map((part) => `part ${part}: ${PARTS[part]}`),
    decides:
      'each part by exact integers; the accuracy for all n through the first failure, found by Fibonacci numbers',
    parameters: [choice('part', 'part of the example', parts)],
    printed: ({ part }) => ({ [PARTS[part]]: printed[part] }),
    compute: (_, { part }) => FOUND[part](r),
    digest: () => 1,
    method: 'exact integers',
    witness: () => ({ s, l }),
    evidence: ({ key, printed: expected, computed: actual }) => ({
      expected,
      actual,
      explain: `${key}: printed ${expected}, found ${actual}`,
    }),
  })
}

/** The example as printed. */
export const vEx7: Claim = largeStart(
  {
    id: 'V-Ex7',
    at: 'Example 7',
    title: 's = 2,718,282, l = 3,141,593: m = 323,311 < 10^6, one iteration is enough',
    statement: String.raw`$s=2{,}718{,}282$, $l=3{,}141{,}593$: $m=L-S=l-s=323{,}311<10^6$. From $6\ge3\cdot2^r$ it follows that $r=1$; one iteration of (38) gives $g_*$ with the required accuracy.`,
    principal: {
      cases: { part: ['difference', 'bound', '(41)', 'this m'] },
      because:
        '"6 ≥ 3·2^r" is the step (41), 3·2^r ≥ k, of which r = 1 is the least solution; the accuracy required is that of the one m of the example (that of all n ≤ 10^6 is V-42.a)',
    },
    flaw: { class: 'example', cause: 'V-Ex7' },
    // r = 1 is the least with 3·2^r ≥ 6
    wrong: { case: { part: '(41)' }, holds: ({ computed }) => computed === 2 },
  },
  ['difference', 'bound', 'literal inequality', '(41)', 'this m', 'all m'],
  323_311,
  1,
)

/** The example with its difference and its number of iterations put right. */
export const vEx7Fix: Claim = largeStart(
  {
    id: 'V-Ex7-fix',
    by: 'nimlab',
    at: 'Example 7, corrected by nimlab',
    title:
      's = 2,718,282, l = 3,141,593: m = 423,311 < 10^6, two iterations are enough, one is not',
    statement: String.raw`$s=2{,}718{,}282$, $l=3{,}141{,}593$: $m=l-s=423{,}311<10^6$; two iterations give $\lfloor n\,g_*\rfloor=a_n$ for this $m$ and for all $n\le10^6$; one iteration does not for all $n\le10^6$.`,
    // one iteration is not enough for n = 46368
    wrong: { case: { part: 'all m' }, holds: () => accuracy(1) === FOR_ALL },
  },
  ['difference', 'bound', 'this m', 'all m', 'one less'],
  423_311,
  2,
)
