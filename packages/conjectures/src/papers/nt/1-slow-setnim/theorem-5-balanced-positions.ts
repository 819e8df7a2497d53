import { afterPlayOn, isBalanced, parityRule } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { lowestEvenRule } from '../../../facts/setnim/lowest-even-rule.ts'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_OUTCOME } from '../judged-by.ts'

export const ntT5: Claim = positions({
  ...BY_OUTCOME,
  id: 'NT-T5',
  at: `${NT.slowSetNim}, Theorem 5`,
  title: 'in SN(n,{k,…,n}): P iff l(⌊x/2⌋) = l(⌈x/2⌉); the parity rule wins',
  statement: String.raw`The P-positions of $SN(n,\{k,\dots,n\})$ are exactly the $x$ with $l(\lfloor x/2\rfloor)=l(\lceil x/2\rceil)$. Playing on all odd stacks, and if these are fewer than $k$ on the highest nonempty even ones until $k$ stacks are played on, wins from every N-position.`,
  conventions: ['normal play; all positions, reduced or not'],
  games: atLeastK(6),
  says: {
    'P-positions': 'x is P iff l(⌊x/2⌋) = l(⌈x/2⌉)',
    rule: 'from every N-position the parity rule leads to a P-position',
  },
  printed: {
    'P-positions': ({ x, outcome }, { k }) => isBalanced(x, k) === (outcome === 0),
    rule: ({ x, outcome, outcomeAt }, { k }) =>
      outcome === 0 ? null : outcomeAt(afterPlayOn(x, parityRule(x, k))) === 0,
  },
  // the lowest even stacks instead of the highest
  wrongAt: { case: { n: 3, k: 2, part: 'rule' }, max: 4 },
  wrong: ({ x, outcome, outcomeAt }, { k }) =>
    outcome === 0 ? null : outcomeAt(afterPlayOn(x, lowestEvenRule(x, k))) === 0,
})
