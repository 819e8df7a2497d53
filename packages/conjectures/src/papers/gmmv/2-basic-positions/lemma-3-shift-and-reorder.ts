import { compareReverseLex } from '@nim/core/exact-slow'
import { basicByText } from '@nim/core/exact-slow/definitions'
import { boxCount, formatPosition } from '@nim/core/rules'
import type { BasicPair } from '../../../facts/exact-slow/basic-vectors.ts'
import { basicPairs, vectorsBySum } from '../../../facts/exact-slow/basic-vectors.ts'
import type { BoxDomain, Claim, InstancesClaim } from '../../../judge/index.ts'
import { boxNear, choice, corrected, instances, piles } from '../../../judge/index.ts'

type Case = { readonly n: number; readonly reading?: string }

const card = { kind: 'remark', at: 'Lemma 3, proof' } as const

function shifted({ z, i, j }: BasicPair): readonly number[] {
  return z.map((entry, at) => entry + (at === j ? 2 : 0) - (at === i ? 2 : 0))
}

function isWithin({ z, b, i, j }: BasicPair): boolean {
  return z[i]! >= 2 && z[j]! + 2 <= b
}

function isBasic({ b }: BasicPair, z: readonly number[]): boolean {
  return basicByText(z) === b && z.every((entry) => entry >= 0)
}

const shift: InstancesClaim<Case, BoxDomain, BasicPair> = {
  id: 'GMMV-L3-shift',
  ...card,
  title:
    'lowering entry i by 2 and raising entry j > i by 2 keeps z basic and raises it in the order',
  statement: String.raw`For $i<j$, lowering entry $i$ by $2$ and raising entry $j$ by $2$ turns a basic $z$ into a basic $z'$ with $z<_{lex}z'$ in the reverse lexicographic order.`,
  conventions: [
    'k = n − 1; z sorted, z′ in any order; a basic position has entries ≥ 0',
    'readings: for every pair i < j; only where the entries stay within 0..b',
  ],
  principal: {
    cases: { reading: ['within-bounds'] },
    because:
      'the proof uses the step to reach a larger basic position below x. So the step is meant only where it is possible: z_i ≥ 2, because entries are numbers of stones, and z_j + 2 ≤ b, the bound for basic positions',
  },
  complexity: 'C(max+n,n) positions times n² pairs',
  parameters: [piles(3, 3, 6), choice('reading', 'pairs meant', ['every-entry', 'within-bounds'])],
  domain: ({ n }) => boxNear(n, 5000),
  cost: ({ n }, { max }) => ({
    positions: boxCount(n, max, true),
    memory: boxCount(n, max, true) * 64n,
  }),
  instances: ({ parameters: { n }, domain: { max } }) => basicPairs(n, max),
  printed: (pair, { reading }) => {
    if (reading === 'within-bounds' && !isWithin(pair)) return null
    return isBasic(pair, shifted(pair)) && compareReverseLex(pair.z, shifted(pair)) < 0
  },
  // The mutation lowers a pile of size 4 by only 1.
  wrongAt: { case: { n: 3, reading: 'within-bounds' } },
  wrong: (pair) => {
    const lowered = shifted(pair).map((to, at) => (at === pair.i && pair.z[at] === 4 ? 3 : to))
    return isWithin(pair) ? isBasic(pair, lowered) : null
  },
  digest: ({ b }) => b,
  witness: (pair) => ({ z: pair.z, i: pair.i + 1, j: pair.j + 1, next: shifted(pair) }),
  evidence: (pair) => ({
    expected: `basic with b = ${pair.b}, larger than z`,
    actual: isBasic(pair, shifted(pair)) ? 'basic, not larger' : 'not basic',
    explain: `${formatPosition(pair.z)} is basic with b = ${pair.b}; the shift gives ${formatPosition(shifted(pair))}`,
  }),
}

export const gmmvL3Shift: Claim = instances(shift)

type Reordering = InstancesClaim<Case, BoxDomain, { readonly x: readonly number[] }>

const ascending = (x: readonly number[]): number[] => x.toSorted((a, b) => a - b)
const descending = (x: readonly number[]): number[] => x.toSorted((a, b) => b - a)

/** The statement about a way of reordering vectors. */
function reordering(
  reorder: (x: readonly number[]) => number[],
): Pick<Reordering, 'printed' | 'digest' | 'witness' | 'evidence'> {
  return {
    printed: ({ x }) => compareReverseLex(reorder(x), x) >= 0,
    digest: ({ x }) => compareReverseLex(reorder(x), x) + 1,
    witness: ({ x }) => ({ vector: x, reordered: reorder(x) }),
    evidence: ({ x }) => ({
      expected: 'not smaller',
      actual: 'smaller',
      explain: `${formatPosition(x)} re-ordered is ${formatPosition(reorder(x))}, which is smaller: the last entries that differ are compared first`,
    }),
  }
}

const reorder: Reordering = {
  id: 'GMMV-L3-reorder',
  ...card,
  title: 're-ordering a vector in non-increasing order does not lower it',
  statement: String.raw`Re-ordering a vector in non-increasing order gives a vector not smaller than the initial one in the reverse lexicographic order.`,
  conventions: ['reverse lexicographic order: the last entry is compared first'],
  flaw: { class: 'misprint', cause: 'GMMV-L3-reorder' },
  complexity: '(max+1)^n vectors',
  parameters: [{ ...piles(1, 1, 5), about: 'number of entries', allowed: () => [1, 8] }],
  domain: ({ n }) => boxNear(n, 100),
  cost: ({ n }, { max }) => ({
    positions: boxCount(n, max, false),
    memory: boxCount(n, max, false) * BigInt(80 + 32 * n),
  }),
  instances: ({ parameters: { n }, domain: { max } }) => vectorsBySum(n, max),
  ...reordering(descending),
  // In the mutation, a vector counts as lowered if its first entry is 2.
  wrong: ({ x }) => x[0] !== 2 && compareReverseLex(descending(x), x) >= 0,
}

export const gmmvL3Reorder: Claim = instances(reorder)

export const gmmvL3ReorderFix: Claim = instances(
  corrected(reorder, {
    title: 're-ordering a vector in non-decreasing order does not lower it',
    statement: String.raw`Re-ordering a vector in non-decreasing order gives a vector not smaller than the initial one in the reverse lexicographic order. Changed: "non-decreasing" replaces "non-increasing".`,
    ...reordering(ascending),
    // The mutation sorts the entries in non-increasing order if one of them is 2.
    wrongAt: { case: { n: 2 } },
    wrong: ({ x }) => !x.includes(2) || compareReverseLex(descending(x), x) >= 0,
  }),
)
