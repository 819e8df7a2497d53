import { compareSumLex } from '@nim/core/rules'
import type { SolvedBox } from '../box/solved-box.ts'
import { labelAt, type Tree } from './tree.ts'

/** The errors of a description on a box. */
export interface Errors {
  /** The share of positions of the box at which the description is wrong. */
  readonly wrong: number
  /**
   * The smallest of these positions, by sum and then lexicographically; null if there is no error.
   */
  readonly smallest: readonly number[] | null
}

/** True if the value that the tree assigns to a position differs from this value. */
export function isWrong(
  { labels }: Pick<SolvedBox, 'labels'>,
  tree: Tree,
  position: readonly number[],
  value: number,
): boolean {
  return labels.says(labelAt(tree, position), position) !== value
}

/**
 * Compares a description with every position of a box.
 * @complexity one evaluation of the description per position
 */
export function errorsOn(box: SolvedBox, tree: Tree): Errors {
  let count = 0
  let smallest: readonly number[] | null = null
  box.forEach((position, value) => {
    if (!isWrong(box, tree, position, value)) return
    count++
    if (smallest === null || compareSumLex(position, smallest) < 0) smallest = [...position]
  })
  return { wrong: count / box.count, smallest }
}
