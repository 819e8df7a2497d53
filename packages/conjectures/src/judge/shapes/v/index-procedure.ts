import { wythoffPlane } from '@nim/bruteforce'
import { divGolden, floorTimesGolden, type GoldenNumber, goldenOf } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { judgeList, upTo, vClaim } from './v-claim.ts'

/** The factors of a procedure that solves a_k = S or b_i = S: least index with index·factor > S. */
export interface IndexProcedure {
  /** k* = least k with k·factor > S; if ⌊k*·factor⌋ = S then k = k*. Null: not this procedure's task. */
  readonly forA: GoldenNumber | null
  /** i* = least i with i·factor > S; i = i* if b_i = S is solvable. */
  readonly forB: GoldenNumber | null
}

/** The least index with index·factor > S, for an irrational factor > 0 and S ≥ 1. */
export function leastIndex(factor: GoldenNumber, S: bigint): bigint {
  const inverse = divGolden(goldenOf({ p: 1n, q: 1n }), factor)
  return floorTimesGolden(inverse, S) + 1n
}

/** A claim that a procedure finds the right index wherever there is one, and only there. */
export function indexProcedureClaim(
  claim: Pick<Claim, 'id' | 'kind' | 'source' | 'title' | 'statement'>,
  printed: IndexProcedure,
): Claim {
  return vClaim<Record<string, never>, UpToDomain, IndexProcedure>({
    ...claim,
    paperStatus: 'asserted',
    conventions: [
      'g is the exact irrational number (21); S ≥ 1; the least index with index·f > S is ⌊S/f⌋ + 1, by exact arithmetic in Q(√5)',
      'the procedure for b is run where b_i = S is solvable',
    ],
    decides:
      'for every S up to max, whether the index is the one under which S stands among the winning points found by the pass over the plane, and whether exactly one of a_k = S, b_i = S is solvable',
    complexity: 'O(max²)',
    parameters: [],
    defaultDomain: upTo('S', 3000),
    quick: { max: 500 },
    printed,
    judge: ({ forA, forB }, asked) =>
      judgeList(asked, 'pass', (test) => {
        const { max } = asked.domain
        const indexInA = new Map<number, number>()
        const indexInB = new Map<number, number>()
        // Every S ≤ max is a coordinate of a winning point with S' ≤ max, L' < 2·max + 3.
        wythoffPlane(2 * max + 3).points.forEach(([c, d], n) => {
          indexInA.set(c, n)
          indexInB.set(d, n)
        })
        for (let S = 1; S <= max; S++) {
          const k = indexInA.get(S) ?? null
          const i = indexInB.get(S) ?? null
          const failures: string[] = []
          if ((k === null) === (i === null)) failures.push('not exactly one equation is solvable')
          if (forA !== null) {
            const found = leastIndex(forA, BigInt(S))
            const says = floorTimesGolden(forA, found) === BigInt(S) ? Number(found) : null
            if (says !== k)
              failures.push(`the procedure gives k = ${says ?? 'none'}, right is ${k ?? 'none'}`)
          }
          if (forB !== null && i !== null) {
            const says = Number(leastIndex(forB, BigInt(S)))
            if (says !== i) failures.push(`the procedure gives i = ${says}, right is ${i}`)
          }
          test(failures.length === 0, k ?? i ?? 0, () => ({
            witness: { S },
            expected: 'the right index',
            actual: failures.join('; '),
            explain: `for S = ${S}, which is ${k === null ? `b_${i}` : `a_${k}`}: ${failures.join('; ')}`,
          }))
        }
      }),
  })
}
