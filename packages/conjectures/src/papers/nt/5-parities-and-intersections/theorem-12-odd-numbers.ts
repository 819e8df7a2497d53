import { afterPlayOn, outcomeOnOddNumbers, winningMoveOnOddNumbers } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { everyAOf, oddNumberSets } from '../../../facts/setnim/games-of-theorems.ts'
import { parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

export const nt4: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-4',
  at: `${NT.parities}, Theorem 12`,
  title:
    'A of odd numbers that contains 1: P iff |x| is even; with an even n added: iff |x| and x_1 are even',
  statement: String.raw`(a) If $A$ consists of odd numbers and $1\in A$, then $x$ is a P-position of $SN(n,A)$ iff $|x|$ is even. (b) If $n$ is even and $A=B\cup\{n\}$ with $B$ as in (a), then $x$ is a P-position iff $|x|$ and the lowest stack $x_1$ are even; so $P(n,B\cup\{n\})=P(n,B)\cap P(n,\{n\})$.`,
  conventions: ['normal play; all positions', 'B = {1} is DH-T6.1 and, for even n, DH-R6.2(1)'],
  games: everyAOf(oddNumberSets, 1, 6),
  partsOf: ({ n, A }) => {
    const hasAll = (n as number) % 2 === 0 && parseMoveSet(A as string).includes(n as number)
    return ['P-positions', 'rule', ...(hasAll ? ['intersection'] : [])]
  },
  facts: { ...BY_OUTCOME.facts, outcomeWith },
  says: {
    'P-positions': 'x is P iff sum(x), and for even n in A x_1 too, is even',
    rule: 'from every other position, playing on one stack or on all stacks leads to one of these',
    intersection: 'P(n,B ∪ {n}) = P(n,B) ∩ P(n,{n}) for even n',
  },
  printed: {
    'P-positions': ({ x, A, outcome }) => (outcomeOnOddNumbers(x, A) === 'P') === (outcome === 0),
    rule: ({ x, A }) => {
      if (outcomeOnOddNumbers(x, A) === 'P') return null
      const played = winningMoveOnOddNumbers(x, A)
      return played !== null && outcomeOnOddNumbers(afterPlayOn(x, played), A) === 'P'
    },
    intersection: ({ A, outcome, outcomeWith }, { n }) =>
      (outcome === 0) === (outcomeWith(A.filter((a) => a !== n)) === 0 && outcomeWith([n]) === 0),
  },
  // In the mutation, x_1 is ignored for even n.
  wrongAt: { case: { n: 2, A: '{1,2}', part: 'P-positions' }, max: 3 },
  wrong: ({ sum, outcome }) => (sum % 2 === 0) === (outcome === 0),
})
