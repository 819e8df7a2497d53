import { slowSetNim } from '@nim/core/rules'
import { kToAllButOneFormula, oddNumbersFormula, oneOrAllButOneFormula } from '@nim/core/setnim'
import type { Formula } from '@nim/presburger'
import type { OutcomeGoal } from '@nim/prover'
import { pileNames } from '../../rows/formula-statement.ts'
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
  const isP = kToAllButOneFormula(n, sizes[0]!)
  return { ...setNimGoal('NT-2', n, sizes, isP), encoding: BY_PARITIES }
}

/** “P in SN(n,{1,n−1}) iff x_1, x_2 and the sum have the same parity”, n odd. @source NT-3 */
export function oneOrAllButOneGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal('NT-3', n, sizes, oneOrAllButOneFormula(n))
}

/** “P iff the sum is even, and x_1 too if n is even and in A”, A of odd numbers with 1. @source NT-4 */
export function oddNumbersGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal('NT-4', n, sizes, oddNumbersFormula(n, sizes))
}
