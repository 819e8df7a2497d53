import { parityRule } from '@nim/core/setnim'
import {
  isInK,
  longestByDefinition,
  lowered,
  lowerHalf,
  setOf,
  stackSets,
  surplus,
  upperHalf,
} from '@nim/core/setnim/definitions'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { isSame } from '../../../facts/setnim/halves.ts'
import { lowestEvenRule } from '../../../facts/setnim/lowest-even-rule.ts'
import { BY_LENGTH } from '../judged-by.ts'

/** True if playing on S leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u). */
function leadsToTarget({ x, u, lu: p }: Letters, S: number, k: number): boolean {
  const left = lowered(x, S)
  return (
    isSame(upperHalf(left), u) && longestByDefinition(lowerHalf(left), k) === p && isInK(left, k)
  )
}

export const ntL4: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-L4',
  at: `${NT.slowSetNim}, Lemma 4`,
  title:
    'from outside K, playing on all odd stacks, filled up to k with the highest even ones, leads into K',
  statement: String.raw`Let $x\notin K$. Let $S=O$ if $o\ge k$, otherwise $S=O\cup B$ with $B$ the $k-o$ highest nonempty even stacks (ties broken at will). Then $S$ exists, $|S|=\max(o,k)$, and $x'=x-1_S\in K$; more precisely $v'=u$ and $l(u')=l(v')=l(u)$.`,
  conventions: [
    'among equal even stacks, the rule plays on the last ones; part "any B" covers all other choices',
  ],
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  // For k = 1 a position outside K has an odd stack, so o ≥ k. Therefore the last two parts apply
  // only if k ≥ 2.
  partsOf: ({ k }) => (k === 1 ? ['legal', 'target'] : ['legal', 'target', 'cases', 'any B']),
  says: {
    target: 'the rule leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u)',
    legal: 'outside K the rule plays on max(o,k) nonempty stacks',
    cases:
      'with o < k and p = l(u): F_{u′}(p) = F_u(p) if B ⊂ W, otherwise W ⊂ S and F_{u′}(p) = F_v(p+1)',
    'any B': 'any k − o nonempty even stacks B with B ⊂ W or W∖O ⊂ B also work',
  },
  printed: {
    target: (at, { k }) => (at.inK ? null : leadsToTarget(at, setOf(parityRule(at.x, k)), k)),
    legal: ({ x, inK, o, nonempty }, { k }) => {
      if (inK) return null
      if (nonempty < k) return false
      const S = parityRule(x, k)
      return new Set(S).size === Math.max(o, k) && S.every((i) => x[i]! > 0)
    },
    cases: ({ x, inK, u, v, lu: p, O, o, W }, { k }) => {
      if (inK || o >= k) return null
      const S = setOf(parityRule(x, k))
      const reached = surplus(lowerHalf(lowered(x, S)), k, p)
      if ((S & ~O & ~W) === 0) return reached === surplus(u, k, p)
      return (W & ~S) === 0 && reached === surplus(v, k, p + 1)
    },
    'any B': ({ x, inK, O, o, W }, { k }) => {
      if (inK || o >= k) return null
      return stackSets(x.length, k - o).every((B) => {
        const isEven = (B & O) === 0 && lowered(x, B).every((height) => height >= 0)
        const isMeant = isEven && ((B & ~W) === 0 || (W & ~O & ~B) === 0)
        return !isMeant || isInK(lowered(x, O | B), k)
      })
    },
  },
  // The mutation uses the lowest even stacks instead of the highest ones. It first fails at 1,2,4.
  wrongAt: { case: { n: 3, k: 2, part: 'target' }, max: 4 },
  wrong: (at: Letters, { k }: ByK) =>
    at.inK ? null : leadsToTarget(at, setOf(lowestEvenRule(at.x, k)), k),
})
