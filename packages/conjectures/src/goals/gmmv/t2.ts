import { exactSlowNim } from '@nim/core/rules'
import {
  and,
  eq,
  even,
  gt,
  ite,
  le,
  min,
  minus,
  odd,
  or,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import type { RemotenessGoal, Strategy } from '@nim/prover'
import { pileNames, pileVariables } from '../piles.ts'
import { longestPlayTerm, lowerHalves, upperHalves } from '../setnim/longest-play.ts'
import { rulesByParities } from '../setnim/parity-rule.ts'

/**
 * The closed form of remoteness in NIM(n,n−1): the same lines as `remotenessInClosedForm` of
 * @nim/core.
 *
 * @source GMMV-T2
 */
function closedFormTerm(n: number): Term {
  const x = pileVariables(n)
  const v = upperHalves(x)
  const L = longestPlayTerm(v, n - 1)
  const below = (gap: number): Term => minus(times(2, L), gap)
  const capped = plus(...v.map((half) => min(half, L)))
  const hasLowEven = or(...x.map((pile) => and(even(pile), le(pile, below(2)))))
  const isLowOdd = and(...x.map((pile) => and(odd(pile), le(pile, below(3)))))
  return ite(
    eq(longestPlayTerm(lowerHalves(x), n - 1), L),
    below(0),
    ite(or(gt(capped, times(n - 1, L)), hasLowEven), below(1), ite(isLowOdd, below(2), below(3))),
  )
}

/**
 * The M-rule: keep a pile that holds the smallest even value, or the largest pile if all are odd.
 * Of equal piles any may be kept.
 *
 * @source GMMV-D6
 */
function mRuleStrategy(n: number): Strategy {
  return rulesByParities(n, (isOdd) => {
    const smallestEven = isOdd.indexOf(false)
    const kept = smallestEven < 0 ? n - 1 : smallestEven
    return isOdd.flatMap((_, i) => (i === kept ? [] : [i + 1]))
  })
}

/**
 * “The remoteness of NIM(n,n−1) is the closed form, and every M-move lowers it by 1”. So the M-rule
 * play has R(x) moves: M(x) = R(x).
 *
 * @source GMMV-T2
 */
export function theorem2Goal(n: number): RemotenessGoal {
  return {
    kind: 'remoteness',
    id: `GMMV-T2 n=${n}`,
    ruleset: exactSlowNim(n, n - 1),
    variables: pileNames(n),
    remoteness: closedFormTerm(n),
    strategy: mRuleStrategy(n),
  }
}
