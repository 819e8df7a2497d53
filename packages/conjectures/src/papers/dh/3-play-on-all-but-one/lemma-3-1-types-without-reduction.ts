import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { positionFacts, leavesOutOdd, OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import type { Claim, Part, Parts, PositionsClaim, StatementInput } from '../../../judge/index.ts'
import { corrected, outcome, positions, statedBy } from '../../../judge/index.ts'
import { ofEveryMove, partOfMoves } from '../of-every-move.ts'
import { eachOption, LEMMA_3_1, LEMMA_3_1_FIX, partA } from './lemma-3-1-as-texts.ts'

const FACTS = { ...OF_MOVES, outcome }

type At = StatementInput<typeof FACTS>

/**
 * States which of the targets n−o+1 and n−o−1 these moves reach, and which of these they reach
 * without reduction.
 */
function available({ x, o, top, sum, isReduced, moves }: At): object {
  const free = moves.filter((move) => !move.needsReduction)
  return {
    x,
    o,
    top,
    sum,
    isReduced,
    legalOdd: moves.some(leavesOutOdd),
    legalEven: moves.some((move) => !leavesOutOdd(move)),
    freeOdd: free.some(leavesOutOdd),
    freeEven: free.some((move) => !leavesOutOdd(move)),
  }
}

/** Part (c), about reduced positions with 0 < o < n that are not terminal. */
function partC(says: string, textOf: (parameters: ByN) => string): Part<At, ByN> {
  const holds = statedBy(textOf)
  return { says, holds: (at, c) => holds(available(at), c), stated: positionFacts }
}

/** Parts (a), (b), (d). */
const TYPES: Parts<At, ByN> = {
  a: partOfMoves('r′ = r+(n−1) if r < n−1, r′ = r−(n−1) if r ≥ n−1', LEMMA_3_1['a']!),
  b: partOfMoves('o′ = n−o+1 if the stack left out is odd, n−o−1 if it is even', LEMMA_3_1['b']!),
  d: partOfMoves('o = 0 has only o′ = n−1; o = n has only o′ = 1', LEMMA_3_1['d']!),
}

const printed: PositionsClaim<ByN, typeof FACTS> = {
  id: 'DH-L3.1',
  kind: 'lemma',
  at: 'Lemma 3.1',
  paperStatus: 'proved',
  title: 'types after a move on n−1 stacks that needs no reduction',
  statement: String.raw`In $SN(n,\{n-1\})$ let $x$ of type $(o,r)$ have a move to $x'$ for which no reduction is needed. (a) $r'=r+(n-1)$ if $r<n-1$, $r'=r-(n-1)$ if $r\ge n-1$. (b) $o'=n-o+1$ if the stack left out is odd, $o'=n-o-1$ if it is even. (c) For $0<o<n$ both options for $o'$ are available. (d) $o=0$ has only $o'=n-1$, $o=n$ only $o'=1$.`,
  conventions: [
    'x is reduced; (c) is about nonterminal x; readings of (c): a legal move of each kind exists; a legal move of each kind that needs no reduction exists',
  ],
  principal: {
    cases: { part: ['a', 'b', 'd', 'c, legal'] },
    because:
      'step 4 of the proof of Theorem 3.3 takes into account that moves without reduction may be missing',
  },
  flaw: { class: 'theorem', cause: 'DH-L3.1' },
  edge: { says: 'x_1 = 0: only the empty stack can be left out', is: ({ x }) => x[0] === 0 },
  games: allButOne(2, 8),
  quick: { ranges: { n: [2, 5] } },
  facts: FACTS,
  digest: 'reducedRank',
  printed: {
    ...TYPES,
    'c, legal': partC(
      'for 0 < o < n a legal move to o′ = n−o+1 and one to o′ = n−o−1 exist',
      LEMMA_3_1['c, legal']!,
    ),
    'c, no reduction': partC(
      'for 0 < o < n moves to o′ = n−o+1 and to o′ = n−o−1 exist that need no reduction',
      LEMMA_3_1['c, no reduction']!,
    ),
  },
  // The mutation treats r = n−1 in the same way as smaller values of r.
  wrongAt: { case: { n: 3, part: 'a' }, max: 4 },
  wrong: ofEveryMove(partA((n) => n)),
}

export const dhL31: Claim = positions(printed)

export const dhL31Fix: Claim = positions(
  corrected(printed, {
    title: 'when each of the two options for o′ is available',
    statement: String.raw`(a), (b), (d) as in Lemma 3.1. (c) corrected: let $x$ be reduced and nonterminal with $0<o<n$. A legal move to $o'=n-o-1$ always exists; a legal move to $o'=n-o+1$ exists iff $x_1>0$. Such a move without reduction exists iff it can leave out a stack of the right parity that is not maximal, or $\rho=|x|-(n-1)x_n\ge n-1$.`,
    conventions: ['with x_1 = 0 only an empty stack can be left out; reduced by DH-D3'],
    printed: {
      ...TYPES,
      'c, legal': partC(
        'for 0 < o < n a legal move to o′ = n−o−1 exists, and one to o′ = n−o+1 iff x_1 > 0',
        LEMMA_3_1_FIX['c, legal']!,
      ),
      'c, no reduction': partC(
        'for 0 < o < n a legal move leaving out a stack of some parity without reduction exists iff a legal one leaves out a stack of this parity that is not maximal, or ρ ≥ n−1',
        LEMMA_3_1_FIX['c, no reduction']!,
      ),
    },
    // In the mutation, the bound for ρ is one too large.
    wrongAt: { case: { n: 3, part: 'c, no reduction' }, max: 6 },
    wrong: partC(
      '',
      eachOption((n) => n),
    ).holds,
  }),
)
