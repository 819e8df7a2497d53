import { formatPosition } from '@nim/core/rules'
import { onPlane, POINT } from '../../../facts/wythoff/on-plane.ts'
import { sequenceFacts } from '../../../facts/wythoff/sequences.ts'
import { reachesWinning, winning } from '../../../facts/wythoff/winning.ts'
import type { Card, Claim, Fact, Naming, PositionsClaim } from '../../../judge/index.ts'
import { choice, positions } from '../../../judge/index.ts'

const FROM_0 = 'indices from 0'

/** The note that the paper defines w_0. */
export const W_0 = 'w_0 = (0,0) is defined in the paper, so that a_0 = b_0 = 0 are among the terms'

const NAMES = ['S', 'L', 'm', 'am', 'bm', 'k', 'i', 'bk', 'ai'] as const

const { am, bm, k, i, bk, ai } = sequenceFacts(({ reading }) => (reading === FROM_0 ? 0 : 1))

type RuleFacts = Readonly<Record<(typeof NAMES)[number] | 'winning', Fact>>
type RuleClaim<F extends RuleFacts> = Omit<
  PositionsClaim<{ reading: string }, F>,
  keyof Naming | 'printed'
>

const FACTS: RuleFacts = { ...POINT, am, bm, k, i, bk, ai, winning }

function ruleOn<F extends RuleFacts>(facts: F): RuleClaim<F> {
  return {
    kind: 'lemma',
    paperStatus: 'proved',
    conventions: [
      'readings: indices begin with 1, or with 0 where a_0 = b_0 = 0',
      'm = L − S; positions with 0 ≤ S ≤ L, S = 0 and S = L included',
    ],
    decides:
      'every position of the box to which the rule applies; a_n and b_n are those of the winning points found by the rules of the game',
    principal: { cases: { reading: [FROM_0] }, because: W_0 },
    games: onPlane(500, [choice('reading', 'least index', ['indices from 1', FROM_0])]),
    quick: { max: 150 },
    facts,
    digest: 'winning',
    method: 'rules',
  }
}

/** The common fields of the rules T1 to T3b and of the validations V1 to V4. */
export const RULE: RuleClaim<RuleFacts> = ruleOn(FACTS)

/** The common fields of rules that name a move. These rules need all winning points. */
const RULE_OF_MOVE = ruleOn({ ...FACTS, reaches: reachesWinning })

/**
 * Rule T3, which states that an index exists. The validation of the algorithm repeats this rule.
 */
export function indexExists(card: Omit<Naming, 'title'> & Pick<Card, 'repeats'>): Claim {
  const broken = 'what the rule concludes is false'
  return positions({
    ...RULE,
    ...card,
    title: 'if S < a_m there is k < m with a_k = S or i < m with b_i = S',
    printed: ({ S, am, k, i, m }) => (S < am ? k < m || i < m : null),
    // The mutation is false because S can also be some b_i.
    wrongAt: { case: { reading: FROM_0 }, max: 20 },
    wrong: ({ S, am, k, m }) => (S < am ? k < m : null),
    evidence: (told) => {
      const known = NAMES.filter((name) => !Number.isNaN(told[name])).map(
        (name) => `${name} = ${told[name]}`,
      )
      return {
        expected: `${card.id} holds`,
        actual: broken,
        explain: `at ${formatPosition([told.S, told.L])} with m = ${told.m}: ${broken}; ${known.join(', ')}`,
      }
    },
  })
}

export const vT21: Claim = positions({
  ...RULE,
  id: 'V-T2.1',
  at: 'Theorem 2, rule T1',
  title: 'if S = a_m then b_m = L, a winning point for Hugo',
  statement: String.raw`If $S=a_m$, $m=L-S$, then $b_m=L$: the position is a winning point for Hugo.`,
  printed: ({ S, L, am, bm, winning }) => (S === am ? bm === L && winning === 1 : null),
  wrong: ({ S, L, m, am, bm }) => (S === am ? bm === (m % 5 === 0 ? L + 1 : L) : null),
})

export const vT22: Claim = positions({
  ...RULE_OF_MOVE,
  id: 'V-T2.2',
  at: 'Theorem 2, rule T2',
  title: 'if S > a_m Cora subtracts y = S − a_m from both; then L > b_m',
  statement: String.raw`If $S>a_m$, Cora subtracts $y=S-a_m$ from both coordinates; $S>a_m$ implies $L>b_m$.`,
  printed: ({ S, L, am, bm, reaches }) =>
    S > am ? L > bm && reaches(S - (S - am), L - (S - am)) : null,
  wrong: ({ S, L, m, am, bm, reaches }) => {
    const y = m % 5 === 0 ? m : S - am
    return S > am ? L > bm && reaches(S - y, L - y) : null
  },
})

export const vT23: Claim = indexExists({
  id: 'V-T2.3',
  at: 'Theorem 2, rule T3',
  statement: String.raw`If $S<a_m$ there is an index $k<m$ with $a_k=S$ or an index $i<m$ with $b_i=S$.`,
})

export const vT23a: Claim = positions({
  ...RULE_OF_MOVE,
  id: 'V-T2.3a',
  at: 'Theorem 2, rule T3a',
  title: 'if S < a_m and a_k = S: L := b_k; then k < m and L > b_k',
  statement: String.raw`If $S<a_m$ and $a_k=S$: $L:=b_k$; $S<a_m$ and $a_k=S$ imply $k<m$ and $L>b_k$.`,
  printed: ({ S, L, m, am, k, bk, reaches }) =>
    S < am && !Number.isNaN(k) ? k < m && L > bk && reaches(S, bk) : null,
  wrong: ({ S, L, m, am, k, bk, reaches }) =>
    S < am && !Number.isNaN(k) ? k < m && L > bk && reaches(S, k % 5 === 0 ? bk + 1 : bk) : null,
})

export const vT23b: Claim = positions({
  ...RULE_OF_MOVE,
  id: 'V-T2.3b',
  at: 'Theorem 2, rule T3b',
  title: 'if S < a_m and b_i = S: L := S, S := a_i; then a_i < b_i = S < L',
  statement: String.raw`If $S<a_m$ and $b_i=S$ with $i<m$ (printed: $i<t$, $t$ not defined): $L:=S$, $S:=a_i$; here $a_i<b_i=S<L$.`,
  printed: ({ S, L, m, am, k, i, ai, reaches }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i)
      ? i < m && ai < S && S < L && reaches(ai, S)
      : null,
  wrong: ({ S, L, m, am, k, i, ai, reaches }) =>
    S < am && Number.isNaN(k) && !Number.isNaN(i)
      ? i < m && ai < S && S < L && reaches(i % 5 === 0 ? ai - 1 : ai, S)
      : null,
})
