import { parityRule } from '@nim/core/setnim'
import {
  isInK,
  longestByDefinition,
  lowered,
  lowerHalf,
  setOf,
  upperHalf,
} from '@nim/core/setnim/definitions'
import { NT } from '../../../claim/sources/nt.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { isSame } from '../../../facts/setnim/halves.ts'
import type { Letters } from '../../../facts/setnim/letters.ts'
import { lowestEvenRule } from '../../../facts/setnim/lowest-even-rule.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_LENGTH } from '../judged-by.ts'
import { LEMMA_4_STEPS } from './lemma-4-steps-of-the-proof.ts'

/** Whether playing on S leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u). */
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
  title: 'outside K, all odd stacks and the highest even ones up to k stacks lead into K',
  statement: String.raw`Let $x\notin K$. Let $S=O$ if $o\ge k$, otherwise $S=O\cup B$ with $B$ the $k-o$ highest nonempty even stacks (ties broken at will). Then $S$ exists, $|S|=\max(o,k)$, and $x'=x-1_S\in K$; more precisely $v'=u$ and $l(u')=l(v')=l(u)$.`,
  conventions: [
    'of equal even stacks the rule takes the last ones; the part "any B" covers all other choices',
  ],
  complexity: 'C(max+n,n) positions times 2^n sets',
  games: atLeastK(5),
  // For k = 1 a position outside K has an odd stack, so o ≥ k: the last two parts are about k ≥ 2.
  partsOf: ({ k }) => (k === 1 ? ['legal', 'target'] : ['legal', 'target', 'cases', 'any B']),
  printed: {
    target: {
      says: 'the rule leads to x′ in K with v′ = u and l(u′) = l(v′) = l(u)',
      holds: (at, { k }) => (at.inK ? null : leadsToTarget(at, setOf(parityRule(at.x, k)), k)),
    },
    ...LEMMA_4_STEPS,
  },
  // the lowest even stacks instead of the highest; fails first at 1,2,4
  wrongAt: { case: { n: 3, k: 2, part: 'target' }, max: 4 },
  wrong: (at: Letters, { k }: ByK) =>
    at.inK ? null : leadsToTarget(at, setOf(lowestEvenRule(at.x, k)), k),
})
