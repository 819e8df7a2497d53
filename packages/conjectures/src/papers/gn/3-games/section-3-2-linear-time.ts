import { type Cost, finishOf, pursuit } from '@nim/core/gm'
import type { Claim } from '../../../claim/claim.ts'
import { doublings, growsAs, type GrowthClaim } from '../growth.ts'
import { printedAndCorrected } from '../printed-and-corrected.ts'

/**
 * Entries so far apart and above 0 (gaps of so many digits) that a finish line at 0 is reached after
 * all have become leaders, one stage after the other.
 */
function spreadVector(n: number, digits: number): bigint[] {
  const entry = (i: number): bigint =>
    (10n ** 6n + BigInt(i)) * 10n ** BigInt(digits) + BigInt((7 * i * i) % 101)
  return Array.from({ length: n }, (_, i) => entry(i))
}

/** What T(x,l,q) costs for a vector of n entries that are far apart. */
function costOf(n: number, l: number, q: number, digits: number): Cost {
  return finishOf(spreadVector(n, digits), BigInt(l), q)!.cost
}

/** Linear in n and l, and no more steps for more digits. */
const linear = growsAs((variable) => (variable === 'digits' ? 0 : 1))

/** The same, but quadratic in n where single entries are counted. */
const quadraticInEntries = growsAs((variable) =>
  variable === 'digits' ? 0 : variable === 'n-entries' ? 2 : 1,
)

/** At most `factor` times as many operations, but less in the doubling to `last`. */
function wrongBound(
  variable: string,
  factor: number,
  last: number,
): NonNullable<GrowthClaim['wrong']> {
  return {
    case: { variable },
    max: 2,
    holds: ({ before, after, size }) => after <= (size === last ? factor / 2 : factor) * before,
  }
}

export const gn32c: readonly Claim[] = printedAndCorrected(
  {
    ...doublings({
      'n-steps': { fixed: '30 digits', from: 16, operations: (n) => costOf(n, 2, 2, 30).steps },
      'n-entries': {
        fixed: '30 digits',
        from: 16,
        operations: (n) => costOf(n, 2, 2, 30).operations,
      },
      digits: { fixed: 'n = 8', from: 10, operations: (digits) => costOf(8, 2, 2, digits).steps },
    }),
    id: 'GN-3.2.c',
    kind: 'remark',
    at: 'section 3.2',
    paperStatus: 'asserted',
    title: 'R and the P-positions of NIM(n,n−1) are computed in time linear in the data',
    statement: String.raw`With the results of section 2, $R$ and the P-positions of $NIM(n,n-1)$ are computed in time linear in the data, even when $n$ is part of the input and the integers are binary.`,
    conventions: [
      'the procedure is the one of section 7 of the restatement: jumps over whole cycles and blocks, events in between',
      'n is counted in two units: steps (operations on whole vectors) and single entries',
      'each operation on an integer takes time linear in its digits, so a number of steps that does not grow with the digits is linear time',
    ],
    ...linear,
    wrong: wrongBound('n-steps', 2.5, 64),
  },
  {
    title: 'R and the P-positions of NIM(n,n−1): linear in the digits, quadratic in n by entries',
    statement: String.raw`With the results of section 2, $R$ and the P-positions of $NIM(n,n-1)$ are computed by a procedure that takes time linear in the digits of the data for fixed $n$, a number of operations on whole vectors linear in $n$, and a number of operations on single entries at most quadratic in $n$. Changed: printed is that the time is linear in the data with $n$ part of the input.`,
    ...quadraticInEntries,
    wrong: wrongBound('n-entries', 5, 64),
  },
)

const ofN = { fixed: 'l = 5, 30 digits', from: 32 }

export const gn4b: readonly Claim[] = printedAndCorrected(
  {
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
    id: 'GN-4b',
    kind: 'remark',
    at: 'section 4',
    paperStatus: 'asserted',
    title: 'the number of moves to q non-positive entries is determined in linear time',
    statement: String.raw`For $x\ge 0$, $l\ge 2$ and $q$ one determines in linear time how many moves lead to a vector with at least $q$ non-positive entries; for $l=2$, $q=2$ this is $R(x)$ of $NIM(n,n-1)$.`,
    conventions: [
      'q = n/2; the procedure is the one of section 7 of the restatement',
      'n is counted in two units: steps (operations on whole vectors) and single entries',
      'that T(x,2,2) = R(x) is the claim GN-3.2; j_0 of GN-2.6.iv is computed by the same procedure',
    ],
    ...linear,
    wrong: wrongBound('n-steps', 2.5, 128),
  },
  {
    title: 'moves to q non-positive entries: linear in the digits and l, quadratic in n by entries',
    statement: String.raw`For $x\ge 0$, $l\ge 2$ and $q$ one determines how many moves lead to a vector with at least $q$ non-positive entries by a procedure that takes time linear in the digits for fixed $n$ and $l$, and at most linear in $l$ for fixed $n$; for fixed $l$ it takes a number of operations on whole vectors linear in $n$, and on single entries at most quadratic in $n$. Changed: printed is linear time with $n$ part of the input.`,
    ...quadraticInEntries,
    wrong: wrongBound('n-entries', 5, 128),
  },
)
