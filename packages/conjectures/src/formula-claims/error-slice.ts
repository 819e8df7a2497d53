import { isSymmetric, type Ruleset, sorted } from '@nim/core/rules'
import type { GameFormula } from './game-formula.ts'
import { MAP_SIDE } from '../tuned/tuned.ts'

/** A slice of a box, in which two piles vary. */
export interface ErrorSlice {
  /** The maximum size of each of the two piles that vary. */
  readonly side: number
  /** The sizes of the fixed piles, in order. */
  readonly fixed: readonly number[]
  /** The numbers of the two piles that vary, counted from 1, in order. */
  readonly vary: readonly [number, number]
}

/**
 * The slice through a counterexample in which its two largest piles vary. If the rules distinguish
 * the piles and several piles are equally large, the later ones are used.
 *
 * @param max the largest pile of the box that contains it
 * @throws RangeError if there is only one pile
 */
export function sliceThrough(
  ruleset: Ruleset,
  counterexample: readonly number[],
  max: number,
): ErrorSlice {
  if (ruleset.piles < 2) throw new RangeError('error map: a map needs at least two piles')
  const side = Math.max(...counterexample, Math.min(max, MAP_SIDE))
  const order = counterexample.map((_, i) => i)
  if (!isSymmetric(ruleset)) order.sort((i, j) => counterexample[i]! - counterexample[j]!)
  const [i, j] = order.slice(-2).toSorted((a, b) => a - b) as [number, number]
  const fixed = counterexample.filter((_, pile) => pile !== i && pile !== j)
  return { side, fixed, vary: [i + 1, j + 1] }
}

/**
 * The cells of a slice at which a formula fails, row by row. In each cell, x and y are the sizes of
 * the two piles that vary.
 *
 * @param at the solved value of a position, or its outcome as 0 = P, 1 = N
 * @complexity side² evaluations
 */
export function failingCells(
  { ruleset, formula }: Pick<GameFormula, 'ruleset' | 'formula'>,
  { side, fixed, vary }: ErrorSlice,
  at: (position: readonly number[]) => number,
): { readonly x: number; readonly y: number }[] {
  const failing: { x: number; y: number }[] = []
  for (let y = 0; y <= side; y++) {
    for (let x = 0; x <= side; x++) {
      const place = [...fixed]
      place.splice(vary[0] - 1, 0, x)
      place.splice(vary[1] - 1, 0, y)
      const position = isSymmetric(ruleset) ? sorted(place) : place
      if (formula.holds(position, at(position)) === false) failing.push({ x, y })
    }
  }
  return failing
}
