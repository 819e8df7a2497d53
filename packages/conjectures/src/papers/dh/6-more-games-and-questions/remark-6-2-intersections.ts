import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { GameOnBox } from '../../../facts/game-on-box.ts'
import {
  allButOne,
  type ByN,
  type GameFamily,
  oneGame,
} from '../../../facts/setnim/game-families.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

type Case = ByN & { readonly part: string }

const ANALOGUE = '2, {n−1,n}'

const GAMES: GameFamily<Case> = {
  ...oneGame((n) => [1, n], 2, 8),
  parameters: [
    allButOne(2, 8).parameters[0]!,
    choice(
      'part',
      'part of the remark: (1) for even n, (2) for odd n, its analogue for all n',
      ({ n }) => [(n as number) % 2 === 0 ? '1' : '2', ANALOGUE],
    ),
  ],
  ruleset: ({ n, part }) => slowSetNim(n, part === ANALOGUE ? [n - 1, n] : [1, n]),
}

/** Which relations between the sets of P-positions hold on the box, for this n of either parity. */
function relations(game: GameOnBox, { n, part }: Case): Record<string, string> {
  const all = game.values('outcome')
  const ranks = Array.from(all, (_, rank) => rank)
  const outcomesOf = (sizes: number[]): ArrayLike<number> =>
    game.valuesOf(slowSetNim(n, sizes), 'outcome')
  const isSubset = (one: ArrayLike<number>, other: ArrayLike<number>): boolean =>
    ranks.every((rank) => one[rank] === 1 || other[rank] === 0)
  const relation = (other: ArrayLike<number>): string =>
    isSubset(all, other) ? (isSubset(other, all) ? 'equal' : 'strict') : 'no'
  if (part === ANALOGUE) return { 'subset of P(n,{n−1})': relation(outcomesOf([n - 1])) }
  const [one, every] = [outcomesOf([1]), outcomesOf([n])]
  const isIntersection = ranks.every(
    (rank) => (all[rank] === 0) === (one[rank] === 0 && every[rank] === 0),
  )
  return {
    'is the intersection': isIntersection ? 'yes' : 'no',
    'subset of P(n,{1})': relation(one),
    'subset of P(n,{n})': relation(every),
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
  facts: { outcome, outcomeWith },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    '1': {
      says: 'for even n, P(n,{1,n}) is the intersection of P(n,{1}) and P(n,{n})',
      holds: ({ outcome, outcomeWith }, { n }) =>
        (outcome === 0) === (outcomeWith([1]) === 0 && outcomeWith([n]) === 0),
    },
    '2': {
      says: 'for odd n, P(n,{1,n}) is a subset of P(n,{1})',
      holds: ({ outcome, outcomeWith }) => outcome === 1 || outcomeWith([1]) === 0,
    },
    [ANALOGUE]: {
      says: 'P(n,{n−1,n}) is a subset of P(n,{n−1})',
      holds: ({ outcome, outcomeWith }, { n }) => outcome === 1 || outcomeWith([n - 1]) === 0,
    },
  },
  // P(n,{1}) instead of the intersection
  wrong: {
    case: { n: 2, part: '1' },
    max: 3,
    holds: ({ outcome, outcomeWith }) => (outcome === 0) === (outcomeWith([1]) === 0),
  },
  data: relations,
})
