import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { Fact, GameOnBox } from '../../../facts/fact.ts'
import { type GameFamily, oneGame } from '../../../facts/setnim/game-families.ts'
import { outcomeOnAll, outcomeOnAllButOne, outcomeOnOne } from '../../../facts/setnim/outcome-in.ts'
import { sum } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

type Case = { readonly n: number; readonly part: string }

const ANALOGUE = '2, {n−1,n}'

const GAMES: GameFamily<Case> = {
  ...oneGame(() => [1], 2, 8),
  parameters: [
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: () => [2, 12],
      defaults: () => [2, 8],
    },
    choice(
      'part',
      'part of the remark: (1) for even n, (2) for odd n, its analogue for all n',
      ({ n }) => [(n as number) % 2 === 0 ? '1' : '2', ANALOGUE],
    ),
  ],
  ruleset: ({ n, part }) => slowSetNim(n, part === ANALOGUE ? [n - 1, n] : [1, n]),
}

/** Which relations between the sets of P-positions hold on the box. */
function relations(game: GameOnBox, { part }: Case): Record<string, string> {
  const isP = (fact: Fact): boolean[] => Array.from(game.column(fact), (value) => value === 0)
  const here = isP(outcome)
  const isSubset = (one: readonly boolean[], other: readonly boolean[]): boolean =>
    one.every((member, rank) => !member || other[rank])
  const subset = (fact: Fact): string => {
    const other = isP(fact)
    return !isSubset(here, other) ? 'no' : isSubset(other, here) ? 'equal' : 'strict'
  }
  if (part === ANALOGUE) return { 'subset of P(n,{n−1})': subset(outcomeOnAllButOne) }
  const [one, all] = [isP(outcomeOnOne), isP(outcomeOnAll)]
  const isBoth = here.every((member, rank) => member === (one[rank]! && all[rank]!))
  return {
    'is the intersection': isBoth ? 'yes' : 'no',
    'subset of P(n,{1})': subset(outcomeOnOne),
    'subset of P(n,{n})': subset(outcomeOnAll),
  }
}

/** P-positions of SN(n,{1,n}) beside those of its parts. */
export const dhR62: Claim = positions({
  id: 'DH-R6.2',
  kind: 'remark',
  at: 'Remark 6.2',
  paperStatus: 'observed',
  title: 'P(n,{1,n}) = P(n,{1}) ∩ P(n,{n}) for even n, ⊂ P(n,{1}) for odd n',
  statement: String.raw`(1) For even $n$, $P(n,\{1,n\})=P(n,\{1\})\cap P(n,\{n\})$. (2) For odd $n$, $P(n,\{1,n\})\subset P(n,\{1\})$, just as $P(n,\{n-1,n\})\subset P(n,\{n-1\})$.`,
  conventions: [
    'the subset sign is read as "or equal"; the data say for every n which relations hold and whether they are strict',
  ],
  decides: 'for every position of the box, membership in the sets by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each, in three games',
  games: GAMES,
  quick: { ranges: { n: [2, 5] } },
  facts: { outcome, one: outcomeOnOne, all: outcomeOnAll, allButOne: outcomeOnAllButOne, sum },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  data: relations,
  printed: {
    '1': {
      says: 'for even n, P(n,{1,n}) is the intersection of P(n,{1}) and P(n,{n})',
      holds: ({ outcome, one, all }) => (outcome === 0) === (one === 0 && all === 0),
    },
    '2': {
      says: 'for odd n, P(n,{1,n}) is a subset of P(n,{1})',
      holds: ({ outcome, one }) => outcome !== 0 || one === 0,
    },
    [ANALOGUE]: {
      says: 'P(n,{n−1,n}) is a subset of P(n,{n−1})',
      holds: ({ outcome, allButOne }) => outcome !== 0 || allButOne === 0,
    },
  },
  // P(n,{1}) instead of the intersection
  wrong: {
    case: { n: 2, part: '1' },
    max: 3,
    holds: ({ outcome, sum }) => (outcome === 0) === (sum % 2 === 0),
  },
})
