import { ceilLog2Of, type FirstFailure, firstFailure, newtonApproximation } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { fixed } from '../../../claim/domains.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances, instancesClaim } from '../../../judge/instances.ts'

/** What the table prints for n = 10^t, and the first n with ⌊n·x⌋ ≠ a_n for x = x_r and x_{r−1}. */
interface Row {
  readonly t: number
  readonly r: number
  readonly failure: FirstFailure
  readonly failureBefore: FirstFailure | null
}

const failureWith = (r: number): FirstFailure | null =>
  r < 0 ? null : firstFailure(newtonApproximation(r))

/** Rows of a table in which every r stands for t up to the number at its place. */
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
    'agreement with (42) literally, where t = 0 has no value, and with max(0, r), 0 where r has no value',
  ],
  decides:
    'part enough: for every t of a row, ⌊n·x_r⌋ = a_n for all n ≤ 10^t; part needed: fewer iterations are not enough for n ≤ 10^t; both through the first failure, found by Fibonacci numbers; parts agreement: r against (42)',
  principal: {
    cases: { part: ['enough', 'needed', 'agreement max0'] },
    because: 'the table itself has r = 0 where (42) is negative or has no value',
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
  wrong: {
    case: { part: 'needed' },
    // one iteration is not needed for n ≤ 10
    holds: ({ t, failureBefore }) =>
      failureBefore === null ? null : !isBeyond(failureBefore, t === 4 ? 1 : t),
  },
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

/** The printed table of numbers of iterations. */
export const vTab2: Claim = instances(printed)

/** The table of numbers of iterations with ranges that are right. */
export const vTab2Fix: Claim = instances(
  corrected(printed, {
    title: 'iterations for n ≤ 10^t: t ≤ 2: 0; 3..4: 1; 5..9: 2; 10..19: 3; 20..38: 4',
    statement: String.raw`Iterations enough and needed for all $n\le10^t$: $t\in[0,2]$: $r=0$; $t\in[3,4]$: $r=1$; $t\in[5,9]$: $r=2$; $t\in[10,19]$: $r=3$; $t\in[20,38]$: $r=4$.`,
    conventions: ['the table is printed for t ≤ 24; it is continued here to the end of a row'],
    instances: () => rows([2, 4, 9, 19, 38]),
    printed: { enough, needed },
    // four digits are too many for no iteration
    wrong: ({ t, failure }) => isBeyond(failure, t === 2 ? 3 : t),
  }),
)
