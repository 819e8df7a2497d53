import { boxCount, compareSumLex, isSymmetric, type Position } from '@nim/core/rules'
import { compile, compileTerm, isTerm } from '@nim/presburger'
import { type SolvedBox, solvedBox } from '../box/solved-box.ts'
import type { Says } from '../discover/discovery.ts'
import type { Description } from './contradiction.ts'
import { TUNED } from '../tuned.ts'

/** Positions of a box at which a description is wrong. */
export interface WrongInBox {
  /** The smallest of all these positions; null if no such position exists. */
  readonly smallest: Position | null
  /** The first such positions in the order of the box, with the true values. */
  readonly first: readonly { readonly x: Position; readonly value: number }[]
}

const { MOST_KEPT } = TUNED.wrongIn

/** The positions of the box at which the description is wrong, up to the storage limit. */
function wrongPositions(box: SolvedBox, says: Says, variables: readonly string[]): WrongInBox {
  const valueAt = isTerm(says) ? compileTerm(says, variables) : compile(says, variables)
  const first: { readonly x: Position; readonly value: number }[] = []
  let smallest: Position | null = null
  box.forEach((x, value) => {
    if (Number(valueAt(x)) === value) return
    if (first.length < MOST_KEPT) first.push({ x: [...x], value })
    if (smallest === null || compareSumLex(x, smallest) < 0) smallest = [...x]
  })
  return { smallest, first }
}

/**
 * The smallest position of the box at which the description is wrong; null if the description is
 * right on the whole box.
 */
export function wrongIn(box: SolvedBox, says: Says, variables: readonly string[]): Position | null {
  return wrongPositions(box, says, variables).smallest
}

/**
 * The errors of a description on the largest solved box, or on another box that is solved because
 * it contains a contradiction. The description is wrong at the position of the contradiction or at
 * a position below it.
 *
 * @param contradiction a position at which the description contradicts its values at the options,
 *   if one is known
 * @returns no errors if the box of the contradiction has more positions than may be solved
 */
export function wrongAround(
  description: Description,
  contradiction: Position | null,
  { furthest, mostSolved }: { readonly furthest: SolvedBox | null; readonly mostSolved: number },
): WrongInBox {
  const { ruleset, says, variables } = description
  const max = Math.max(...(contradiction ?? [0]))
  const isWithin = furthest !== null && max <= furthest.max
  if (!isWithin && boxCount(ruleset.piles, max, isSymmetric(ruleset)) > mostSolved) {
    return { smallest: null, first: [] }
  }
  return wrongPositions(isWithin ? furthest : solvedBox(description, max), says, variables)
}
