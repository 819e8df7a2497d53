import { remotenessTerm } from '@nim/core/exact-slow'
import { exactSlowNim } from '@nim/core/rules'
import type { RemotenessGoal, Strategy } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'
import { rulesByParities } from '../setnim/parity-rule.ts'

/**
 * The M-rule, which says: keep a smallest even pile, or a largest pile if all piles are odd. If
 * several piles are equal, any of them may be kept.
 *
 * @source GMMV-D6
 */
export function mRuleStrategy(n: number): Strategy {
  return rulesByParities(n, (isOdd) => {
    const smallestEven = isOdd.indexOf(false)
    const kept = smallestEven < 0 ? n - 1 : smallestEven
    return isOdd.flatMap((_, i) => (i === kept ? [] : [i + 1]))
  })
}

/**
 * “The remoteness of NIM(n,n−1) is the closed form, and every M-move lowers it by 1”. Hence a play
 * by the M-rule has R(x) moves: M(x) = R(x).
 *
 * @source GMMV-T2
 */
export function theorem2Goal(n: number): RemotenessGoal {
  return {
    kind: 'remoteness',
    id: `GMMV-T2 n=${n}`,
    ruleset: exactSlowNim(n, n - 1),
    variables: pileNames(n),
    remoteness: remotenessTerm(n),
    strategy: mRuleStrategy(n),
  }
}
