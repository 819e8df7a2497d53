import {
  addGolden,
  floorTimesGolden,
  G,
  type GoldenNumber,
  goldenOf,
  leastIndex,
  PHI,
} from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { indicesUpTo, type IndexedNumber } from '../../../facts/wythoff/index-of-number.ts'
import { instances, type InstancesClaim } from '../../../judge/instances.ts'

type IndexClaim = InstancesClaim<CaseParameters, UpToDomain, IndexedNumber>

const G_PLUS_2 = addGolden(PHI, goldenOf({ p: 1n, q: 1n }))

/** k* = least k with k·factor > S; if ⌊k*·factor⌋ = S then k = k*, else there is none. */
function indexInA(factor: GoldenNumber, S: number): number | null {
  const k = leastIndex(factor, BigInt(S))
  return floorTimesGolden(factor, k) === BigInt(S) ? Number(k) : null
}

/** i* = least i with i·factor > S. */
function indexInB(factor: GoldenNumber, S: number): number {
  return Number(leastIndex(factor, BigInt(S)))
}

const isInOne = ({ k, i }: IndexedNumber): boolean => (k === null) !== (i === null)
const solvesA = (factor: GoldenNumber, { S, k }: IndexedNumber): boolean =>
  indexInA(factor, S) === k
const solvesB = (factor: GoldenNumber, { S, i }: IndexedNumber): boolean =>
  i === null || indexInB(factor, S) === i

/** A claim that a procedure finds the right index wherever there is one, and only there. */
function procedure(
  card: Pick<IndexClaim, 'id' | 'at' | 'title' | 'statement' | 'printed' | 'wrong'>,
  finds?: (number: IndexedNumber) => string,
): Claim {
  return instances<CaseParameters, UpToDomain, IndexedNumber>({
    ...card,
    kind: 'algorithm',
    paperStatus: 'asserted',
    conventions: [
      'g is the exact irrational number (21); S ≥ 1; the least index with index·f > S is ⌊S/f⌋ + 1, by exact arithmetic in Q(√5)',
      'the procedure for b is run where b_i = S is solvable',
    ],
    decides:
      'for every S up to max, whether the index is the one under which S stands among the winning points found by the pass over the plane, and whether exactly one of a_k = S, b_i = S is solvable',
    domain: upTo('S', 3000),
    quick: { max: 500 },
    instances: ({ domain }) => indicesUpTo(domain.max),
    digest: ({ k, i }) => k ?? i ?? 0,
    method: 'pass',
    witness: ({ S }) => ({ S }),
    evidence: (number) => {
      const { S, k, i } = number
      const actual = finds?.(number) ?? 'not exactly one equation is solvable, or another index'
      return {
        expected: 'the right index',
        actual,
        explain: `for S = ${S}, which is ${k === null ? `b_${i}` : `a_${k}`}: ${actual}`,
      }
    },
  })
}

/** Procedure I1, with the factor g as printed. */
export const vI1: Claim = procedure(
  {
    id: 'V-I.1',
    at: 'sections 10 to 13, I1 (27), (30)',
    title: 'a_k = S: k* is the least integer with k*g > S; if ⌊k*g⌋ = S then k = k*',
    statement: String.raw`To solve $a_k=S$ (27): $k^*$ is the least integer with $k^*g>S$; if $\lfloor k^*g\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (30).`,
    printed: (number) => isInOne(number) && solvesA(G, number),
    wrong: {
      case: {},
      max: 20,
      printedFails: true,
      holds: (number) => isInOne(number) && solvesA(G_PLUS_2, number),
    },
  },
  ({ S, k }) => `the procedure gives k = ${indexInA(G, S) ?? 'none'}, right is ${k ?? 'none'}`,
)

/** Procedure I1 with the factor g + 1. */
export const vI1Fix: Claim = procedure({
  id: 'V-I.1-fix',
  at: 'sections 10 to 13, I1 (27), (30), corrected by nimlab',
  title: 'a_k = S: k* is the least integer with k*(g+1) > S; if ⌊k*(g+1)⌋ = S then k = k*',
  statement: String.raw`As V-I.1 with $g+1$ in the place of $g$: $k^*$ is the least integer with $k^*(g+1)>S$; if $\lfloor k^*(g+1)\rfloor=S$ then $k=k^*$, else $a_k=S$ has no solution.`,
  printed: (number) => isInOne(number) && solvesA(PHI, number),
  wrong: {
    case: {},
    max: 400,
    holds: (number) => isInOne(number) && solvesA(goldenOf({ p: 1618n, q: 1000n }), number),
  },
})

/** Procedure I2, with the factor g + 1 as printed. */
export const vI2: Claim = procedure(
  {
    id: 'V-I.2',
    at: 'sections 10 to 13, I2 (28), (31)',
    title: 'b_i = S: i* is the least integer with i*(g+1) > S; then i = i*',
    statement: String.raw`To solve $b_i=S$ (28): $i^*$ is the least integer with $i^*(g+1)>S$; then $i=i^*$, $b_{i^*}=S$ (31).`,
    printed: (number) => isInOne(number) && solvesB(PHI, number),
    wrong: {
      case: {},
      max: 20,
      printedFails: true,
      holds: (number) => isInOne(number) && solvesB(G, number),
    },
  },
  ({ S, i }) => `the procedure gives i = ${indexInB(PHI, S)}, right is ${i}`,
)

/** Procedure I2 with the factor g + 2. */
export const vI2Fix: Claim = procedure({
  id: 'V-I.2-fix',
  at: 'sections 10 to 13, I2 (28), (31), corrected by nimlab',
  title: 'b_i = S: i* is the least integer with i*(g+2) > S; then i = i*',
  statement: String.raw`As V-I.2 with $g+2$ in the place of $g+1$: where $b_i=S$ is solvable, $i$ is the least integer $i^*$ with $i^*(g+2)>S$.`,
  printed: (number) => isInOne(number) && solvesB(G_PLUS_2, number),
  wrong: (number) => isInOne(number) && solvesB(PHI, number),
})

/** The two equations, with the factor g + 1 for the first. */
export const vI3: Claim = procedure({
  id: 'V-I.3',
  at: 'sections 10 to 13 (29), (32), (33)',
  title:
    'a solution of ⌊k(g+1)⌋ = S is the least k* with k*(g+1) > S; otherwise solve ⌊i(g+1)⌋ + i = S',
  statement: String.raw`If $a_k=\lfloor k(g+1)\rfloor=S$ (29) has a solution, it is the least $k^*$ with $k^*(g+1)>S$ (32); otherwise solve $b_i=\lfloor i(g+1)\rfloor+i=S$ (33).`,
  // ⌊i(g+1)⌋ + i = ⌊i(g+2)⌋; the paper solves (33) in its example 6 with the factor g + 2.
  printed: (number) => isInOne(number) && solvesA(PHI, number) && solvesB(G_PLUS_2, number),
  wrong: (number) => isInOne(number) && solvesA(PHI, number) && solvesB(PHI, number),
})
