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
 * The goal “P in SN(n,{k,…,n−1}) iff balanced or an all-odd exception”, where k divides n − 1.
 * @source NT-2
 */
export function allButAllGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const isP = kToAllButOneFormula(n, sizes[0]!)
  return { ...setNimGoal(idOf('NT-2', n, sizes), n, sizes, isP), encoding: BY_PARITIES }
}

/**
 * The goal “P in SN(n,{n−2,n}) iff in E, or balanced and not in E + (1,…,1)”, for n ≥ 4.
 * @source NT-10
 */
export function allButTwoOrAllGoal(n: number): OutcomeGoal {
  const sizes = [n - 2, n]
  const goal = setNimGoal(idOf('NT-10', n, sizes), n, sizes, allButTwoOrAllFormula(n))
  return { ...goal, encoding: BY_PARITIES }
}

/**
 * The goal “P in SN(n,{1,n−1}) iff x_1, x_2 and the sum have the same parity”, for odd n.
 * @source NT-3
 */
export function oneOrAllButOneGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal(idOf('NT-3', n, sizes), n, sizes, oneOrAllButOneFormula(n))
}

/**
 * The goal “P iff the sum is even, and x_1 is also even if n is even and in A”. Apart from such an
 * n, A consists of odd numbers and contains 1.
 * @source NT-4
 */
export function oddNumbersGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal(idOf('NT-4', n, sizes), n, sizes, oddNumbersFormula(n, sizes))
}

/**
 * The goal “P iff the sum is even, in misère play iff it is odd”, where A consists of odd numbers
 * and contains 1.
 * @source NT-L25
 */
export function parityGoal(n: number, sizes: readonly number[], play: PlayConvention): OutcomeGoal {
  const id = `${idOf('NT-L25', n, sizes)} ${play}`
  return { ...setNimGoal(id, n, sizes, parityFormula(n, play)), play }
}

/**
 * The goal “P iff balanced for the even k and the sum is even”, where A consists of k,…,n and odd
 * numbers, including 1.
 * @source NT-5
 */
export function oneOrAtLeastKGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  const goal = setNimGoal(idOf('NT-5', n, sizes), n, sizes, oneOrAtLeastKFormula(n, sizes))
  return { ...goal, encoding: BY_PARITIES }
}

/**
 * The goal “P iff x_1 is even and x_2, …, x_n are all even or all odd”, where A is {1,…,n−2} or
 * {1,…,n−2,n}.
 * @source NT-11
 */
export function oneToAllButTwoGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return setNimGoal(idOf('NT-11', n, sizes), n, sizes, oneToAllButTwoFormula(n))
}

/** The goal that describes the P-positions of misère play. @source NT-12 */
export function misereLawGoal(n: number, sizes: readonly number[]): OutcomeGoal {
  return {
    ...setNimGoal(idOf('NT-12', n, sizes), n, sizes, misereFormula(n, sizes)),
    play: 'misere',
  }
}

function idOf(claim: string, n: number, sizes: readonly number[]): string {
  return `${claim} n=${n} A={${sizes.join()}}`
}
