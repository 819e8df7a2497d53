import type { Parts } from '../../../facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../../facts/setnim/position-facts.ts'

/** Lemma 3.1 (a): r′ from r, n. */
type NextR = (n: number, r: number) => number

/** The number of stacks left out by a move on n−1 stacks is one; this is its height. */
function heightLeftOut(move: MoveFacts): number {
  return move.from.x[move.leftOut()[0]!]!
}

/** True if the stack left out is odd. */
export function leavesOutOdd(move: MoveFacts): boolean {
  return heightLeftOut(move) % 2 === 1
}

/** Which of the two targets a position has: by legal moves, or by those that need no reduction. */
function available(at: PositionFacts, withoutReduction: boolean): { odd: boolean; even: boolean } {
  const moves = at.moves().filter((move) => !withoutReduction || !move.needsReduction)
  return { odd: moves.some(leavesOutOdd), even: moves.some((move) => !leavesOutOdd(move)) }
}

/** Parts (a), (b), (d), about the type after a move without reduction. */
export function typeParts(nextR: NextR): Parts {
  return {
    a: {
      says: 'r′ = r+(n−1) if r < n−1, r′ = r−(n−1) if r ≥ n−1',
      from: 'reduced',
      ofMove: (move, { n, r }) => (move.needsReduction ? null : move.type().r === nextR(n, r)),
    },
    b: {
      says: 'o′ = n−o+1 if the stack left out is odd, n−o−1 if it is even',
      from: 'reduced',
      ofMove: (move, { n, o }) =>
        move.needsReduction ? null : move.type().o === (leavesOutOdd(move) ? n - o + 1 : n - o - 1),
    },
    d: {
      says: 'o = 0 has only o′ = n−1; o = n has only o′ = 1',
      from: 'reduced',
      ofMove: (move, { n, o }) => {
        if (move.needsReduction || (o > 0 && o < n)) return null
        return move.type().o === (o === 0 ? n - 1 : 1)
      },
    },
  }
}

function isBetween({ isReduced, o, n }: PositionFacts): boolean {
  return isReduced && o > 0 && o < n
}

/** Part (c) as printed, in its two readings. */
export const BOTH_OPTIONS: Parts = {
  'c, legal': {
    says: 'for 0 < o < n a legal move to o′ = n−o+1 and one to o′ = n−o−1 exist',
    ofPosition: (at) => {
      if (!isBetween(at) || at.isTerminal()) return null
      const { odd, even } = available(at, false)
      return odd && even
    },
  },
  'c, no reduction': {
    says: 'for 0 < o < n moves to o′ = n−o+1 and to o′ = n−o−1 exist that need no reduction',
    ofPosition: (at) => {
      if (!isBetween(at) || at.isTerminal()) return null
      const { odd, even } = available(at, true)
      return odd && even
    },
  },
}

/** Part (c) corrected: exactly when each option is available. */
export const EACH_OPTION: Parts = {
  'c, legal': {
    says: 'for 0 < o < n a legal move to o′ = n−o−1 exists, and one to o′ = n−o+1 iff x_1 > 0',
    ofPosition: (at) => {
      if (!isBetween(at) || at.isTerminal()) return null
      const { odd, even } = available(at, false)
      return even && odd === at.x[0]! > 0
    },
  },
  'c, no reduction': {
    says: 'for 0 < o < n a legal move leaving out a stack of some parity without reduction exists iff a legal one leaves out a stack of this parity that is not maximal, or ρ ≥ n−1',
    ofPosition: (at) => {
      if (!isBetween(at) || at.isTerminal()) return null
      const free = available(at, true)
      const legal = available(at, false)
      const expected = (parity: number): boolean =>
        at.rho >= at.n - 1 ||
        at.x.some(
          (height, i) => height % 2 === parity && height < at.top && (at.x[0]! > 0 || i === 0),
        )
      return free.odd === (legal.odd && expected(1)) && free.even === (legal.even && expected(0))
    },
  },
}
