import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import { oneGame, type GameFamily } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { both } from '../../facts/setnim/both-classes.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { outcome, outcomeIn } from '../../facts/setnim/part-classes.ts'
import type { PositionFacts } from '../../facts/setnim/position-facts.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

function isPIn({ game, rank }: PositionFacts, sizes: readonly number[]): boolean {
  return game.outcomesOf(sizes)[rank] === 0
}

const PRINTED: Parts = {
  '1': {
    says: 'for even n, P(n,{1,n}) is the intersection of P(n,{1}) and P(n,{n})',
    ofPosition: byClasses(
      (game) => both(outcome(game), both(outcomeIn(game, [1]), outcomeIn(game, [game.n]))),
      (at) => (at.outcome() === 'P') === (isPIn(at, [1]) && isPIn(at, [at.n])),
    ),
  },
  '2': {
    says: 'for odd n, P(n,{1,n}) is a subset of P(n,{1})',
    ofPosition: byClasses(
      (game) => both(outcome(game), outcomeIn(game, [1])),
      (at) => at.outcome() !== 'P' || isPIn(at, [1]),
    ),
  },
  '2, {n−1,n}': {
    says: 'P(n,{n−1,n}) is a subset of P(n,{n−1})',
    ofPosition: byClasses(
      (game) => both(outcome(game), outcomeIn(game, [game.n - 1])),
      (at) => at.outcome() !== 'P' || isPIn(at, [at.n - 1]),
    ),
  },
}

const GAMES: GameFamily = {
  ...oneGame(() => [1], 2, 8),
  parameters: [
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: () => [2, 12],
      defaults: () => [2, 8],
    },
    {
      kind: 'choice',
      name: 'part',
      about: 'part of the remark: (1) for even n, (2) for odd n, its analogue for all n',
      values: ({ n }) => [(n as number) % 2 === 0 ? '1' : '2', '2, {n−1,n}'],
    },
  ],
  ruleset: ({ n, part }) => {
    const stacks = n as number
    return slowSetNim(stacks, part === '2, {n−1,n}' ? [stacks - 1, stacks] : [1, stacks])
  },
}

/** Whether one set of P-positions is a subset of another, given by tables of outcomes. */
function isSubset(one: ArrayLike<number>, other: ArrayLike<number>): boolean {
  for (let rank = 0; rank < one.length; rank++) {
    if (one[rank] === 0 && other[rank] !== 0) return false
  }
  return true
}

/** Whether a set of P-positions is the intersection of two others. */
function isIntersection(
  set: ArrayLike<number>,
  one: ArrayLike<number>,
  other: ArrayLike<number>,
): boolean {
  for (let rank = 0; rank < set.length; rank++) {
    if ((set[rank] === 0) !== (one[rank] === 0 && other[rank] === 0)) return false
  }
  return true
}

/** Which relations between the three sets hold on the box, for this n of either parity. */
function relations(game: SolvedGame, { n, part }: CaseParameters): Record<string, string> {
  const stacks = n as number
  const all = game.outcomes()
  const subset = (sizes: number[]): string => {
    const other = game.outcomesOf(sizes)
    if (!isSubset(all, other)) return 'no'
    return isSubset(other, all) ? 'equal' : 'strict'
  }
  if (part === '2, {n−1,n}') return { 'subset of P(n,{n−1})': subset([stacks - 1]) }
  const [one, every] = [game.outcomesOf([1]), game.outcomesOf([stacks])]
  return {
    'is the intersection': isIntersection(all, one, every) ? 'yes' : 'no',
    'subset of P(n,{1})': subset([1]),
    'subset of P(n,{n})': subset([stacks]),
  }
}

/** P-positions of SN(n,{1,n}) beside those of its parts. */
export const dhR62: Claim = statementClaim({
  id: 'DH-R6.2',
  kind: 'remark',
  source: `${DH}, Remark 6.2`,
  paperStatus: 'observed',
  title: 'P(n,{1,n}) = P(n,{1}) ∩ P(n,{n}) for even n, ⊂ P(n,{1}) for odd n',
  statement: String.raw`(1) For even $n$, $P(n,\{1,n\})=P(n,\{1\})\cap P(n,\{n\})$. (2) For odd $n$, $P(n,\{1,n\})\subset P(n,\{1\})$, just as $P(n,\{n-1,n\})\subset P(n,\{n-1\})$.`,
  conventions: [
    'the subset sign is read as "or equal"; the data say for every n which relations hold and whether they are strict',
  ],
  decides: 'for every position of the box, membership in the sets by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each, in three games',
  games: GAMES,
  truth: 'outcome',
  data: relations,
  quick: { ranges: { n: [2, 5] } },
  printed: PRINTED,
})
