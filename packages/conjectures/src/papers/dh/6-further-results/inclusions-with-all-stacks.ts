import { compareSumLex, formatPosition, slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import {
  type ByA,
  defaultBox,
  type GameFamily,
  moveSetParameter,
  stacks,
} from '../../../facts/setnim/game-families.ts'
import { formatMoveSet, moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { positions } from '../../../judge/positions.ts'
import type { Statement } from '../../../judge/statement.ts'
import type { Told } from '../../../facts/fact.ts'
import { BY_SOLUTION } from '../judged-by.ts'

/** For each n the sets A with the smallest position of P(n,A ∪ {n}) outside P(n,A). */
const OUTSIDE: Readonly<Record<number, Readonly<Record<string, readonly number[]>>>> = {
  4: { '{2}': [1, 2, 2, 4], '{2,3}': [1, 4, 4, 4] },
  5: {
    '{3}': [1, 4, 4, 4, 6],
    '{1,4}': [1, 2, 2, 2, 3],
    '{2,3}': [1, 2, 2, 2, 2],
    '{3,4}': [3, 4, 4, 4, 4],
    '{1,2,4}': [3, 3, 3, 4, 4],
    '{1,3,4}': [5, 5, 6, 6, 6],
  },
  6: {
    '{3}': [1, 2, 2, 2, 2, 4],
    '{4}': [3, 4, 4, 4, 4, 6],
    '{1,2}': [1, 1, 2, 3, 4, 4],
    '{2,3}': [2, 2, 2, 2, 2, 3],
    '{2,4}': [1, 2, 2, 2, 2, 4],
    '{2,5}': [3, 4, 4, 4, 4, 4],
    '{3,4}': [1, 2, 4, 4, 4, 4],
    '{3,5}': [1, 4, 4, 4, 4, 4],
    '{4,5}': [3, 6, 6, 6, 6, 6],
    '{1,2,4}': [1, 1, 2, 2, 2, 3],
    '{1,2,5}': [1, 1, 2, 2, 3, 3],
    '{1,4,5}': [3, 4, 4, 4, 4, 7],
    '{2,3,4}': [1, 2, 2, 2, 2, 4],
    '{2,3,5}': [1, 4, 4, 4, 4, 4],
    '{2,4,5}': [1, 2, 2, 4, 4, 4],
    '{3,4,5}': [1, 3, 4, 4, 4, 4],
    '{1,2,4,5}': [1, 1, 2, 2, 2, 3],
    '{1,3,4,5}': [3, 4, 4, 4, 4, 7],
    '{2,3,4,5}': [1, 2, 2, 4, 4, 4],
  },
}

/** SN(n,A ∪ {n}) for every A without n. */
const GAMES: GameFamily<ByA> = {
  parameters: [
    { ...stacks(2, 2, 6), allowed: () => [2, 6] },
    moveSetParameter(({ n }) => moveSets((n as number) - 1)),
  ],
  ruleset: ({ n, A }) => slowSetNim(n, [...parseMoveSet(A), n]),
  defaultDomain: ({ n }) => defaultBox(n),
}

const FACTS = { ...BY_SOLUTION.facts, outcomeWith }

/** Every P-position up to the one that is listed is in P(n,A), which itself is not. */
const upTo =
  (outside: typeof OUTSIDE): Statement<Told<typeof FACTS>, ByA> =>
  ({ x, outcome, outcomeWith }, { n, A }) => {
    const first = outside[n]?.[A]
    const order = first === undefined ? -1 : compareSumLex(x, first)
    if (order > 0 || (order < 0 && outcome === 1)) return null
    const isInBoth = outcome === 0 && outcomeWith(parseMoveSet(A)) === 0
    return order === 0 ? outcome === 0 && !isInBoth : isInBoth
  }

/** The sets A of the table, by n, as formulas. */
const SETS_OUTSIDE = Object.entries(OUTSIDE)
  .map(([n, sets]) => {
    const formulas = Object.keys(sets).map((A) => String.raw`\{${parseMoveSet(A).join()}\}`)
    return `$n=${n}$: $${formulas.join(', ')}$`
  })
  .join('; ')

/** The table, a line for each n. */
const SMALLEST_OUTSIDE = Object.entries(OUTSIDE).map(([n, sets]) => {
  const words = Object.entries(sets).map(([A, x]) => `${A} ${formatPosition(x)}`)
  return `n = ${n}: ${words.join('; ')}`
})

/** What adding play on all stacks does to the P-positions. */
export const dhOP3n: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-OP3.n',
  kind: 'remark',
  at: 'section 6, question 3, added by nimlab',
  by: 'nimlab',
  title: 'for which A ⊂ {1,…,n−1}, n ≤ 6, P(n,A ∪ {n}) is a subset of P(n,A), and where it is not',
  statement: String.raw`For $2\le n\le6$ and every nonempty $A\subseteq\{1,\dots,n-1\}$: $P(n,A\cup\{n\})$ is not a subset of $P(n,A)$ for ${SETS_OUTSIDE}. The smallest position outside is listed with the claim. For every other $A$ the inclusion holds on the box.`,
  conventions: [
    'normal play; all positions; smallest: least sum, then lexicographic',
    'that it is not a subset is settled by the position; the inclusion is for the box, except where it is a theorem (A = {1}, {n−1}, {1,…,n−1}, odd numbers with 1)',
    ...SMALLEST_OUTSIDE,
  ],
  games: GAMES,
  quick: { ranges: { n: [2, 4] } },
  facts: FACTS,
  printed: upTo(OUTSIDE),
  // of all sets A the inclusion is said to hold
  wrong: { case: { n: 4, A: formatMoveSet([2]) }, max: 8, holds: upTo({}) },
})
