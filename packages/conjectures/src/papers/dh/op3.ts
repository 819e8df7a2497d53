import { formatPosition, slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import type { CaseParameters } from '../../claim/parameter.ts'
import { everyA, type GameFamily } from '../../facts/setnim/game-families.ts'
import { formatMoveSet, moveSets, parseMoveSet } from '../../facts/setnim/move-sets.ts'
import type { PositionPart } from '../../facts/setnim/part.ts'
import type { SolvedGame } from '../../facts/setnim/solved-game.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

const TO_K = '{k,n} in {k}'
const ANY = 'A in every A′'

/** The sets A′ ⊂ A of which the case asks whether P(n,A) is a subset of P(n,A′). */
function smallerSets(sizes: readonly number[]): number[][] {
  return moveSets(sizes.length)
    .slice(0, -1)
    .map((places) => parseMoveSet(places).map((place) => sizes[place - 1]!))
}

function includedPart(
  says: string,
  smaller: (sizes: readonly number[]) => number[][],
): PositionPart {
  return {
    says,
    ofPosition: (at) =>
      at.outcome() === 'P'
        ? smaller(at.game.sizes).every((sizes) => at.game.outcomesOf(sizes)[at.rank] === 0)
        : null,
    finds: (at) => {
      const other = smaller(at.game.sizes).find(
        (sizes) => at.game.outcomesOf(sizes)[at.rank] === 1,
      )!
      return `${formatPosition(at.x)} is P, but N for ${formatMoveSet(other)}`
    },
  }
}

/** For every A′ in turn: in, or the smallest position of P(n,A) that is not in P(n,A′). */
function inclusions(game: SolvedGame, { reading }: CaseParameters): Record<string, string> {
  const outcomes = game.outcomes()
  const sets = reading === TO_K ? [[game.sizes[0]!]] : smallerSets(game.sizes)
  return Object.fromEntries(
    sets.map((sizes) => {
      const other = game.outcomesOf(sizes)
      let smallest: number[] | null = null
      for (let rank = 0; rank < game.box.count; rank++) {
        if (outcomes[rank] !== 0 || other[rank] === 0) continue
        const x = game.position(rank)
        if (smallest === null || total(x) < total(smallest)) smallest = x
      }
      return [formatMoveSet(sizes), smallest === null ? 'in' : `not ${formatPosition(smallest)}`]
    }),
  )
}

function total(x: readonly number[]): number {
  return x.reduce((a, b) => a + b, 0)
}

const GAMES: GameFamily = {
  ...everyA(2, 4),
  parameters: [
    {
      kind: 'choice',
      name: 'reading',
      about: 'the sets compared',
      values: () => [TO_K, ANY],
    },
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: () => [2, 12],
      defaults: ({ reading }) => [2, reading === TO_K ? 6 : 4],
    },
    {
      kind: 'choice',
      name: 'A',
      about: 'numbers of stacks of a move',
      values: ({ reading, n }) => {
        const stacks = n as number
        return reading === TO_K
          ? Array.from({ length: stacks - 1 }, (_, i) => formatMoveSet([i + 1, stacks]))
          : moveSets(stacks).filter((set) => parseMoveSet(set).length > 1)
      },
    },
  ],
  ruleset: ({ n, A }) => slowSetNim(n as number, parseMoveSet(A as string)),
}

/** The question for inclusions between sets of P-positions. */
export const dhOP3: Claim = statementClaim({
  id: 'DH-OP3',
  kind: 'question',
  source: `${DH}, section 6, question 3`,
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
  truth: 'outcome',
  chosenBy: 'reading',
  data: inclusions,
  quick: { ranges: { n: [2, 4] }, max: 8 },
  printed: {
    [TO_K]: includedPart('P(n,{k,n}) is a subset of P(n,{k})', ([k]) => [[k!]]),
    [ANY]: includedPart('P(n,A) is a subset of P(n,A′) for every A′ in A', smallerSets),
  },
})
