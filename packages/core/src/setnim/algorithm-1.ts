import type { Pile } from '../integers/integers.ts'
import type { Position } from '../rules/position.ts'
import { chopTheTop } from './chop-the-top.ts'
import { nirbValue } from './nirb.ts'

/** One evaluation of ν in Algorithm 1, which corresponds to a row of the paper's first table. */
export interface Algorithm1Iterate<T extends Pile = number> {
  readonly x: Position<T>
  /** The NIRB value ν(x). */
  readonly nirb: T
  /** True if x satisfies NIRB. In this case the algorithm stops and returns x. */
  readonly reduced: boolean
}

/**
 * Algorithm 1: as long as x_n > ν(x), chop the top of x at ν(x). Returns red(x) in SN(n,A), where k
 * = min A.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n) per pass; each pass multiplies the excess of x_n over the result by at most
 *   about (k−1)/k, so there are O(k log x_n) passes
 * @source DH-Alg1
 */
export function algorithm1<T extends Pile>(x: Position<T>, k: number): Position<T> {
  let last = x
  for (const iterate of iterates(x, k)) last = iterate.x
  return last
}

/**
 * All positions that Algorithm 1 visits, each with its ν, from the given position to the reduced
 * position.
 *
 * @throws RangeError unless the heights ascend and 1 ≤ k ≤ n
 * @complexity O(n) time and space per iterate
 * @source DH-Alg1, DH-TAB1, DH-TAB1x
 */
export function algorithm1Trace<T extends Pile>(x: Position<T>, k: number): Algorithm1Iterate<T>[] {
  return [...iterates(x, k)]
}

function* iterates<T extends Pile>(start: Position<T>, k: number): Generator<Algorithm1Iterate<T>> {
  let x = start
  let reduced = false
  while (!reduced) {
    const nirb = nirbValue(x, k)
    reduced = x.at(-1)! <= nirb
    yield { x, nirb, reduced }
    x = chopTheTop(x, nirb)
  }
}
