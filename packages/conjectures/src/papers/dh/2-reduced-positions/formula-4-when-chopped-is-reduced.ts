import { type ByK, everyK } from '../../../facts/setnim/game-families.ts'
import {
  type Claim,
  positions,
  statedBy,
  type Statement,
  type StatementInput,
} from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'
import { atEveryHeight, FORMULA_4 } from './formula-4-as-texts.ts'

function ofEveryChop(
  textOf: (parameters: ByK) => string,
): Statement<StatementInput<typeof BY_REDUCTION.facts>, ByK> {
  const holds = statedBy(textOf)
  return ({ x, top, isReducedAt }, parameters) => {
    for (let m = 0; m <= top; m++) {
      if (holds({ x, m, isReducedAt: isReducedAt(m) }, parameters) === false) return false
    }
    return true
  }
}

export const dhF4: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-F4',
  kind: 'lemma',
  at: 'formula (4)',
  paperStatus: 'proved',
  title: 'for x_i ≤ m ≤ x_{i+1}, ctt(x,m) is reduced iff (k−n+i)·m ≤ S_i',
  statement: String.raw`In $SN(n,\{k\})$ let $x_i\le m\le x_{i+1}$, $0\le i\le n-1$, $x_0=0$, $S_i=x_1+\dots+x_i$. Then $ctt(x,m)$ is reduced if (and only if) $(k-n+i)\,m\le S_i$. For $i>n-k$ the largest $m$ with that inequality is $\lfloor S_i/(k-n+i)\rfloor$, with $j=n-i$: $m_j=\lfloor S_{n-j}/(k-j)\rfloor$.`,
  conventions: ['the paper says "if"; "only if" is a separate part'],
  games: everyK(1, 6),
  partsOf: ({ k }) => (k === 1 ? ['if', 'only if'] : ['if', 'only if', 'largest']),
  says: {
    if: 'ctt(x,m) is reduced if (k−n+i)·m ≤ S_i',
    'only if': 'ctt(x,m) is reduced only if (k−n+i)·m ≤ S_i',
    largest:
      'for i > n−k the largest m with (k−n+i)·m ≤ S_i is ⌊S_i/(k−n+i)⌋, and for i = n−j it is ⌊S_{n−j}/(k−j)⌋',
  },
  printed: {
    if: ofEveryChop(FORMULA_4['if']!),
    'only if': ofEveryChop(FORMULA_4['only if']!),
    largest: statedBy(FORMULA_4['largest']!),
  },
  // In the mutation, equality is excluded for m ≥ 2.
  wrongAt: { case: { n: 3, k: 2, part: 'only if' }, max: 3 },
  wrong: ofEveryChop((c) =>
    atEveryHeight(c, (slope, S) => `isReducedAt = 1 -> ${slope} * m + [m > 1] <= ${S}`),
  ),
})
