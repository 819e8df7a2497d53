import type { Fact } from '../fact.ts'
import type { Play } from './plays.ts'
import { reducedRank } from './reduction.ts'
import { sizesOf, type Type, typeOf } from './stacks.ts'
import { hasStack, visitMoves } from './visit-moves.ts'

/** What is known of one move x → x′. */
export interface Move extends Play {
  readonly optionRank: number
  /** True if x′ is not reduced. */
  readonly needsReduction: boolean
  /** True if some highest stack of x was not played on. */
  readonly leavesOutMaximal: boolean
  /** The rank of red(x′). */
  readonly reducedRank: number
  /** red(x′). */
  readonly reduction: readonly number[]
  /** The type of x′. */
  readonly type: Type
  /** The type of red(x′). */
  readonly reducedType: Type
}

/** Every move from x, one for each way to say how many stacks of each height are played on. */
export const moves: Fact<readonly Move[]> = {
  says: 'the moves from x, with what they leave and its reduction',
  source: 'DH-D1',
  about: 'SN',
  of: (game) => {
    const { box } = game
    const sizes = sizesOf(game.ruleset)
    const k = sizes[0]!
    const ranks = game.column(reducedRank)
    return (x) => {
      const top = Math.max(...x)
      const found: Move[] = []
      visitMoves(x, sizes, (left, played, a) => {
        const option = [...left]
        const optionRank = box.rank(option)
        const reduced = ranks[optionRank]!
        found.push({
          a,
          played,
          option,
          optionRank,
          needsReduction: reduced !== optionRank,
          leavesOutMaximal: x.some((height, i) => height === top && !hasStack(played, i)),
          reducedRank: reduced,
          get reduction() {
            return box.unrank(reduced)
          },
          get type() {
            return typeOf(option, k)
          },
          get reducedType() {
            return typeOf(box.unrank(reduced), k)
          },
        })
        return true
      })
      return found
    }
  },
  needs: [reducedRank],
}

/** The stacks not played on, as numbers from 0. */
export function leftOut({ option, played }: Move): number[] {
  return option.flatMap((_, i) => (hasStack(played, i) ? [] : [i]))
}
