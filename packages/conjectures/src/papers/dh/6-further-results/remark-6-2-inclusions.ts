import { slowSetNim } from '@nim/core/rules'
import { type ByN, oneGame, stacks } from '../../../facts/setnim/game-families.ts'
import { firstOutside, outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { sizesOf } from '../../../facts/setnim/stacks.ts'
import { choice, type Claim, positions } from '../../../judge/index.ts'
import { BY_SOLUTION } from '../judged-by.ts'

type Case = ByN & { readonly part: string }

const ANALOGUE = '2, {n−1,n}'
const FACTS = { ...BY_SOLUTION.facts, outcomeWith }

export const dhR62: Claim = positions<Case, typeof FACTS>({
  ...BY_SOLUTION,
  id: 'DH-R6.2',
  kind: 'remark',
  at: 'Remark 6.2',
  paperStatus: 'observed',
  title: 'P(n,{1,n}) = P(n,{1}) ∩ P(n,{n}) for even n, ⊂ P(n,{1}) for odd n',
  statement: String.raw`(1) For even $n$, $P(n,\{1,n\})=P(n,\{1\})\cap P(n,\{n\})$. (2) For odd $n$, $P(n,\{1,n\})\subset P(n,\{1\})$, just as $P(n,\{n-1,n\})\subset P(n,\{n-1\})$.`,
  conventions: ['the subset sign is read as "or equal"; the data say which relations hold'],
  games: {
    ...oneGame(() => [1], 2, 8),
    parameters: [
      stacks(2, 2, 8),
      choice('part', 'part', ({ n }) => [(n as number) % 2 === 0 ? '1' : '2', ANALOGUE]),
    ],
    ruleset: ({ n, part }) => slowSetNim(n, part === ANALOGUE ? [n - 1, n] : [1, n]),
  },
  quick: { ranges: { n: [2, 5] } },
  facts: FACTS,
  data: (game, { n, part }) => {
    const here = [sizesOf(game.ruleset)]
    const subset = (...there: number[][]): string => {
      if (firstOutside(game, here, there) !== null) return 'no'
      return firstOutside(game, there, here) === null ? 'equal' : 'strict'
    }
    if (part === ANALOGUE) return { 'subset of P(n,{n−1})': subset([n - 1]) }
    return {
      'is the intersection': subset([1], [n]) === 'equal' ? 'yes' : 'no',
      'subset of P(n,{1})': subset([1]),
      'subset of P(n,{n})': subset([n]),
    }
  },
  says: {
    '1': 'for even n, P(n,{1,n}) is the intersection of P(n,{1}) and P(n,{n})',
    '2': 'for odd n, P(n,{1,n}) is a subset of P(n,{1})',
  },
  printed: {
    '1': ({ outcome, outcomeWith }, { n }) =>
      (outcome === 0) === (outcomeWith([1]) === 0 && outcomeWith([n]) === 0),
    '2': ({ outcome, outcomeWith }) => outcome !== 0 || outcomeWith([1]) === 0,
    [ANALOGUE]: {
      says: 'P(n,{n−1,n}) is a subset of P(n,{n−1})',
      holds: ({ outcome, outcomeWith }, { n }) => outcome !== 0 || outcomeWith([n - 1]) === 0,
    },
  },
  // The mutation uses P(n,{1}) instead of the intersection.
  wrongAt: { case: { n: 2, part: '1' }, max: 3 },
  wrong: ({ outcome, sum }) => (outcome === 0) === (sum % 2 === 0),
})
