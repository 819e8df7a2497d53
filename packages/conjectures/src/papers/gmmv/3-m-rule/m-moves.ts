import { mRuleKeeps } from '@nim/core/exact-slow'
import {
  afterKeeping,
  isOddPosition,
  isOneLegalMove,
  keptByText as keptByMRule,
} from '@nim/core/exact-slow/definitions'
import { isSorted } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { kPlusOne } from '../../../facts/exact-slow/games.ts'
import { mMoves } from '../../../facts/exact-slow/m-play-length.ts'
import { countOddPositions } from '../../../facts/exact-slow/odd-positions.ts'
import { remoteness } from '../../../facts/solved.ts'
import { inParts } from '../../../judge/by-case.ts'
import { instances } from '../../../judge/instances.ts'
import { moves } from '../../../judge/moves.ts'
import { positions } from '../../../judge/positions.ts'

const box = {
  games: kPlusOne(2, 6, 15_000),
  quick: { ranges: { n: [2, 4] }, max: 9 },
  facts: { R: remoteness },
  digest: 'R',
  method: 'definition',
} as const

/** Existence and uniqueness of the M-move. */
export const gmmvM1: Claim = positions({
  id: 'GMMV-M1',
  kind: 'remark',
  at: 'section 3',
  paperStatus: 'asserted',
  title: 'every nonterminal position has one M-move up to renumbering',
  statement: String.raw`Every nonterminal $x$ has a legal M-move, unique up to renumbering of piles.`,
  ...box,
  printed: ({ x }) => (x[1] === 0 ? null : isOneLegalMove(x, keptByMRule(x))),
  // a largest even pile is kept
  wrong: ({ x }) => {
    const last = x.findLastIndex((pile) => pile % 2 === 0)
    return x[1] === 0 ? null : isOneLegalMove(x, [last < 0 ? x.length - 1 : last])
  },
})

const oddPositions = {
  id: 'GMMV-M2',
  kind: 'remark',
  at: 'section 3',
  paperStatus: 'asserted',
  title: 'no M-move leads to an odd position; odd positions may be P or N',
  statement: String.raw`(a) No M-move leads to an odd position. (b) In general an odd position may be a P-position or an N-position.`,
  conventions: [
    'k = n − 1; (b) is read as: for every n ≥ 3 there are odd positions of both outcomes (for n = 2 every odd position is P, as |x| is even)',
  ],
  decides:
    '(a) every M-move in the box; (b) whether each of the outcomes occurs among the odd positions of the box',
  complexity: 'C(max+n,n) positions',
  quick: { ranges: { n: [2, 4] } },
} as const

interface OddCount {
  readonly outcome: 'P' | 'N'
  readonly count: number
}

/** M-moves and odd positions. */
export const gmmvM2: Claim = inParts({
  ...oddPositions,
  piles: [2, 6],
  parts: [
    {
      part: 'a',
      piles: [2, 30],
      judged: moves({
        ...box,
        ...oddPositions,
        moves: mMoves,
        printed: (_, next) => !isOddPosition(next.x),
      }),
    },
    {
      part: 'b',
      piles: [3, 30],
      judged: instances<{ n: number }, BoxDomain, OddCount>({
        ...oddPositions,
        domain: (parameters) => box.games.defaultDomain(parameters),
        instances: ({ parameters: { n }, domain, limits, data }) => {
          const counts = countOddPositions(n, domain, limits)
          Object.assign(data, { oddP: counts.P, oddN: counts.N })
          return (['P', 'N'] as const).map((outcome) => ({ outcome, count: counts[outcome] }))
        },
        printed: ({ count }) => count > 0,
        digest: ({ count }) => count,
        method: 'retrograde',
        witness: ({ outcome, count }) => ({ outcome, oddPositions: count }),
      }),
    },
  ],
  // odd positions are said to be P
  wrong: {
    case: { part: 'b', n: 3 },
    max: 6,
    holds: ({ outcome, count }: OddCount) => count > 0 === (outcome === 'P'),
  },
})

/** The M-move needs no re-sorting. */
export const gmmvM3: Claim = positions({
  id: 'GMMV-M3',
  kind: 'remark',
  at: 'section 3',
  paperStatus: 'asserted',
  title: 'x − d(e(x)) is sorted',
  statement: String.raw`For sorted nonterminal $x$ and $e(x)$ the last index of the smallest even entry ($k+1$ if all entries are odd), $x-d(e(x))$ is again sorted.`,
  ...box,
  printed: ({ x }) => (x[1] === 0 ? null : isSorted(afterKeeping(x, mRuleKeeps(x)))),
  // the pile before e(x) is kept
  wrong: ({ x }) => (x[1] === 0 ? null : isSorted(afterKeeping(x, mRuleKeeps(x) - 1))),
})

/** Optimality of the M-rule. */
export const gmmvM4: Claim = moves({
  id: 'GMMV-M4',
  kind: 'theorem',
  at: 'abstract, section 1.2',
  paperStatus: 'proved',
  title: 'the M-move lowers R by 1',
  statement: String.raw`The M-rule is optimal for both players: it wins as fast as possible from an N-position and resists as long as possible from a P-position, that is, $R(\text{M-move of }x)=R(x)-1$ for every nonterminal $x$.`,
  ...box,
  moves: mMoves,
  printed: (x, next) => next.R === x.R - 1,
  // by 2, where a pile is empty
  wrong: (x, next) => next.R === x.R - (x.x[0] === 0 ? 2 : 1),
})
