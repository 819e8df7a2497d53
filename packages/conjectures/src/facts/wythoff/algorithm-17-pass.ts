import {
  type Algorithm17Layout,
  type Algorithm17Rounds,
  type Algorithm17Step,
  algorithm17Step,
  exactArithmetic17,
  floatingArithmetic17,
} from '@nim/core/wythoff'
import type { CaseParameters } from '../../claim/parameter.ts'
import type { Fact } from '../fact.ts'

/** Where one pass of the printed algorithm ends, in the reading of a case. */
export const printedPass: Fact<Algorithm17Step<number>> = passFact(
  ({ layout, rounds, arithmetic }) =>
    passOf(layout as Algorithm17Layout, rounds as Algorithm17Rounds, arithmetic === 'floating'),
)

/** Where one pass of the corrected algorithm ends; at (0,0) the game is over. */
export const correctedPass: Fact<Algorithm17Step<number>> = passFact(() => {
  const pass = passOf('corrected', 'corrected', false)
  return (S, L) => (L === 0 ? { action: 'none', targets: [] } : pass(S, L))
})

type Pass = (S: number, L: number) => Algorithm17Step<number>

function passFact(passIn: (parameters: CaseParameters) => Pass): Fact<Algorithm17Step<number>> {
  return {
    says: 'where a pass from label V on ends, and the points to which it may lead',
    source: 'V-Alg17',
    about: 'WYTHOFF',
    of: ({ parameters }) => {
      const pass = passIn(parameters)
      return ([S, L]) => pass(S!, L!)
    },
  }
}

function passOf(layout: Algorithm17Layout, rounds: Algorithm17Rounds, isFloating: boolean): Pass {
  if (isFloating) {
    const floating = floatingArithmetic17(rounds)
    return (S, L) => algorithm17Step([S, L], layout, floating)
  }
  const exact = exactArithmetic17(rounds)
  return (S, L) => {
    const { action, targets } = algorithm17Step([BigInt(S), BigInt(L)], layout, exact)
    return { action, targets: targets.map(([x, y]) => [Number(x), Number(y)]) }
  }
}
