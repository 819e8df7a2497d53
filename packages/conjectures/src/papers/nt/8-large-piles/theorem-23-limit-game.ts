import { NT } from '../../../claim/sources/nt.ts'
import { everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { type Kind, limitValue, solvedValue } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, type Part, positions, type StatementInput } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

const FACTS = { ...BY_OUTCOME.facts, solvedValue, limitValue }

/**
 * For every stack of x with at least ⌊(sum of the other stacks)/(k−1)⌋ − `less` tokens, x and the
 * listed positions have the same value.
 */
function same(kind: Kind, less = 0): Part<StatementInput<typeof FACTS>, unknown> {
  return {
    says: `x and the others have the same ${kind[0]} in ${kind[1]} play`,
    holds: ({ x, k, sum, solvedValue, limitValue }) => {
      const isLarge = (j: number): boolean => x[j]! + less >= Math.floor((sum - x[j]!) / (k - 1))
      const large = [...x.keys()].filter(isLarge)
      if (large.length === 0) return null
      return large.every((j) => limitValue(kind, x.toSpliced(j, 1)) === solvedValue(kind))
    },
  }
}

export const nt8: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-8',
  at: `${NT.limitGame}, Theorem 23`,
  title: 'limit game: a stack of at least ⌊(sum of the others)/(k−1)⌋ may be left out',
  statement: String.raw`Let $n\ge2$, $k=\min A\ge2$, and $A'=\{a\in[1,n-1]:a\in A\text{ or }a+1\in A\}$. If a stack has at least $\lfloor s/(k-1)\rfloor$ tokens, $s$ the sum of the others, then $x$ in $SN(n,A)$ and the others in $SN(n-1,A')$ have the same outcome, remoteness and Grundy value in normal play, and the same outcome and remoteness in misère play.`,
  conventions: ['every stack that is large enough, not only the highest'],
  games: everyAOf((n) => moveSets(n).filter((A) => parseMoveSet(A)[0]! >= 2), 2, 5),
  facts: FACTS,
  printed: {
    outcome: same(['outcome', 'normal']),
    remoteness: same(['remoteness', 'normal']),
    'Grundy value': same(['grundy', 'normal']),
    'misère outcome': same(['outcome', 'misere']),
    'misère remoteness': same(['remoteness', 'misere']),
  },
  // In the mutation, a stack may be one token lower.
  wrongAt: { case: { n: 3, A: '{2}', part: 'remoteness' }, max: 10 },
  wrong: same(['remoteness', 'normal'], 1).holds,
})
