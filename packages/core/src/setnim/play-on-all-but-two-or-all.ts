import { type Formula, integers } from '@nim/presburger'
import type { Pile } from '../integers/integers.ts'
import { IN_TERMS } from '../interpretation/in-terms.ts'
import { inIntegers } from '../interpretation/in-integers.ts'
import type { Interpretation } from '../interpretation/interpretation.ts'
import type { Outcome } from '../rules/play.ts'
import type { Position } from '../rules/position.ts'
import { balanced } from './balanced-position.ts'
import { heightsOf } from './heights.ts'

/**
 * The outcome of any position of SN(n,{n−2,n}), n ≥ 4, under normal play. A move takes one token
 * from every stack, or from every stack except two. A position is P iff it is in E, or it is
 * balanced (NT-T5) for k = n − 2 and not in E + (1,…,1).
 *
 * @throws RangeError unless the heights ascend and n ≥ 4
 * @complexity O(n)
 * @source NT-10
 */
export function outcomeOnAllButTwoOrAll<T extends Pile>(x: Position<T>): Outcome {
  return isP(inIntegers(heightsOf(x)), x) ? 'P' : 'N'
}

/** The P-positions of {@link outcomeOnAllButTwoOrAll} as a formula over x1, …, xn. @source NT-10 */
export function allButTwoOrAllFormula(n: number): Formula {
  return isP(IN_TERMS, integers('x', n))
}

function isP<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const n = x.length
  if (n < 4) throw new RangeError(`position: expected at least 4 stacks, got ${n}`)
  const isAbove = isInE(
    z,
    x.map((height) => z.minus(height, 1)),
  )
  return z.or([isInE(z, x), z.and([balanced(z, x, n - 2), z.not(isAbove)])])
}

/**
 * True if x is in E. With k = n − 2, the set E contains the positions with x_1 = 0, all other
 * stacks odd, sum(x) ≡ n−3 modulo 2k, and k·x_n ≤ sum(x). For n = 4, E also contains the positions
 * obtained from these by adding the same even number to all stacks.
 */
function isInE<T, B>(z: Interpretation<T, B>, x: readonly T[]): B {
  const [n, least] = [x.length, x[0]!]
  const k = n - 2
  const sum = z.sum(x)
  const isReturned = n === 4 ? z.and([z.ge(least, 0), z.even(least)]) : z.eq(least, 0)
  // For four stacks, lowering each stack by 2t tokens lowers sum − k·x_n by 4t, and the sum by 8t.
  const rest = z.minus(sum, z.times(k, x.at(-1)!))
  return z.and([
    isReturned,
    ...x.slice(1).map(z.odd),
    z.congruent(sum, n - 3, 2 * k),
    z.ge(rest, n === 4 ? z.times(2, least) : 0),
  ])
}
