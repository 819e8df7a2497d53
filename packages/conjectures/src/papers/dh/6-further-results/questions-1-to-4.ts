import { formatPosition, formatRuleset, slowSetNim } from '@nim/core/rules'
import {
  defaultBox,
  type ByA,
  type ByK,
  everyA,
  everyK,
  type GameFamily,
  moveSetParameter,
  stacks,
} from '../../../facts/setnim/game-families.ts'
import {
  formatMoveSet,
  moveSets,
  moveSizesFrom,
  parseMoveSet,
  properSubsets,
} from '../../../facts/setnim/move-sets.ts'
import { firstOutside, outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { cellFacts, typeSurvey } from '../../../facts/setnim/position-grid.ts'
import { gridsOf } from '../position-grids.ts'
import type { Card, CheckResult, Claim, Part, StatementInput } from '../../../judge/index.ts'
import { byRules, choice, instances, positions, sizeK, solvedAs } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'
import { OPEN_BY_TYPES, provedForAtMostK, provedForK, provedInclusion } from './decided-cases.ts'

const OF_REDUCED = String.raw`For each $n$ and each $k$: is the outcome of a reduced position a function of its type $(o,|x|\bmod 2k)$?`

/** The answer (yes or no) and the computed grid. */
function gridAnswer({ checked, failures, counterexample, data }: CheckResult): string {
  const grid = `the grid, a word for each o, by r: ${data?.['grid']}`
  if (counterexample === null) return `yes, at all ${checked} types; ${grid}`
  return `no, ${failures} of ${checked} types hold both outcomes: ${counterexample.actual}; ${grid}`
}

/** The answer (yes or no) and, from the data, the smallest position outside each P(n,A′). */
function inclusionAnswer({ checked, failures, counterexample, data = {} }: CheckResult): string {
  if (counterexample === null) return `yes, for all ${checked} P-positions of the box`
  const outside = Object.entries(data).filter(([, found]) => found !== 'in')
  const words = outside.map(([set, found]) => `A′ = ${set} is ${String(found).replace('not ', '')}`)
  return `no, ${failures} of ${checked} P-positions of the box lie outside; the smallest for ${words.join(', ')}`
}

/**
 * A claim that asks whether the types of reduced positions determine their outcomes. For every
 * case, the check counts types.
 */
function survey(
  card: Pick<
    Card,
    'id' | 'at' | 'title' | 'statement' | 'conventions' | 'quick' | 'decided' | 'rest' | 'provedBy'
  >,
  games: GameFamily<ByK>,
  wrongCase: ByK,
): Claim {
  const boxes = { ...games, defaultDomain: ({ n }: ByK) => defaultBox(n) }
  return instances({
    ...gridsOf(boxes, typeSurvey, ({ k }) => k),
    ...card,
    kind: 'question',
    paperStatus: 'open',
    decides: 'for every type, whether the reduced positions of the box have one outcome',
    answer: gridAnswer,
    printed: {
      types: {
        says: 'the outcome of a reduced position is a function of its type (o, sum mod 2k)',
        holds: ({ letter }) => (letter === '?' ? null : letter !== 'M'),
        stated: cellFacts,
      },
    },
    // In the mutation, types without odd stacks are N.
    wrongAt: { case: wrongCase, max: 4 },
    wrong: ({ o, letter }) => (letter === '?' ? null : letter !== 'M' && (o > 0 || letter === 'N')),
  })
}

export const dhOP1: Claim = survey(
  {
    id: 'DH-OP1',
    at: 'section 6, question 1',
    title: 'what are the P-positions of SN(n,{2}), SN(n,{n−2}), SN(n,{k})?',
    statement: String.raw`What are the P-positions of $SN(n,\{2\})$ and $SN(n,\{n-2\})$, in general of $SN(n,\{k\})$?`,
    decided: OF_REDUCED,
    rest: { open: OPEN_BY_TYPES },
    provedBy: provedForK,
    conventions: ['other papers describe parts of the case k = 2 for n = 4, 5, 6, but not k = n−2'],
    quick: { ranges: { n: [3, 5] } },
  },
  everyK(3, 7),
  { n: 3, k: 2 },
)

export const dhOP2: Claim = survey(
  {
    id: 'DH-OP2',
    at: 'section 6, question 2',
    title: 'what are the P-positions of SN(n,{k,n}), 1 < k < n−1?',
    statement: String.raw`What are the P-positions of $SN(n,\{k,n\})$ for $1<k<n-1$?`,
    decided: OF_REDUCED,
    rest: {
      open: 'the P-positions for k < n−2, unless the atlas has a proved formula. NT-10 describes them for k = n−2',
    },
    conventions: [
      'k = n−2 is settled for all positions by NT-10',
      'k = 1 is DH-T6.1, where no reduction is needed; k = n−1 is DH-T5.1',
    ],
    quick: { ranges: { n: [4, 5] } },
  },
  {
    ...everyK(4, 7),
    parameters: [
      stacks(1, 4, 7),
      sizeK('the smaller number of stacks of a move, 1 < k < n−1', (n) => [2, n - 2]),
    ],
    ruleset: ({ n, k }) => slowSetNim(n, [k, n]),
  },
  { n: 7, k: 5 },
)

type InclusionCase = ByA & { readonly reading: string }

const TO_K = '{k,n} in {k}'
const ANY = 'A in every A′'

const INCLUSION_GAMES: GameFamily<InclusionCase> = {
  parameters: [
    choice('reading', 'the sets compared', [TO_K, ANY]),
    { ...stacks(2, 2, 6), defaults: ({ reading }) => [2, reading === TO_K ? 6 : 4] },
    moveSetParameter(({ reading, n }) => {
      const most = n as number
      return reading === TO_K
        ? moveSizesFrom(1, most - 1).map((k) => formatMoveSet([k, most]))
        : moveSets(most).filter((set) => parseMoveSet(set).length > 1)
    }),
  ],
  ruleset: ({ n, A }) => slowSetNim(n, parseMoveSet(A)),
  defaultDomain: (parameters) => everyA(2, 4).defaultDomain(parameters),
}

/** The sets A′ with which A is compared. */
function comparedWith(A: readonly number[], reading: string): number[][] {
  return reading === TO_K ? [[A[0]!]] : properSubsets(A)
}

const INCLUSION_FACTS = { ...BY_SOLUTION.facts, outcomeWith }

/** P(n,A) is a subset of every set with which it is compared. */
function inclusion(says: string): Part<StatementInput<typeof INCLUSION_FACTS>, InclusionCase> {
  return {
    says,
    holds: ({ outcome, outcomeWith, A }, { reading }) =>
      outcome === 0 ? comparedWith(A, reading).every((set) => outcomeWith(set) === 0) : null,
    stated: ({ x, outcomeWith, A }, { reading }) => {
      const sets = comparedWith(A, reading)
      const other = sets.find((set) => outcomeWith(set) === 1) ?? sets[0]!
      const ruleset = formatRuleset(slowSetNim(x.length, other))
      const value = outcomeWith(other)
      return [
        byRules(x, solvedAs('outcome', 0)),
        byRules(x, solvedAs('outcome', value), { ruleset }),
      ]
    },
  }
}

export const dhOP3: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-OP3',
  kind: 'question',
  at: 'section 6, question 3',
  paperStatus: 'open',
  title: 'when is P(n,A) a subset of P(n,A′)?',
  statement: String.raw`When is $P(n,A)\subset P(n,A')$?`,
  decided: String.raw`For each $n$ and each $k$: is $P(n,\{k,n\})\subset P(n,\{k\})$? For each set $A$: is $P(n,A)\subset P(n,A')$ for every nonempty proper subset $A'$ of $A$?`,
  principal: {
    cases: { reading: [TO_K] },
    because:
      'the question follows Remark 6.2, which compares P(n,{1,n}) with P(n,{1}) and P(n,{n−1,n}) with P(n,{n−1})',
  },
  rest: {
    open: 'all other pairs of sets, and piles beyond the check. The atlas proves further inclusions',
  },
  provedBy: (parameters) => (parameters['reading'] === TO_K ? provedInclusion(parameters) : []),
  answer: inclusionAnswer,
  conventions: [
    'our copy of the text lacks the set of the question; both readings are cases',
    'for every A′, the data give the smallest member of P(n,A) outside P(n,A′), or "in" if there is none',
  ],
  games: INCLUSION_GAMES,
  chosenBy: 'reading',
  quick: { ranges: { n: [2, 4] }, max: 8 },
  facts: INCLUSION_FACTS,
  data: (game, { reading, A }) =>
    Object.fromEntries(
      comparedWith(parseMoveSet(A), reading).map((set) => {
        const first = firstOutside(game, [parseMoveSet(A)], [set])
        return [formatMoveSet(set), first === null ? 'in' : `not ${formatPosition(first)}`]
      }),
    ),
  printed: {
    [TO_K]: inclusion('P(n,{k,n}) is a subset of P(n,{k})'),
    [ANY]: inclusion('P(n,A) is a subset of P(n,A′) for every A′ in A'),
  },
  // In the mutation, every position is P.
  wrongAt: { case: { reading: TO_K, n: 3, A: '{2,3}' }, max: 4 },
  wrong: ({ outcome }) => outcome === 0,
})

export const dhOP4: Claim = survey(
  {
    id: 'DH-OP4',
    at: 'section 6, question 4',
    title: 'what are the P-positions of SN(n,{1,…,k})?',
    statement: String.raw`What are the P-positions of $SN(n,\{1,\dots,k\})$, play on at most $k$ stacks?`,
    decided: String.raw`For each $n\ge2$ and each $k$: is the outcome of a position a function of its type $(o,|x|\bmod 2k)$?`,
    rest: { open: OPEN_BY_TYPES },
    provedBy: provedForAtMostK,
    conventions: [
      'every position is reduced, since 1 is in A; k here is max A',
      'k = 1 is DH-I1, k = n is DH-I3',
    ],
    quick: { ranges: { n: [2, 5] } },
  },
  {
    ...everyK(2, 6),
    parameters: [stacks(1, 2, 6), sizeK('largest number of stacks of a move', (n) => [1, n])],
    ruleset: ({ n, k }) => slowSetNim(n, moveSizesFrom(1, k)),
  },
  { n: 3, k: 2 },
)
