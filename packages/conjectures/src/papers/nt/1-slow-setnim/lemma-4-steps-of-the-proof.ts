import { parityRule } from '@nim/core/setnim'
import { isInK, lowered, lowerHalf, setOf, stackSets, surplus } from '@nim/core/setnim/definitions'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import type { Parts } from '../../../judge/index.ts'

/** That S exists, and the two cases of the proof, where fewer than k stacks are odd. */
export const LEMMA_4_STEPS: Parts<Letters, ByK> = {
  legal: {
    says: 'outside K the rule plays on max(o,k) nonempty stacks',
    holds: ({ x, inK, o, nonempty }, { k }) => {
      if (inK) return null
      if (nonempty < k) return false
      const S = parityRule(x, k)
      return new Set(S).size === Math.max(o, k) && S.every((i) => x[i]! > 0)
    },
  },
  cases: {
    says: 'with o < k and p = l(u): F_{u′}(p) = F_u(p) if B ⊂ W, otherwise W ⊂ S and F_{u′}(p) = F_v(p+1)',
    holds: ({ x, inK, u, v, lu: p, O, o, W }, { k }) => {
      if (inK || o >= k) return null
      const S = setOf(parityRule(x, k))
      const reached = surplus(lowerHalf(lowered(x, S)), k, p)
      if ((S & ~O & ~W) === 0) return reached === surplus(u, k, p)
      return (W & ~S) === 0 && reached === surplus(v, k, p + 1)
    },
  },
  'any B': {
    says: 'any k − o nonempty even stacks B with B ⊂ W or W∖O ⊂ B do as well',
    holds: ({ x, inK, O, o, W }, { k }) => {
      if (inK || o >= k) return null
      return stackSets(x.length, k - o).every((B) => {
        const isEven = (B & O) === 0 && lowered(x, B).every((height) => height >= 0)
        const isMeant = isEven && ((B & ~W) === 0 || (W & ~O & ~B) === 0)
        return !isMeant || isInK(lowered(x, O | B), k)
      })
    },
  },
}
