import { formatPosition, slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { GameOnBox } from '../../../facts/fact.ts'
import { everyA, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { formatMoveSet, moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import {
  type InSmaller,
  outcomesInSmaller,
  outcomesWith,
  smallerSets,
} from '../../../facts/setnim/smaller-games.ts'
import { leastSize } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'

type Case = { readonly reading: string; readonly n: number; readonly A: string }

const TO_K = '{k,n} in {k}'
const ANY = 'A in every A′'

const GAMES: GameFamily<Case> = {
  parameters: [
    choice('reading', 'the sets compared', [TO_K, ANY]),
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: () => [2, 12],
      defaults: ({ reading }) => [2, reading === TO_K ? 6 : 4],
    },
    choice('A', 'numbers of stacks of a move', ({ reading, n }) => {
      const stacks = n as number
      return reading === TO_K
        ? Array.from({ length: stacks - 1 }, (_, i) => formatMoveSet([i + 1, stacks]))
        : moveSets(stacks).filter((set) => parseMoveSet(set).length > 1)
    }),
  ],
  ruleset: ({ n, A }) => slowSetNim(n, parseMoveSet(A)),
  defaultDomain: (parameters) => everyA(2, 4).defaultDomain(parameters),
}

/** For every A′ in turn: in, or the smallest position of P(n,A) that is not in P(n,A′). */
function inclusions(game: GameOnBox, { reading, A }: Case): Record<string, string> {
  const total = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0)
  const outcomes = game.column(outcome)
  const sizes = parseMoveSet(A)
  const smaller = reading === TO_K ? [[sizes[0]!]] : smallerSets(sizes)
  return Object.fromEntries(
    smaller.map((set) => {
      const other = outcomesWith(game, set)
      let smallest: number[] | null = null
      game.box.forEach((x, rank) => {
        if (outcomes[rank] !== 0 || other[rank] === 0) return
        if (smallest === null || total(x) < total(smallest)) smallest = [...x]
      })
      return [formatMoveSet(set), smallest === null ? 'in' : `not ${formatPosition(smallest)}`]
    }),
  )
}

function finds(x: readonly number[], smaller: readonly InSmaller[]): string {
  const other = smaller.find(({ outcome }) => outcome === 1)
  return `${formatPosition(x)} is P, but N for ${formatMoveSet(other?.sizes ?? [])}`
}

function onlyK({ sizes }: InSmaller, k: number): boolean {
  return sizes.length === 1 && sizes[0] === k
}

/** The question for inclusions between sets of P-positions. */
export const dhOP3: Claim = positions({
  id: 'DH-OP3',
  kind: 'question',
  at: 'section 6, question 3',
  paperStatus: 'open',
  title: 'when is P(n,A) a subset of P(n,A′)?',
  statement: String.raw`When is $P(n,A)\subset P(n,A')$? Decided for each case: the inclusion for $A=\{k,n\}$, $A'=\{k\}$; for any $A$, the inclusion in $P(n,A')$ for every nonempty proper subset $A'$ of $A$.`,
  conventions: [
    'the set of the question is lost in our copy of the text; both readings are cases',
    'the data name for every A′ the smallest member of P(n,A) outside P(n,A′), or say "in"',
  ],
  decides:
    'for every position of the box, membership in the sets; refuted answers the question of the case with no, it does not refute the paper',
  complexity: 'C(max+n,n) positions times the moves of each, in up to 2^|A| games',
  games: GAMES,
  chosenBy: 'reading',
  quick: { ranges: { n: [2, 4] }, max: 8 },
  facts: { outcome, smaller: outcomesInSmaller, k: leastSize },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  data: inclusions,
  printed: {
    [TO_K]: {
      says: 'P(n,{k,n}) is a subset of P(n,{k})',
      holds: ({ outcome, smaller, k }) =>
        outcome === 0 ? smaller.find((game) => onlyK(game, k))!.outcome === 0 : null,
      finds: ({ x, smaller, k }) =>
        finds(
          x,
          smaller.filter((game) => onlyK(game, k)),
        ),
    },
    [ANY]: {
      says: 'P(n,A) is a subset of P(n,A′) for every A′ in A',
      holds: ({ outcome, smaller }) =>
        outcome === 0 ? smaller.every((game) => game.outcome === 0) : null,
      finds: ({ x, smaller }) => finds(x, smaller),
    },
  },
  // every position is said to be P
  wrong: {
    case: { reading: TO_K, n: 3, A: '{2,3}' },
    max: 4,
    holds: ({ outcome }) => outcome === 0,
  },
})
