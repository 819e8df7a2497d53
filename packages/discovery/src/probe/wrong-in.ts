import { boxCount, compareSumLex, isSymmetric, type Position } from '@nim/core/rules'
import { compile, compileTerm, isTerm } from '@nim/presburger'
import { type SolvedBox, solvedBox } from '../box/solved-box.ts'
import type { Says } from '../discover/discovery.ts'
import type { Description } from './contradiction.ts'

/** Positions of a box at which a description is wrong. */
export interface WrongInBox {
  /** The smallest of all, null if there is none. */
  readonly smallest: Position | null
  /** The first ones in the order of the box, with the true values. */
  readonly first: readonly { readonly x: Position; readonly value: number }[]
}

/** Wrong positions that are kept: so many are enough to learn from. */
const MOST_KEPT = 300

/** All positions of the box of which something wrong is said, as far as they are kept. */
function wrongPositions(box: SolvedBox, says: Says, variables: readonly string[]): WrongInBox {
  const said = isTerm(says) ? compileTerm(says, variables) : compile(says, variables)
  const first: { readonly x: Position; readonly value: number }[] = []
  let smallest: Position | null = null
  box.forEach((x, value) => {
    if (Number(said(x)) === value) return
    if (first.length < MOST_KEPT) first.push({ x: [...x], value })
    if (smallest === null || compareSumLex(x, smallest) < 0) smallest = [...x]
  })
  return { smallest, first }
}

/** The smallest position of the box of which something wrong is said; null if there is none. */
export function wrongIn(box: SolvedBox, says: Says, variables: readonly string[]): Position | null {
  return wrongPositions(box, says, variables).smallest
}

/**
 * Where a description is wrong on the largest box that was solved, or on one that is solved because a contradiction
 * lies in it: at the contradiction or below, the description is wrong.
 *
 * @param contradiction a position at which the description contradicts what it says of the options, if there is one
 * @returns nothing wrong where the box of the contradiction has more positions than may be solved
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
