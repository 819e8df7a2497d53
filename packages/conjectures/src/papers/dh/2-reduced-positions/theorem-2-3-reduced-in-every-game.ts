import { type ByA, everyA } from '../../../facts/setnim/game-families.ts'
import { leastOf, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { isReducedWithLeastSize } from '../../../facts/setnim/reduction.ts'
import { type Claim, positions, eachText, statedBy } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

export const THEOREM_2_3: Readonly<Record<string, (parameters: ByA) => string>> = {
  formula: (c) => `isReduced = [${leastOf(c)} * top <= sum]`,
  'min A': () => 'isReduced = isReducedWithLeastSize',
  // a part that applies only if 1 is in A
  'k = 1': () => 'isReduced = 1',
}

export const dhT23: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-T2.3',
  kind: 'theorem',
  at: 'Theorem 2.3',
  paperStatus: 'proved',
  title: 'in SN(n,A) x is reduced iff k·x_n ≤ |x|, k = min A',
  statement: String.raw`In $SN(n,A)$ with $k=\min A$: $x$ is reduced iff $k\,x_n\le|x|$; the proof shows that $x$ is reduced in $SN(n,A)$ iff it is reduced in $SN(n,\{k\})$. For $k=1$ every position is reduced.`,
  games: everyA(1, 5),
  partsOf: ({ A }) =>
    parseMoveSet(A as string).includes(1) ? ['formula', 'min A', 'k = 1'] : ['formula', 'min A'],
  facts: { ...BY_REDUCTION.facts, isReducedWithLeastSize },
  says: {
    formula: 'x is reduced iff k·x_n ≤ sum(x), k = min A',
    'min A': 'x is reduced in SN(n,A) iff it is reduced in SN(n,{min A})',
    'k = 1': 'if 1 is in A, every position is reduced',
  },
  printed: eachText(THEOREM_2_3, statedBy),
  // The mutation uses max A instead of min A.
  wrongAt: { case: { n: 3, A: '{1,2}', part: 'formula' }, max: 3 },
  wrong: ({ A, top, sum, isReduced }) => isReduced === A.at(-1)! * top <= sum,
})
