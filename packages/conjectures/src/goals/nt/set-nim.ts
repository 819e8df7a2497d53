import { slowSetNim } from '@nim/core/rules'
import { and, even, type Formula, iff, odd, or, plus } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { allOddException } from '../dh/t3-3.ts'
import { pileNames, pileVariables } from '../piles.ts'
import { balancedFormula } from '../setnim/balanced.ts'
import { BY_PARITIES } from '../setnim/reduction-goal.ts'

function setNimGoal(id: string, n: number, sizes: readonly number[], isP: Formula): OutcomeGoal {
  return {
    kind: 'outcome',
    id: `${id} n=${n} A={${sizes.join()}}`,
    ruleset: slowSetNim(n, sizes),
    variables: pileNames(n),
    isP,
  }
}

/** “P in SN(n,{k,…,n−1}) iff balanced or an all-odd exception”, k a divisor of n − 1. @source NT-2 */
export function allButAllGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const k = sizes[0]!
  const isP = or(balancedFormula(n, k), allOddException(n, k))
  return { ...setNimGoal('NT-2', n, sizes, isP), encoding: BY_PARITIES }
}

/** “P in SN(n,{1,n−1}) iff x_1, x_2 and the sum have the same parity”, n odd. @source NT-3 */
export function oneOrAllButOneGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const x = pileVariables(n)
  const sum = odd(plus(...x))
  return setNimGoal('NT-3', n, sizes, and(iff(odd(x[0]!), odd(x[1]!)), iff(odd(x[1]!), sum)))
}

/** “P iff the sum is even, and x_1 too if n is even and in A”, A of odd numbers with 1. @source NT-4 */
export function oddNumbersGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const x = pileVariables(n)
  const sum = even(plus(...x))
  const withMinimum = n % 2 === 0 && sizes.includes(n)
  return setNimGoal('NT-4', n, sizes, withMinimum ? and(sum, even(x[0]!)) : sum)
}
