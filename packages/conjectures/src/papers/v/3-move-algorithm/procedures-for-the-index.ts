import type { GoldenNumber } from '@nim/core/wythoff'
import { addGolden, floorTimesGolden, G, goldenOf, PHI, leastIndex } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import { indicesUpTo, type IndexedNumber } from '../../../facts/wythoff/index-of-number.ts'
import { corrected } from '../../../judge/corrected.ts'
import { instances, instancesClaim } from '../../../judge/instances.ts'
import type { Naming } from '../../../judge/statement.ts'

const G_PLUS_2 = addGolden(PHI, goldenOf({ p: 1n, q: 1n }))

/** k* is the least k with k·factor > S. If ⌊k*·factor⌋ = S then k = k*; otherwise there is no k. */
function indexInA(factor: GoldenNumber, S: number): number | null {
  const k = leastIndex(factor, BigInt(S))
  return floorTimesGolden(factor, k) === BigInt(S) ? Number(k) : null
}

/** i* is the least i with i·factor > S. */
const indexInB = (factor: GoldenNumber, S: number): number => Number(leastIndex(factor, BigInt(S)))

/** The factors with which a procedure solves a_k = S and b_i = S. */
type Factors = Partial<Record<'k' | 'i', GoldenNumber>>

/**
 * True if exactly one of the two equations is solvable, and the index that solves it is correct.
 */
const solves = (factors: Factors, { S, k, i }: IndexedNumber): boolean =>
  (k === null) !== (i === null) &&
  (factors.k === undefined || indexInA(factors.k, S) === k) &&
  (factors.i === undefined || i === null || indexInB(factors.i, S) === i)

/**
 * A claim that a procedure gives the correct index if an index exists, and gives no index
 * otherwise.
 */
const procedure = (card: Naming, factors: Factors) =>
  instancesClaim({
    ...card,
    kind: 'algorithm',
    conventions: [
      'g is the exact irrational number (21); S ≥ 1; the least index with index·f > S is ⌊S/f⌋ + 1, by exact arithmetic in Q(√5)',
      'nimlab runs the procedure for b if b_i = S is solvable',
    ],
    decides:
      'for every S up to max, whether the index is the one under which S stands among the winning points found by the pass over the plane, and whether exactly one of a_k = S, b_i = S is solvable',
    domain: upTo('S', 3000),
    quick: { max: 500 },
    instances: ({ domain }) => indicesUpTo(domain.max),
    digest: ({ k, i }) => k ?? i ?? 0,
    method: 'pass',
    printed: (number) => solves(factors, number),
    witness: ({ S }) => ({ S }),
    evidence: ({ S, k, i }) => {
      const found = [
        factors.k && `k = ${indexInA(factors.k, S) ?? 'none'}, right is ${k ?? 'none'}`,
        factors.i && `i = ${indexInB(factors.i, S)}, right is ${i ?? 'none'}`,
      ]
      const actual = `the procedure gives ${found.filter(Boolean).join('; ')}`
      return {
        expected: 'the right index',
        actual,
        explain: `for S = ${S}, which is ${k === null ? `b_${i}` : `a_${k}`}: ${actual}`,
      }
    },
  })

/** In (30) and (31), g stands for the limit φ = g + 1, as in R1 and R2. */
const FLAW = { class: 'misprint', cause: 'V-I.1' } as const

const I1 = {
  id: 'V-I.1',
  at: 'sections 10 to 13, I1 (27), (30)',
  title: 'a_k = S: k* is the least integer with k*g > S; if ⌊k*g⌋ = S then k = k*',
  statement: String.raw`To solve $a_k=S$ (27): $k^*$ is the least integer with $k^*g>S$; if $\lfloor k^*g\rfloor=S$ then $k=k^*$, $a_{k^*}=S$ (30).`,
}

/** Procedure I1, with the factor g as printed. */
export const vI1: Claim = instances({
  ...procedure(I1, { k: G }),
  flaw: FLAW,
  wrongAt: { max: 20, printedFails: true },
  wrong: (number) => solves({ k: G_PLUS_2 }, number),
})

/** Procedure I1 with the factor g + 1. */
export const vI1Fix: Claim = instances(
  corrected(procedure(I1, { k: PHI }), {
    title: 'a_k = S: k* is the least integer with k*(g+1) > S; if ⌊k*(g+1)⌋ = S then k = k*',
    statement: String.raw`As V-I.1 with $g+1$ instead of $g$: $k^*$ is the least integer with $k^*(g+1)>S$; if $\lfloor k^*(g+1)\rfloor=S$ then $k=k^*$, else $a_k=S$ has no solution.`,
    wrongAt: { max: 400 },
    wrong: (number) => solves({ k: goldenOf({ p: 1618n, q: 1000n }) }, number),
  }),
)

const I2 = {
  id: 'V-I.2',
  at: 'sections 10 to 13, I2 (28), (31)',
  title: 'b_i = S: i* is the least integer with i*(g+1) > S; then i = i*',
  statement: String.raw`To solve $b_i=S$ (28): $i^*$ is the least integer with $i^*(g+1)>S$; then $i=i^*$, $b_{i^*}=S$ (31).`,
}

/** Procedure I2, with the factor g + 1 as printed. */
export const vI2: Claim = instances({
  ...procedure(I2, { i: PHI }),
  flaw: FLAW,
  wrongAt: { max: 20, printedFails: true },
  wrong: (number) => solves({ i: G }, number),
})

/** Procedure I2 with the factor g + 2. */
export const vI2Fix: Claim = instances(
  corrected(procedure(I2, { i: G_PLUS_2 }), {
    title: 'b_i = S: i* is the least integer with i*(g+2) > S; then i = i*',
    statement: String.raw`As V-I.2 with $g+2$ instead of $g+1$: where $b_i=S$ is solvable, $i$ is the least integer $i^*$ with $i^*(g+2)>S$.`,
    wrong: (number) => solves({ i: PHI }, number),
  }),
)

const I3 = {
  id: 'V-I.3',
  at: 'sections 10 to 13 (29), (32), (33)',
  title:
    'a solution of ⌊k(g+1)⌋ = S is the least k* with k*(g+1) > S; otherwise solve ⌊i(g+1)⌋ + i = S',
  statement: String.raw`If $a_k=\lfloor k(g+1)\rfloor=S$ (29) has a solution, it is the least $k^*$ with $k^*(g+1)>S$ (32); otherwise solve $b_i=\lfloor i(g+1)\rfloor+i=S$ (33).`,
}

/** The procedure with both equations, where the first equation has the factor g + 1. */
export const vI3: Claim = instances({
  // ⌊i(g+1)⌋ + i = ⌊i(g+2)⌋. In Example 6, the paper solves (33) with the factor g + 2.
  ...procedure(I3, { k: PHI, i: G_PLUS_2 }),
  wrong: (number) => solves({ k: PHI, i: PHI }, number),
})
