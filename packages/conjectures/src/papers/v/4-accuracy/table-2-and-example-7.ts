import {
  ceilLog2Of,
  type FirstFailure,
  firstFailure,
  newtonApproximation,
  certifiesLower,
  floorTimes,
} from '@nim/core/wythoff'
import type { Claim, Naming, Value, ValuesClaim } from '../../../judge/index.ts'
import {
  choice,
  corrected,
  fixed,
  instances,
  instancesClaim,
  values,
} from '../../../judge/index.ts'

/**
 * The printed entry for n = 10^t, and the first n with ⌊n·x⌋ ≠ a_n, both for x = x_r and for x =
 * x_{r−1}.
 */
interface Row {
  readonly t: number
  readonly r: number
  readonly failure: FirstFailure
  readonly failureBefore: FirstFailure | null
}

const failureWith = (r: number): FirstFailure | null =>
  r < 0 ? null : firstFailure(newtonApproximation(r))

/** The rows of a table. The number r applies up to t = `lastOf[r]`. */
function* rows(lastOf: readonly number[]): Generator<Row> {
  let t = 0
  for (const [r, last] of lastOf.entries()) {
    const [failure, failureBefore] = [failureWith(r)!, failureWith(r - 1)]
    for (; t <= last; t++) yield { t, r, failure, failureBefore }
  }
}

const isBeyond = ({ n }: FirstFailure, t: number): boolean => n > 10n ** BigInt(t)

const enough = {
  says: 'r iterations are enough for all n ≤ 10^t',
  holds: ({ t, failure }: Row) => isBeyond(failure, t),
}
const needed = {
  says: 'fewer than r iterations are not enough for n ≤ 10^t',
  holds: ({ t, failureBefore }: Row) =>
    failureBefore === null ? null : !isBeyond(failureBefore, t),
}

const printed = instancesClaim({
  id: 'V-Tab2',
  kind: 'table',
  at: 'Table 2',
  title: 'iterations for n = 10^t: t ≤ 3: 0; 4..6: 1; 7..12: 2; 13..24: 3',
  statement: String.raw`Iterations $r(n)$ required to compute $a_n$, $n=10^t$: $t\in[0,3]$: $r=0$; $t\in[4,6]$: $r=1$; $t\in[7,12]$: $r=2$; $t\in[13,24]$: $r=3$.`,
  conventions: [
    'agreement with (42) read literally, where t = 0 has no value, and with max(0, r), or 0 if r has no value',
  ],
  decides:
    'part enough: for every t of a row, ⌊n·x_r⌋ = a_n for all n ≤ 10^t; part needed: fewer iterations are not enough for n ≤ 10^t; both through the first failure, found by Fibonacci numbers; parts agreement: r against (42)',
  principal: {
    cases: { part: ['enough', 'needed', 'agreement max0'] },
    because: 'the table itself has r = 0 for n at which (42) is negative or has no value',
  },
  flaw: { class: 'table entry', cause: 'V-T4' },
  domain: fixed,
  instances: () => rows([3, 6, 12, 24]),
  digest: ({ r }) => r,
  method: 'best approximations',
  printed: {
    enough,
    needed,
    agreement: { says: 'r is that of (42)', holds: ({ t, r }) => ceilLog2Of(t, 3) === r },
    'agreement max0': {
      says: 'r is that of (42), or 0',
      holds: ({ t, r }) => Math.max(0, ceilLog2Of(t, 3) ?? 0) === r,
    },
  },
  // The mutation is false because one iteration is not needed for n ≤ 10.
  wrongAt: { case: { part: 'needed' } },
  wrong: ({ t, failureBefore }) =>
    failureBefore === null ? null : !isBeyond(failureBefore, t === 4 ? 1 : t),
  witness: ({ t, r, failure }, { part }) =>
    part === 'enough' ? { t, r, n: String(failure.n) } : { t },
  evidence: ({ t, r, failure: { n, floor, a } }, { part }) =>
    part === 'enough'
      ? {
          expected: `${r} iterations are enough`,
          actual: `the first n with ⌊n·x_${r}⌋ ≠ a_n is ${n}`,
          explain: `⌊${n}·x_${r}⌋ = ${floor}, a_n = ${a}; ${n} is at most 10^${t}`,
        }
      : {
          expected: r,
          actual: ceilLog2Of(t, 3),
          explain: `for n = 10^${t} the table has ${r}, (42) gives ${ceilLog2Of(t, 3) ?? 'no value'}`,
        },
})

export const vTab2: Claim = instances(printed)

export const vTab2Fix: Claim = instances(
  corrected(printed, {
    title: 'iterations for n ≤ 10^t: t ≤ 2: 0; 3..4: 1; 5..9: 2; 10..19: 3; 20..38: 4',
    statement: String.raw`Iterations enough and needed for all $n\le10^t$: $t\in[0,2]$: $r=0$; $t\in[3,4]$: $r=1$; $t\in[5,9]$: $r=2$; $t\in[10,19]$: $r=3$; $t\in[20,38]$: $r=4$.`,
    conventions: ['the paper prints the table for t ≤ 24; here it continues to the end of a row'],
    instances: () => rows([2, 4, 9, 19, 38]),
    printed: { enough, needed },
    // The mutation is false because x_0 does not suffice for all n ≤ 10^3.
    wrong: ({ t, failure }) => isBeyond(failure, t === 2 ? 3 : t),
  }),
)

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
  'one less': 'with one iteration fewer, some n ≤ 10^6 fails',
}
type Part = keyof typeof PARTS

const IS_BOUND = `m < 10^${K}`
const FOR_ALL = `a_n for all n ≤ 10^${K}`
const FAILS = 'it fails'

/** Describes the first n for which the approximation x_r fails. */
function accuracy(r: number): string {
  const { n, floor, a } = firstFailure(newtonApproximation(r))
  return n > 10n ** BigInt(K) ? FOR_ALL : `${floor} at n = ${n}, a_n = ${a}`
}

/**
 * The result of each part for r iterations, in the words of the paper if this result agrees with
 * the paper.
 */
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

/** A claim about a single large start. */
function largeStart(
  card: Naming &
    Pick<ValuesClaim<{ part: Part }>, 'by' | 'principal' | 'flaw' | 'wrong' | 'wrongAt'>,
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

export const vEx7: Claim = largeStart(
  {
    id: 'V-Ex7',
    at: 'Example 7',
    title: 's = 2,718,282, l = 3,141,593: m = 323,311 < 10^6, one iteration is enough',
    statement: String.raw`$s=2{,}718{,}282$, $l=3{,}141{,}593$: $m=L-S=l-s=323{,}311<10^6$. From $6\ge3\cdot2^r$ it follows that $r=1$; one iteration of (38) gives $g_*$ with the required accuracy.`,
    principal: {
      cases: { part: ['difference', 'bound', '(41)', 'this m'] },
      because:
        '"6 ≥ 3·2^r" is the step (41), 3·2^r ≥ k, whose least solution is r = 1. The example requires the accuracy for its own m only (V-42.a is about all n ≤ 10^6)',
    },
    flaw: { class: 'example', cause: 'V-Ex7' },
    // The mutation is false because r = 1 is the least r with 3·2^r ≥ 6.
    wrongAt: { case: { part: '(41)' } },
    wrong: ({ computed }) => computed === 2,
  },
  ['difference', 'bound', 'literal inequality', '(41)', 'this m', 'all m'],
  323_311,
  1,
)

export const vEx7Fix: Claim = largeStart(
  {
    id: 'V-Ex7-fix',
    by: 'nimlab',
    at: 'Example 7, corrected by nimlab',
    title:
      's = 2,718,282, l = 3,141,593: m = 423,311 < 10^6, two iterations are enough, one is not',
    statement: String.raw`$s=2{,}718{,}282$, $l=3{,}141{,}593$: $m=l-s=423{,}311<10^6$; two iterations give $\lfloor n\,g_*\rfloor=a_n$ for this $m$ and for all $n\le10^6$; one iteration does not for all $n\le10^6$.`,
    // The mutation is false because one iteration is not enough for n = 46368.
    wrongAt: { case: { part: 'all m' } },
    wrong: () => accuracy(1) === FOR_ALL,
  },
  ['difference', 'bound', 'this m', 'all m', 'one less'],
  423_311,
  2,
)
