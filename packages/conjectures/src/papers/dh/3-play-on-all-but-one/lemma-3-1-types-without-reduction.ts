import type { Claim } from '../../../claim/claim.ts'
import type { Told } from '../../../facts/fact.ts'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import type { Move } from '../../../facts/setnim/moves.ts'
import { describePosition, leavesOutOdd, OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import { rAfterMove } from '../../../facts/setnim/types.ts'
import { outcome } from '../../../facts/solved.ts'
import { corrected } from '../../../judge/corrected.ts'
import { fromReduced } from '../from-reduced.ts'
import { positions, type PositionsClaim } from '../../../judge/positions.ts'
import { listed, type Part, type Parts, type Statement } from '../../../judge/statement.ts'

const FACTS = { ...OF_MOVES, outcome }

type At = Told<typeof FACTS>

/** Which of the two targets a position has by these moves: n−o+1 and n−o−1. */
const available = (moves: readonly Move[]) => ({
  odd: moves.some(leavesOutOdd),
  even: moves.some((move) => !leavesOutOdd(move)),
})

type Available = ReturnType<typeof available>

/** Part (c), about reduced positions with 0 < o < n that are not terminal. */
function partC(says: string, holds: (at: At, legal: Available, free: Available) => boolean) {
  const statement: Statement<At, ByN> = (at, { n }) =>
    at.isReduced && at.o > 0 && at.o < n && at.moves.length > 0
      ? holds(at, available(at.moves), available(at.moves.filter((move) => !move.needsReduction)))
      : null
  return { says, holds: statement, finds: describePosition } satisfies Part<At, ByN>
}

/** r′ by part (a), where no reduction is needed. */
function hasR(nextR: (n: number, r: number) => number): Part<At, ByN> {
  return fromReduced('r′ = r+(n−1) if r < n−1, r′ = r−(n−1) if r ≥ n−1', (move, { r }, { n }) =>
    move.needsReduction ? null : move.type.r === nextR(n, r),
  )
}

/** Parts (a), (b), (d). */
const TYPES: Parts<At, ByN> = {
  a: hasR(rAfterMove),
  b: fromReduced(
    'o′ = n−o+1 if the stack left out is odd, n−o−1 if it is even',
    (move, { o }, { n }) =>
      move.needsReduction ? null : move.type.o === (leavesOutOdd(move) ? n - o + 1 : n - o - 1),
  ),
  d: fromReduced('o = 0 has only o′ = n−1; o = n has only o′ = 1', (move, { o }, { n }) =>
    move.needsReduction || (o > 0 && o < n) ? null : move.type.o === (o === 0 ? n - 1 : 1),
  ),
}

const printed: PositionsClaim<ByN, typeof FACTS> = {
  id: 'DH-L3.1',
  kind: 'lemma',
  at: 'Lemma 3.1',
  paperStatus: 'proved',
  title: 'types after a move on n−1 stacks that needs no reduction',
  statement: String.raw`In $SN(n,\{n-1\})$ let $x$ of type $(o,r)$ have a move to $x'$ for which no reduction is needed. (a) $r'=r+(n-1)$ if $r<n-1$, $r'=r-(n-1)$ if $r\ge n-1$. (b) $o'=n-o+1$ if the stack left out is odd, $o'=n-o-1$ if it is even. (c) For $0<o<n$ both options for $o'$ are available. (d) $o=0$ has only $o'=n-1$, $o=n$ only $o'=1$.`,
  conventions: [
    'x is reduced; (c) speaks of nonterminal x; readings of (c): a legal move of each kind exists; a legal move of each kind that needs no reduction exists',
  ],
  principal: {
    cases: { part: ['a', 'b', 'd', 'c, legal'] },
    because: 'step 4 of the proof of Theorem 3.3 knows that moves without reduction may be missing',
  },
  flaw: { class: 'theorem', cause: 'DH-L3.1' },
  edge: { says: 'x_1 = 0: only the empty stack can be left out', is: ({ x }) => x[0] === 0 },
  games: allButOne(2, 8),
  quick: { ranges: { n: [2, 5] } },
  facts: FACTS,
  digest: 'reducedRank',
  printed: {
    ...TYPES,
    ...listed<At, ByN>([
      {
        part: 'c, legal',
        ...partC(
          'for 0 < o < n a legal move to o′ = n−o+1 and one to o′ = n−o−1 exist',
          (_, legal) => legal.odd && legal.even,
        ),
      },
      {
        part: 'c, no reduction',
        ...partC(
          'for 0 < o < n moves to o′ = n−o+1 and to o′ = n−o−1 exist that need no reduction',
          (_, __, free) => free.odd && free.even,
        ),
      },
    ]),
  },
  // r = n−1 is taken for smaller
  wrong: {
    case: { n: 3, part: 'a' },
    max: 4,
    holds: hasR((n, r) => (r <= n - 1 ? r + (n - 1) : r - (n - 1))).holds,
  },
}

/** Types after moves without reduction. */
export const dhL31: Claim = positions(printed)

/** Part (c) corrected, with a bound for ρ. */
function eachOption(bound: (n: number) => number): Part<At, ByN> {
  return partC(
    'for 0 < o < n a legal move leaving out a stack of some parity without reduction exists iff a legal one leaves out a stack of this parity that is not maximal, or ρ ≥ n−1',
    ({ x, top, rho }, legal, free) => {
      const expected = (parity: number): boolean =>
        rho >= bound(x.length) ||
        x.some((height, i) => height % 2 === parity && height < top && (x[0]! > 0 || i === 0))
      return free.odd === (legal.odd && expected(1)) && free.even === (legal.even && expected(0))
    },
  )
}

/** Types after moves without reduction, with a corrected part (c). */
export const dhL31Fix: Claim = positions(
  corrected(printed, {
    title: 'when each of the two options for o′ is available',
    statement: String.raw`(a), (b), (d) as in Lemma 3.1. (c) corrected: let $x$ be reduced and nonterminal with $0<o<n$. A legal move to $o'=n-o-1$ always exists; one to $o'=n-o+1$ exists iff $x_1>0$. Such a move without reduction exists iff it can leave out a stack of the right parity that is not maximal, or $\rho=|x|-(n-1)x_n\ge n-1$.`,
    conventions: ['with x_1 = 0 only an empty stack can be left out; reduced by DH-D3'],
    printed: {
      ...TYPES,
      'c, legal': partC(
        'for 0 < o < n a legal move to o′ = n−o−1 exists, and one to o′ = n−o+1 iff x_1 > 0',
        ({ x }, { odd, even }) => even && odd === x[0]! > 0,
      ),
      'c, no reduction': eachOption((n) => n - 1),
    },
    // the bound for ρ is one too large
    wrong: { case: { n: 3, part: 'c, no reduction' }, max: 6, holds: eachOption((n) => n).holds },
  }),
)
