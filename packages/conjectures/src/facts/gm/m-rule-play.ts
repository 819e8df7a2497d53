import { finishTime, keptByMRule } from '@nim/core/gm'
import type { Fact } from '../fact.ts'
import { keeping } from './rule-by-definition.ts'

/** Moves of the play in NIM(n,n−1) in which both players follow the M-rule, by its text. */
export const mRulePlay: Fact = {
  says: 'the number of moves to a terminal position when both players follow the M-rule, move by move',
  source: 'GN-3.2.rule',
  about: 'NIM(k+1,k)',
  of: () => (x) => {
    let row: readonly number[] = x
    let moves = 0
    for (; row[1]! > 0; moves++) row = keeping(row, keptByMRule(row))
    return moves
  },
}

/** T(x,2,2). */
export const finishOfTwo: Fact = {
  says: 'T(x,2,2), the least j with two entries of x^j at most 0 for l = 2, by the finish-line algorithm',
  source: 'GN-2.7',
  of: () => (x) => finishTime(x, 2, 2)!,
}
