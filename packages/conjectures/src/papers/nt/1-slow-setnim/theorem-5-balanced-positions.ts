import { afterPlayOn, isBalanced, parityRule } from '@nim/core/setnim'
import { NT } from '../../../claim/sources/nt.ts'
import { atLeastK } from '../../../facts/setnim/games-of-theorems.ts'
import { lowestEvenRule } from '../../../facts/setnim/lowest-even-rule.ts'
import { type Claim, eachText, positions, statedBy } from '../../../judge/index.ts'
import { BY_LENGTH, BY_OUTCOME } from '../judged-by.ts'
import type { ByK } from '../../../facts/setnim/game-families.ts'

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
  // The mutation uses the lowest even stacks instead of the highest ones.
  wrongAt: { case: { n: 3, k: 2, part: 'rule' }, max: 4 },
  wrong: ({ x, outcome, outcomeAt }, { k }) =>
    outcome === 0 ? null : outcomeAt(afterPlayOn(x, lowestEvenRule(x, k))) === 0,
})

/**
 * x is in K iff lu = lv. One part of the statement applies only if k = 1, and another part only if
 * k = n.
 */
export const NT_FORMULA_5: Readonly<Record<string, (parameters: ByK) => string>> = {
  formula: ({ n, k }) => {
    const sums = Array.from({ length: k }, (_, j) => {
      const lowest = Array.from({ length: n - j }, (__, i) => `x${i + 1}`)
      return `(${lowest.join(' + ')}) div ${k - j}`
    })
    return `l = min(${sums.join(', ')})`
  },
  'k = 1': () => 'l = sum and (lu = lv <-> o = 0)',
  'k = n': () => 'l = x1 and (lu = lv <-> x1 mod 2 = 0)',
}

export const ntF5: Claim = positions({
  ...BY_LENGTH,
  id: 'NT-F5',
  kind: 'proposition',
  at: `${NT.slowSetNim}, cost and extreme cases`,
  title: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
  statement: String.raw`For $x_1\le\dots\le x_n$: $l(x)=\min_{0\le j<k}\lfloor(x_1+\dots+x_{n-j})/(k-j)\rfloor$. For $k=1$: $l(x)=|x|$ and $K$ consists of the positions with all stacks even. For $k=n$: $l(x)=x_1$ and $K$ consists of those with $x_1$ even.`,
  games: atLeastK(6),
  partsOf: ({ n, k }) => ['formula', ...(k === 1 ? ['k = 1'] : []), ...(k === n ? ['k = n'] : [])],
  says: {
    formula: 'l(x) is the least of ⌊(x_1+…+x_{n−j})/(k−j)⌋ over j = 0..k−1',
    'k = 1': 'l(x) = sum(x), and x is in K iff all stacks are even',
    'k = n': 'l(x) = x_1, and x is in K iff x_1 is even',
  },
  printed: eachText(NT_FORMULA_5, statedBy),
  // The mutation uses only the term for j = 0, which equals l only at reduced positions.
  wrongAt: { case: { n: 3, k: 2, part: 'formula' }, max: 3 },
  wrong: ({ l, sum }, { k }) => Math.floor(sum / k) === l,
})
