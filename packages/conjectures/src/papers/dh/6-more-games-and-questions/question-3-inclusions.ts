import { compareSumLex, formatPosition, slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { Told } from '../../../facts/fact.ts'
import type { GameOnBox } from '../../../facts/game-on-box.ts'
import { type ByA, everyA, type GameFamily } from '../../../facts/setnim/game-families.ts'
import { formatMoveSet, moveSets, parseMoveSet } from '../../../facts/setnim/move-sets.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { properSubsets, smallerSets } from '../../../facts/setnim/proper-subsets.ts'
import { sizes } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'
import { choice, type Part } from '../../../judge/statement.ts'

const TO_K = '{k,n} in {k}'
const ANY = 'A in every A′'

type Case = ByA & { readonly reading: string }

const FACTS = { A: sizes, smallerSets, outcome, outcomeWith }

type At = Told<typeof FACTS>

const GAMES: GameFamily<Case> = {
  ...everyA(2, 4),
  parameters: [
    choice('reading', 'the sets compared', [TO_K, ANY]),
    {
      kind: 'integer',
      name: 'n',
      about: 'number of stacks',
      allowed: () => [2, 12],
      defaults: ({ reading }) => [2, reading === TO_K ? 6 : 4],
    },
    choice('A', 'numbers of stacks of a move', (outer) => {
      const n = outer['n'] as number
      return outer['reading'] === TO_K
        ? Array.from({ length: n - 1 }, (_, i) => formatMoveSet([i + 1, n]))
        : moveSets(n).filter((set) => parseMoveSet(set).length > 1)
    }),
  ],
}

/** P-positions are P-positions of SN(n,A′), for the A′ that are meant. */
function included(says: string, meant: (at: At) => readonly (readonly number[])[]): Part<At, Case> {
  return {
    says,
    holds: (at) =>
      at.outcome === 0 ? meant(at).every((sizes) => at.outcomeWith(sizes) === 0) : null,
    finds: (at) => {
      const other = meant(at).find((sizes) => at.outcomeWith(sizes) === 1)
      return `${formatPosition(at.x)} is P, but N for ${other === undefined ? 'no set' : formatMoveSet(other)}`
    },
  }
}

/** For every A′ in turn: in, or the smallest position of P(n,A) that is not in P(n,A′). */
function inclusions(game: GameOnBox, { reading, A }: Case): Record<string, string> {
  const outcomes = game.values('outcome')
  const all = parseMoveSet(A)
  return Object.fromEntries(
    (reading === TO_K ? [[all[0]!]] : properSubsets(all)).map((sizes) => {
      const others = game.valuesOf(slowSetNim(game.box.piles, sizes), 'outcome')
      let smallest: readonly number[] | null = null
      game.box.forEach((x, rank) => {
        if (outcomes[rank] !== 0 || others[rank] === 0) return
        if (smallest === null || compareSumLex(x, smallest) < 0) smallest = [...x]
      })
      return [formatMoveSet(sizes), smallest === null ? 'in' : `not ${formatPosition(smallest)}`]
    }),
  )
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
  facts: FACTS,
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    [TO_K]: included('P(n,{k,n}) is a subset of P(n,{k})', ({ A }) => [[A[0]!]]),
    [ANY]: included(
      'P(n,A) is a subset of P(n,A′) for every A′ in A',
      ({ smallerSets }) => smallerSets,
    ),
  },
  // in P(n,{n}) instead
  wrong: {
    case: { reading: TO_K, n: 3, A: '{2,3}' },
    max: 4,
    holds: included('', () => [[3]]).holds,
  },
  data: inclusions,
})
