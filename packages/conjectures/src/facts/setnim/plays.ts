import { visitMoves } from '@nim/core/setnim/definitions'
import type { Fact } from '../fact.ts'
import { sizesOf } from './stacks.ts'

/** One move x → x′ = x − 1_S. Of equal stacks the first ones are played on. */
export interface Play {
  /** Number of stacks played on. */
  readonly a: number
  /** S, the stacks played on, as bits. */
  readonly played: number
  /** x′: its stacks in their places, and sorted too. */
  readonly option: readonly number[]
}

/** Every move from x, one for each way to say how many stacks of each height are played on. */
export const plays: Fact<readonly Play[]> = {
  says: 'the moves from x, with what they leave',
  source: 'DH-D1',
  about: 'SN',
  of: ({ ruleset }) => {
    const sizes = sizesOf(ruleset)
    return (x) => {
      const found: Play[] = []
      visitMoves(x, sizes, (left, played, a) => found.push({ a, played, option: [...left] }) > 0)
      return found
    }
  },
}
