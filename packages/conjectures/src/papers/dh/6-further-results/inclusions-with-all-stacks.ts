import { compareSumLex, formatPosition, slowSetNim } from '@nim/core/rules'
import { type ByA, defaultBox, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { everyAOf } from '../../../facts/setnim/games-of-theorems.ts'
import { moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, positions, type Statement, type StatementInput } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

/**
 * Each entry contains n, a set A, and the smallest position of P(n,A ∪ {n}) that is not in P(n,A).
 * For every other A, the box has no such position.
 */
const OUTSIDE: readonly (readonly [n: number, A: string, x: readonly number[]])[] = [
  [4, '{2}', [1, 2, 2, 4]],
  [4, '{2,3}', [1, 4, 4, 4]],
  [5, '{3}', [1, 4, 4, 4, 6]],
  [5, '{1,4}', [1, 2, 2, 2, 3]],
  [5, '{2,3}', [1, 2, 2, 2, 2]],
  [5, '{3,4}', [3, 4, 4, 4, 4]],
  [5, '{1,2,4}', [3, 3, 3, 4, 4]],
  [5, '{1,3,4}', [5, 5, 6, 6, 6]],
  [6, '{3}', [1, 2, 2, 2, 2, 4]],
  [6, '{4}', [3, 4, 4, 4, 4, 6]],
  [6, '{1,2}', [1, 1, 2, 3, 4, 4]],
  [6, '{2,3}', [2, 2, 2, 2, 2, 3]],
  [6, '{2,4}', [1, 2, 2, 2, 2, 4]],
  [6, '{2,5}', [3, 4, 4, 4, 4, 4]],
  [6, '{3,4}', [1, 2, 4, 4, 4, 4]],
  [6, '{3,5}', [1, 4, 4, 4, 4, 4]],
  [6, '{4,5}', [3, 6, 6, 6, 6, 6]],
  [6, '{1,2,4}', [1, 1, 2, 2, 2, 3]],
  [6, '{1,2,5}', [1, 1, 2, 2, 3, 3]],
  [6, '{1,4,5}', [3, 4, 4, 4, 4, 7]],
  [6, '{2,3,4}', [1, 2, 2, 2, 2, 4]],
  [6, '{2,3,5}', [1, 4, 4, 4, 4, 4]],
  [6, '{2,4,5}', [1, 2, 2, 4, 4, 4]],
  [6, '{3,4,5}', [1, 3, 4, 4, 4, 4]],
  [6, '{1,2,4,5}', [1, 1, 2, 2, 2, 3]],
  [6, '{1,3,4,5}', [3, 4, 4, 4, 4, 7]],
  [6, '{2,3,4,5}', [1, 2, 2, 4, 4, 4]],
]
const LISTED = OUTSIDE.map(([n, A, x]) => `n = ${n}, A = ${A}: ${formatPosition(x)}`)

/** SN(n,A ∪ {n}) for every A without n. */
const GAMES: GameFamily<ByA> = {
  ...everyAOf((n) => moveSets(n - 1), 2, 6),
  ruleset: ({ n, A }) => slowSetNim(n, [...parseMoveSet(A), n]),
  defaultDomain: ({ n }) => defaultBox(n),
}

const FACTS = { ...BY_SOLUTION.facts, outcomeWith }

/** Every P-position before the listed position is in P(n,A); the listed position is not. */
const upTo =
  (listed: typeof OUTSIDE): Statement<StatementInput<typeof FACTS>, ByA> =>
  ({ x, outcome, outcomeWith }, { n, A }) => {
    const first = listed.find((entry) => entry[0] === n && entry[1] === A)?.[2]
    const order = first === undefined ? -1 : compareSumLex(x, first)
    if (n > 6 || order > 0 || (order < 0 && outcome === 1)) return null
    return outcome === 0 && (outcomeWith(parseMoveSet(A)) === 0) === order < 0
  }

export const dhOP3n: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-OP3.n',
  kind: 'remark',
  at: 'section 6, question 3, added by nimlab',
  by: 'nimlab',
  title: 'for which A ⊂ {1,…,n−1}, n ≤ 6, P(n,A ∪ {n}) is a subset of P(n,A), and where it is not',
  statement: String.raw`For $2\le n\le6$ and every nonempty $A\subseteq\{1,\dots,n-1\}$: $P(n,A\cup\{n\})\subset P(n,A)$ on the box, but for ${OUTSIDE.length} pairs $(n,A)$, none of them with $n\le3$. They are listed with the smallest position outside.`,
  conventions: [
    `smallest position outside, by sum and then lexicographic: ${LISTED.join('; ')}`,
    'the listed position shows that the set is not a subset; otherwise nimlab checks the inclusion on the box, and it is a theorem for A = {1}, {n−1}, {1,…,n−1} and odd numbers with 1',
  ],
  games: GAMES,
  quick: { ranges: { n: [2, 4] } },
  facts: FACTS,
  printed: upTo(OUTSIDE),
  // In the mutation, the inclusion holds for all sets A.
  wrongAt: { case: { n: 4, A: '{2}' }, max: 8 },
  wrong: upTo([]),
})
