import { basicIntegerVectors, type BasicVector } from '@nim/core/exact-slow/definitions'
import { boxCount, isSorted } from '@nim/core/rules'
import { type BasicBelow, basicBelow } from '../../../facts/exact-slow/basic-vectors.ts'
import type { BoxDomain, Claim, Statement, UpToDomain } from '../../../judge/index.ts'
import { instances, piles, stated, statedBy } from '../../../judge/index.ts'
import { entriesOf, ofEach, clauseInput } from '../clauses.ts'

type Case = { readonly n: number }

/**
 * The clause of Claim 1. Here, `ordered` is b(z*) for a basic z* ≼ x with non-decreasing entries
 * and b(z*) = b(z), if such a z* exists.
 */
export const CLAIM_1 = 'ordered = b if b >= 0'
export const CLAIM_2 = 'z1 + z2 >= b if b >= 0'
export const COROLLARY_2 = {
  a: () => 'z1 >= 0 if b >= 0',
  b: ({ n }: Case) => `${ofEach(n, 'z# = b', 2)} if b >= 0 and z1 = 0`,
}
const [isOrdered, isAbove] = [stated(CLAIM_1), stated(CLAIM_2)]

const card = { kind: 'lemma', paperStatus: 'proved' } as const

export const gmmvClaim1: Claim = instances<Case, BoxDomain, BasicBelow>({
  id: 'GMMV-Claim1',
  ...card,
  at: 'Claim 1',
  title: 'if x ≽ z for a basic z in any order, then x ≽ z* for a sorted basic z* with b(z*) = b(z)',
  statement: String.raw`$z\preceq x$, $z$ basic with its entries in any order, implies that there is a basic $z^*\preceq x$ with $b(z^*)=b(z)$ and entries in non-decreasing order.`,
  conventions: ['x sorted; z ≼ x entry by entry, z not sorted'],
  complexity: 'C(max+n,n) positions times (max+1)^n vectors',
  parameters: [{ ...piles(3, 3, 5), allowed: () => [3, 5] }],
  domain: ({ n }) => ({ kind: 'box', max: [10, 6, 5][n - 3]! }),
  cost: ({ n }, { max }) => ({
    positions: boxCount(n, max, true) * boxCount(n, max, false),
    memory: boxCount(n, max, false) * 16n,
  }),
  instances: ({ parameters: { n }, domain: { max } }) => basicBelow(n, max),
  printed: ({ x, b, withSameB }) =>
    isOrdered(clauseInput(x, { b, ordered: withSameB.some(isSorted) ? b : null }), null),
  // The mutation requires strictly increasing entries if a pile of x is empty.
  wrong: ({ x, withSameB }) =>
    withSameB.some((z) => isSorted(z) && (x[0]! > 0 || z.every((entry, i) => entry !== z[i - 1]))),
  digest: ({ b }) => b,
})

const integerVectors = {
  ...card,
  conventions: ['k = n − 1; integer vectors with entries from −b to b, in ascending order'],
  complexity: 'C(2b+n, n−1) vectors for each b',
  parameters: [{ ...piles(3, 3, 5), allowed: () => [3, 8] as const }],
  domain: ({ n }: Case): UpToDomain => ({ kind: 'up-to', of: 'b', max: [16, 10, 7][n - 3] ?? 4 }),
  cost: ({ n }: Case, { max }: UpToDomain) =>
    BigInt(max + 1) * BigInt(2 * max + 1) ** BigInt(n - 1),
  instances: ({ parameters: { n }, domain: { max } }: { parameters: Case; domain: UpToDomain }) =>
    basicIntegerVectors(n, max),
  digest: ({ b }: BasicVector) => b,
} as const

export const gmmvClaim2: Claim = instances({
  id: 'GMMV-Claim2',
  at: 'Claim 2',
  title: 'z_1 + z_2 ≥ b(z) for sorted basic z',
  statement: String.raw`$z$ sorted and basic implies $z_1+z_2\ge b(z)$.`,
  ...integerVectors,
  printed: ({ z, b }) => isAbove(clauseInput([], { b, ...entriesOf('z', z) }), null),
  // The mutation makes the inequality strict if b is even.
  wrong: ({ z, b }) => z[0]! + z[1]! >= b + (b % 2 === 0 ? 1 : 0),
})

function ofVector(clause: (parameters: Case) => string): Statement<BasicVector, Case> {
  const isTrue = statedBy(clause)
  return ({ z, b }, parameters) => isTrue(clauseInput([], { b, ...entriesOf('z', z) }), parameters)
}

export const gmmvCor2: Claim = instances({
  id: 'GMMV-Cor2',
  at: 'Corollary 2',
  title: 'z_1 ≥ 0 for sorted basic z; z_1 = 0 only for z = (0, b, …, b)',
  statement: String.raw`$z$ sorted and basic implies (a) $z_1\ge0$; (b) if $z_1=0$ then $z=(0,b(z),\dots,b(z))$.`,
  ...integerVectors,
  kind: 'corollary',
  printed: {
    a: { says: 'z_1 ≥ 0', holds: ofVector(COROLLARY_2.a) },
    b: { says: 'z = (0, b, …, b) if z_1 = 0', holds: ofVector(COROLLARY_2.b) },
  },
  wrong: ({ z }) => z[0]! > 0,
})
