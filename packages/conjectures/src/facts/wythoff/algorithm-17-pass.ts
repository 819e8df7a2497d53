import {
  type Algorithm17Arithmetic,
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
  const arithmetic = isFloating ? floatingArithmetic17(rounds) : exactOnNumbers(rounds)
  return (S, L) => algorithm17Step([S, L], layout, arithmetic)
}

/**
 * The exact arithmetic for coordinates below 2^31: each of its results depends on one coordinate, or
 * on m, and is found once. With products of bigints at every point the claim took 20 times longer.
 */
function exactOnNumbers(rounds: Algorithm17Rounds): Algorithm17Arithmetic<number> {
  const exact = exactArithmetic17(rounds)
  const iterations = remembered((t) => exact.iterations(0n, BigInt(t)))
  const floors = remembered((r) => remembered((n) => Number(exact.floorTimes(r, BigInt(n)))))
  const quotients = remembered((r) =>
    [0, 1].map((plus) =>
      remembered((S) => Number(exact.ceilQuotient(BigInt(S), r, plus as 0 | 1))),
    ),
  )
  return {
    sub: (a, b) => a - b,
    of: (value) => value,
    iterations: (S, L) => iterations(rounds === 'corrected' ? L : L - S),
    floorTimes: (r, n) => floors(r)(n),
    ceilQuotient: (S, r, plus) => quotients(r)[plus]!(S),
  }
}

function remembered<T>(find: (n: number) => T): (n: number) => T {
  const known: T[] = []
  return (n) => (known[n] ??= find(n))
}
