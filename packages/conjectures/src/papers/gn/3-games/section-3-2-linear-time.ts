import { remotenessInClosedForm } from '@nim/core/exact-slow'
import { type Cost, finishOf, pursuit } from '@nim/core/gm'
import { type Claim, instances } from '../../../judge/index.ts'
import { doublings, type GrowthClaim } from '../growth.ts'
import { growsLinearly } from '../linear-growth.ts'

/**
 * A vector of positive entries that are far apart: their differences have this many digits.
 * Therefore all entries become leaders, one stage after another, before any entry reaches a finish
 * line at 0.
 */
function spreadVector(n: number, digits: number): bigint[] {
  const entry = (i: number): bigint =>
    (10n ** 6n + BigInt(i)) * 10n ** BigInt(digits) + BigInt((7 * i * i) % 101)
  return Array.from({ length: n }, (_, i) => entry(i))
}

/** The cost of T(x,l,q) for a vector of n entries that are far apart. */
function costOf(n: number, l: number, q: number, digits: number): Cost {
  return finishOf(spreadVector(n, digits), BigInt(l), q)!.cost
}

/** The total number of hexadecimal digits of all entries. */
function digitsOf(n: number, digits: number): number {
  return spreadVector(n, digits).reduce((sum, entry) => sum + entry.toString(16).length, 0)
}

/** The number of operations in an evaluation of the closed form of R. */
function closedFormOperations(n: number, digits: number): number {
  const count = { operations: 0 }
  remotenessInClosedForm(spreadVector(n, digits), count)
  return count.operations
}

/**
 * A variable of the input: n, the digits of an entry, or both together. Its cost is the cost of the
 * closed form.
 */
function byClosedForm(
  fixed: string,
  from: number,
  sizesOf: (size: number) => readonly [n: number, digits: number],
) {
  return {
    fixed,
    from,
    operations: (size: number) => closedFormOperations(...sizesOf(size)),
    length: (size: number) => digitsOf(...sizesOf(size)),
  }
}

const CLOSED_FORM = {
  n: byClosedForm('30 digits', 16, (n) => [n, 30]),
  digits: byClosedForm('n = 8', 16, (digits) => [8, digits]),
  jointly: byClosedForm('n entries of n digits', 16, (n) => [n, n]),
}

const NOT_REFUTED = {
  where: 'fails',
  because: 'the cost of one procedure does not refute an upper bound on the cost of computing it',
} as const

export const gn32c: Claim = instances({
  ...doublings({
    ...CLOSED_FORM,
    'n-by-stages': {
      fixed: '30 digits',
      from: 16,
      operations: (n) => costOf(n, 2, 2, 30).operations,
      length: (n) => digitsOf(n, 30),
    },
  }),
  ...growsLinearly(30),
  id: 'GN-3.2.c',
  kind: 'remark',
  at: 'section 3.2',
  paperStatus: 'asserted',
  title: 'R and the P-positions of NIM(n,n−1) are computed in time linear in the data',
  statement: String.raw`With the results of section 2, $R$ and the P-positions of $NIM(n,n-1)$ are computed in time linear in the data, even when $n$ is part of the input and the integers are binary.`,
  conventions: [
    'procedure: the closed form of R (remotenessInClosedForm of @nim/core/exact-slow, GMMV-T2), whose parity gives the P-positions; entries are sorted',
    'cost, counted during the run: the number of hexadecimal digits of the operands of every operation, and 1 for a truth value',
    'remark n-by-stages: the procedure of section 2.7, jumps over whole cycles and blocks with events in between, entries read or changed',
  ],
  principal: {
    cases: { variable: Object.keys(CLOSED_FORM) },
    because:
      '"are computed in linear time" requires only one linear procedure, and the closed form of R is such a procedure. The cost of the procedure by stages does not contradict this',
  },
  unsettled: NOT_REFUTED,
  // The mutation allows at most 1.9 times as many operations for the doubling to 64.
  wrongAt: { case: { variable: 'n' } },
  wrong: ({ before, after, size }) => after <= (size === 64 ? 1.9 : 2.5) * before,
})

const ofN = { fixed: 'l = 5, 30 digits', from: 32 }

/**
 * The statement that the cost grows as size^degree, with a margin of a quarter for lower-order
 * terms.
 */
function growsAs(
  degreeOf: (variable: string) => number,
): Pick<GrowthClaim, 'printed' | 'evidence'> {
  const most = (before: number, variable: string) => 1.25 * 2 ** degreeOf(variable) * before
  return {
    printed: ({ before, after }, { variable }) => after <= most(before, variable),
    evidence: ({ fixed, size, before, after }, { variable }) => ({
      expected: `at most ${Math.floor(most(before, variable))} operations`,
      actual: after,
      explain: `doubling to ${size} (${fixed}) takes the operations from ${before} to ${after}, ${(after / before).toFixed(2)} times as many`,
    }),
  }
}

const byStages: Omit<GrowthClaim, 'title' | 'statement'> = {
  ...doublings({
    'n-steps': { ...ofN, operations: (n) => costOf(n, 5, n / 2, 30).steps },
    'n-entries': { ...ofN, operations: (n) => costOf(n, 5, n / 2, 30).operations },
    'n-steps-j0': { ...ofN, operations: (n) => pursuit(spreadVector(n, 30), 5n).cost.steps },
    l: { fixed: 'n = 8, 30 digits', from: 4, operations: (l) => costOf(8, l, 4, 30).steps },
    digits: {
      fixed: 'n = 8, l = 5',
      from: 10,
      operations: (digits) => costOf(8, 5, 4, digits).steps,
    },
  }),
  // The mutation states that the cost is linear in n and l, and that more digits need no more
  // steps.
  ...growsAs((variable) => (variable === 'digits' ? 0 : 1)),
  id: 'GN-4b',
  kind: 'remark',
  at: 'section 4',
  conventions: [
    'q = n/2; the procedure is the one of section 2.7, jumps over whole cycles and blocks with events in between',
    'n is counted in two units: steps (operations on whole vectors) and single entries',
    'GN-3.2 claims that T(x,2,2) = R(x); the same procedure computes j_0 of GN-2.6.iv',
  ],
}

export const gn4b: Claim = instances({
  ...byStages,
  paperStatus: 'asserted',
  title: 'the number of moves to q non-positive entries is determined in linear time',
  statement: String.raw`For $x\ge 0$, $l\ge 2$ and $q$ one determines in linear time how many moves lead to a vector with at least $q$ non-positive entries; for $l=2$, $q=2$ this is $R(x)$ of $NIM(n,n-1)$.`,
  unsettled: {
    where: 'fails',
    because:
      'in measurements that count single entries, the procedure of section 2.7 takes time quadratic in n. This refutes no upper bound. nimlab knows no linear procedure for all n, l and q',
  },
  ...wrongBound('n-steps', 2.5, 128),
})

export const gn4bBound: Claim = instances({
  ...byStages,
  ...growsAs((variable) => (variable === 'digits' ? 0 : variable === 'n-entries' ? 2 : 1)),
  id: 'GN-4b.stages',
  by: 'nimlab',
  at: 'section 4, added by nimlab',
  digestId: 'GN-4b',
  title:
    'time to count the moves to q non-positive entries: linear in digits and l, quadratic in n',
  statement: String.raw`For $x\ge 0$, $l\ge 2$ and $q$ the procedure of section 2.7 determines how many moves lead to a vector with at least $q$ non-positive entries in time linear in the digits for fixed $n$ and $l$, and at most linear in $l$ for fixed $n$; for fixed $l$ it takes a number of operations on whole vectors linear in $n$, and on single entries at most quadratic in $n$.`,
  ...wrongBound('n-entries', 5, 128),
})

/**
 * The mutation states that each doubling takes at most `factor` times as many operations, and the
 * doubling to `last` at most half of that.
 */
function wrongBound(
  variable: string,
  factor: number,
  last: number,
): Pick<GrowthClaim, 'wrong' | 'wrongAt'> {
  return {
    wrongAt: { case: { variable }, max: 2 },
    wrong: ({ before, after, size }) => after <= (size === last ? factor / 2 : factor) * before,
  }
}
