import { isInK, isOddAndHighest, lowered, setOf, surplusAbove } from '@nim/core/setnim/definitions'
import type { Letters } from '../../../facts/setnim/letters.ts'
import type { Parts } from '../../../judge/index.ts'
import { evenK, isInQ, oddOf } from './theorem-20-letters.ts'

/** Whether x is outside K with an odd sum and fewer than k odd stacks. */
function isHardCase({ x, sum, o }: Letters, k: number): boolean {
  return !isInK(x, k) && sum % 2 === 1 && o < k
}

/** The two moves of the last step. */
export const THEOREM_20_LAST_STEP: Parts<Letters, unknown> = {
  'one low odd stack': {
    says: 'outside K with an odd sum and o < k, if F_v(p+1) = 0 with p = l(⌊x/2⌋): some odd stack has ⌈x_i/2⌉ ≤ p+1, and playing on it alone leads to K with an even sum',
    holds: (at) => {
      const k = evenK(at)
      if (!isHardCase(at, k)) return null
      const { p, F } = surplusAbove(at.x, k)
      if (F !== 0) return null
      const low = oddOf(at.x).filter((i) => at.v[i]! <= p + 1)
      return low.length > 0 && low.every((i) => isInQ(lowered(at.x, setOf([i])), k))
    },
  },
  'one more stack': {
    says: 'outside K with an odd sum and o < k, if F_v(p+1) ≥ 1: playing on all odd stacks and the highest even ones, k+1 in all, is possible and leads to K with an even sum',
    holds: (at) => {
      const k = evenK(at)
      if (!isHardCase(at, k) || surplusAbove(at.x, k).F === 0) return null
      const byRule = at.moves.filter(
        ({ a, played }) => a === k + 1 && isOddAndHighest(at.x, played),
      )
      return byRule.length > 0 && byRule.every(({ option }) => isInQ(option, k))
    },
  },
}
