import {
  allButTwoOrAllFormula,
  kToAllButOneFormula,
  misereFormula,
  oddNumbersFormula,
  oneOrAllButOneFormula,
  oneOrAtLeastKFormula,
  oneToAllButTwoFormula,
  parityFormula,
} from '@nim/core/setnim'
import type { PlayConvention } from '@nim/core/rules'
import type { OutcomeGoal } from '@nim/prover'
import { BY_PARITIES } from '../setnim/reduction-goal.ts'
import { setNimGoal } from '../setnim/set-nim-goal.ts'

/**
 * “P in SN(n,{k,…,n−1}) iff balanced or an all-odd exception”, k a divisor of n − 1.
 * @source NT-2
 */
export function allButAllGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const isP = kToAllButOneFormula(n, sizes[0]!)
  return { ...setNimGoal(idOf('NT-2', n, sizes), n, sizes, isP), encoding: BY_PARITIES }
}

/** “P in SN(n,{n−2,n}) iff in E, or balanced and not in E + (1,…,1)”, n ≥ 4. @source NT-10 */
export function allButTwoOrAllGoal(n: number): OutcomeGoal {
  const sizes = [n - 2, n]
  const goal = setNimGoal(idOf('NT-10', n, sizes), n, sizes, allButTwoOrAllFormula(n))
  return { ...goal, encoding: BY_PARITIES }
}

/** “P in SN(n,{1,n−1}) iff x_1, x_2 and the sum have the same parity”, n odd. @source NT-3 */
export function oneOrAllButOneGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal(idOf('NT-3', n, sizes), n, sizes, oneOrAllButOneFormula(n))
}

/**
 * “P iff the sum is even, and x_1 too if n is even and in A”, A of odd numbers with 1.
 * @source NT-4
 */
export function oddNumbersGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal(idOf('NT-4', n, sizes), n, sizes, oddNumbersFormula(n, sizes))
}

/**
 * “P iff the sum is even, in misère play iff it is odd”, A of odd numbers with 1.
 * @source NT-L25
 */
export function parityGoal(n: number, sizes: readonly number[], play: PlayConvention): OutcomeGoal {
  const id = `${idOf('NT-L25', n, sizes)} ${play}`
  return { ...setNimGoal(id, n, sizes, parityFormula(n, play)), play }
}

/**
 * “P iff balanced for the even k and the sum is even”, A of odd numbers with 1, and k,…,n.
 * @source NT-5
 */
export function oneOrAtLeastKGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const goal = setNimGoal(idOf('NT-5', n, sizes), n, sizes, oneOrAtLeastKFormula(n, sizes))
  return { ...goal, encoding: BY_PARITIES }
}

/**
 * “P iff x_1 is even and x_2, …, x_n are all even or all odd”, A = {1,…,n−2}, with n or without.
 * @source NT-11
 */
export function oneToAllButTwoGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal(idOf('NT-11', n, sizes), n, sizes, oneToAllButTwoFormula(n))
}

/** The P-positions of misère play. @source NT-12 */
export function misereLawGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return {
    ...setNimGoal(idOf('NT-12', n, sizes), n, sizes, misereFormula(n, sizes)),
    play: 'misere',
  }
}

function idOf(claim: string, n: number, sizes: readonly number[]): string {
  return `${claim} n=${n} A={${sizes.join()}}`
}
