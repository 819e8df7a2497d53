import { unreadable } from '@nim/presburger'
import type { SolvedBox } from '../box/solved-box.ts'
import { leavesOf } from '../learn/tree.ts'
import type { Result } from './discovery.ts'
import { TUNED } from '../tuned.ts'

const { POSITIONS_OF_LEAF } = TUNED.readable

/**
 * Changes the status of the result to open if the description in it is useless. A description that
 * is too long or too deeply nested cannot be parsed again. A candidate with about as many cases as
 * the box has positions merely lists the box.
 *
 * @param box the box on which the description is right
 */
export function readable(result: Result, { max, count }: Pick<SolvedBox, 'max' | 'count'>): Result {
  if (result.status === 'open') return result
  const problem = unreadable(result.says)
  if (problem !== null) {
    return opened(`the shortest description that is right on piles 0..${max} has ${problem}`)
  }
  const leaves = leavesOf(result.tree)
  if (result.status === 'proved' || leaves * POSITIONS_OF_LEAF <= count) return result
  return opened(
    `the description that is right on piles 0..${max} has ${leaves} cases for ${count} positions: it only lists them`,
  )
}

function opened(why: string): Result {
  return { status: 'open', why, breaksAt: [], wrong: 0 }
}
