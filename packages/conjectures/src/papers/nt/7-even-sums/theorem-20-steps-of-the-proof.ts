import { isInK, isOddAndHighest, lowered, setOf } from '@nim/core/setnim/definitions'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { everyMove, type Parts } from '../../../judge/index.ts'
import { evenK, isInQ, oddOf } from './theorem-20-letters.ts'
import { THEOREM_20_LAST_STEP } from './theorem-20-last-step.ts'

/** The theorem, and the steps of its proof. */
export const THEOREM_20_PARTS: Parts<Letters & { readonly outcome: number }, unknown> = {
  'P-positions': {
    says: 'x is P iff it is in K and its sum is even',
    holds: (at) => isInQ(at.x, evenK(at)) === (at.outcome === 0),
  },
  'no move stays': {
    says: 'no move joins two positions of K with even sums',
    holds: (at) => {
      const k = evenK(at)
      return isInQ(at.x, k) ? everyMove(at.moves, ({ option }) => !isInQ(option, k)) : null
    },
  },
  'odd sum in K': {
    says: 'from K with an odd sum, playing on any one odd stack leads to K with an even sum',
    holds: (at) => {
      const { x, sum } = at
      const k = evenK(at)
      if (!isInK(x, k) || sum % 2 === 0) return null
      return oddOf(x).every((i) => isInQ(lowered(x, setOf([i])), k))
    },
  },
  'parity rule': {
    says: 'outside K, if the sum is even or o ≥ k, playing on all odd stacks and the highest even ones, max(o,k) in all, leads to K with an even sum',
    holds: (at) => {
      const { x, sum, o, moves } = at
      const k = evenK(at)
      if (isInK(x, k) || (sum % 2 === 1 && o < k)) return null
      const size = Math.max(o, k)
      const byRule = moves.filter((play) => play.a === size && isOddAndHighest(x, play.played))
      return byRule.length > 0 && byRule.every(({ option }) => isInQ(option, k))
    },
  },
  ...THEOREM_20_LAST_STEP,
}
