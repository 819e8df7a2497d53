import { mRuleKeeps } from '@nim/core/exact-slow'
import { isSorted, sorted } from '@nim/core/rules'
import { afterKeeping, isOneLegalMove, isOddPosition } from '@nim/core/exact-slow/definitions'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { keptPilesByText } from '@nim/core/exact-slow/definitions'
import { mMoves } from '../../../facts/exact-slow/m-play-length.ts'
import { countOddPositions } from '../../../facts/exact-slow/odd-positions.ts'
import type { BoxDomain, Claim, Fact, StatementInput } from '../../../judge/index.ts'
import {
  exists,
  factOf,
  inParts,
  instances,
  moves,
  positions,
  remoteness,
  stated,
} from '../../../judge/index.ts'
import { clauseInput } from '../clauses.ts'

/** The facts about positions. */
export const M_MOVE_FACTS: Readonly<
  Record<'R' | 'illegal' | 'reached' | 'even' | 'descents', Fact>
> = {
  R: remoteness,
  illegal: factOf('the number of illegal moves that the M-rule allows', 'GMMV-D6', (x) => {
    return keptPilesByText(x).filter((i) => afterKeeping(x, i).some((pile) => pile < 0)).length
  }),
  reached: factOf('the number of sorted positions to which it allows a move', 'GMMV-D6', (x) => {
    return new Set(keptPilesByText(x).map((i) => sorted(afterKeeping(x, i)).join())).size
  }),
  even: factOf('the number of even entries', 'GMMV-D2', (x) => {
    return x.filter((pile) => pile % 2 === 0).length
  }),
  descents: factOf('the number of i with y_i > y_(i+1), y = x − d(e(x))', 'GMMV-M3', (x) => {
    return afterKeeping(x, mRuleKeeps(x)).filter((y, i, all) => y < all[i - 1]!).length
  }),
}

const box = {
  kind: 'remark',
  at: 'section 1.2',
  games: kPlusOne(2, 6, 15_000),
  quick: { ranges: { n: [2, 4] }, max: 9 },
  facts: M_MOVE_FACTS,
  digest: 'R',
  method: 'definition',
} as const

/** Clauses about these facts, and about the number of occurrences. */
export const M_1 = 'illegal = 0 and reached = 1 if x2 >= 1'
export const M_2 = { a: 'even_next >= 1', b: 'met >= 1' }
export const M_3 = 'descents = 0 if x2 >= 1'
const isMet = stated(M_2.b)

export const gmmvM1: Claim = positions({
  id: 'GMMV-M1',
  title: 'every nonterminal position has one M-move up to renumbering',
  statement: String.raw`Every nonterminal $x$ has a legal M-move, unique up to renumbering of piles.`,
  ...box,
  printed: stated(M_1),
  // In the mutation, the largest pile is kept.
  wrong: ({ x }) => (x[1] === 0 ? null : isOneLegalMove(x, [x.length - 1])),
})

const m2 = {
  ...box,
  id: 'GMMV-M2',
  title: 'no M-move leads to an odd position; odd positions may be P or N',
  statement: String.raw`(a) No M-move leads to an odd position. (b) In general an odd position may be a P-position or an N-position.`,
  conventions: ['(b) is about every n ≥ 3; for n = 2 every odd position is P, because |x| is even'],
} as const

/** The number of odd positions in a box that have a given outcome. */
interface OddPositions {
  readonly outcome: string
  readonly count: number
}

export const gmmvM2: Claim = inParts({
  ...m2,
  piles: [2, 6],
  parts: [
    {
      part: 'a',
      piles: [2, 30],
      judged: moves({ ...m2, moves: mMoves, printed: stated(M_2.a) }),
    },
    {
      part: 'b',
      piles: [3, 30],
      judged: instances<{ readonly n: number }, BoxDomain, OddPositions>({
        ...m2,
        domain: (game) => m2.games.defaultDomain(game),
        instances: ({ parameters: { n }, domain, limits, data }) => {
          const { P, N } = countOddPositions(n, domain, limits)
          Object.assign(data, { oddP: P, oddN: N })
          return Object.entries({ P, N }).map(([outcome, count]) => ({ outcome, count }))
        },
        printed: exists({
          no: ({ outcome }) => `odd ${outcome}-position`,
          holdsWitness: ({ count }) => isMet(clauseInput([], { met: count }), null),
        }),
        digest: ({ count }) => count,
        method: 'retrograde',
      }),
    },
  ],
  // The mutation also excludes M-moves to positions whose smallest pile has two stones.
  wrong: (_: unknown, { x }: StatementInput<typeof box.facts>) => !isOddPosition(x) && x[0] !== 2,
})

export const gmmvM3: Claim = positions({
  id: 'GMMV-M3',
  title: 'x − d(e(x)) is sorted',
  statement: String.raw`For sorted nonterminal $x$ and $e(x)$ the last index of the smallest even entry ($k+1$ if all entries are odd), $x-d(e(x))$ is again sorted.`,
  ...box,
  printed: stated(M_3),
  // In the mutation, the pile before e(x) is kept.
  wrong: ({ x }) => (x[1] === 0 ? null : isSorted(afterKeeping(x, mRuleKeeps(x) - 1))),
})

export const M_MOVE_LOWERS_R = 'R_next = R - 1'

export const gmmvM4: Claim = moves({
  id: 'GMMV-M4',
  title: 'the M-move lowers R by 1',
  statement: String.raw`The M-rule is optimal for both players: it wins as fast as possible from an N-position and resists as long as possible from a P-position, that is, $R(\text{M-move of }x)=R(x)-1$ for every nonterminal $x$.`,
  ...box,
  kind: 'theorem',
  at: 'abstract, section 1.2',
  paperStatus: 'proved',
  moves: mMoves,
  printed: stated(M_MOVE_LOWERS_R),
  // In the mutation, the value falls by 2 if a pile is empty.
  wrong: (x, next) => next.R === x.R - (x.x[0] === 0 ? 2 : 1),
})
