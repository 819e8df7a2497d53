import { leavesOutOdd } from './l3-1-parts.ts'
import type { MovePart, Parts, PositionPart } from '../../../facts/setnim/part.ts'
import type { PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { reducingTargets } from './t3-3s-types.ts'
import { isOnBorder, isPTypeOfAllButOne, isType } from '../../../facts/setnim/types.ts'

function allEvenAreMaximal({ x, top }: PositionFacts): boolean {
  return x.every((height) => height % 2 === 1 || height === top)
}

/** True if a legal move leaves out an even stack and needs no reduction: o′ = n−o−1. */
function hasEvenMoveWithoutReduction(at: PositionFacts): boolean {
  return at.moves().some((move) => !move.needsReduction && !leavesOutOdd(move))
}

function isOutside({ isReduced, n, o, r }: PositionFacts): boolean {
  return isReduced && !isPTypeOfAllButOne(n, { o, r })
}

/** Moves without reduction from outside types: at least one, or both kinds where o < n. */
function offBorder(bothKinds: boolean): (at: PositionFacts) => boolean | null {
  return (at) => {
    if (!isOutside(at) || isOnBorder(at.n, at)) return null
    const free = at.moves().filter((move) => !move.needsReduction)
    if (!free.every((move) => isPTypeOfAllButOne(at.n, move.type()))) return false
    const odd = free.some(leavesOutOdd)
    const even = free.some((move) => !leavesOutOdd(move))
    return bothKinds && at.o < at.n ? odd && even : odd || even
  }
}

/** What FIG5 draws of positions: where the moves without reduction lead that there are. */
export const DRAWN_MOVES: MovePart = {
  says: 'moves without reduction from outside types lead to P-types off the border, and to the P-type (n−o−1, r′) on it if they leave out an even stack',
  from: 'reduced',
  ofMove: (move, at) => {
    if (!isOutside(at) || move.needsReduction) return null
    if (isOnBorder(at.n, at) && leavesOutOdd(move)) return null
    return isPTypeOfAllButOne(at.n, move.type())
  },
}

/** Step 3 corrected: the positions from which every move needs reduction. */
export const CORRECTED_STEP_3: PositionPart = {
  says: 'outside and off the border all moves without reduction lead to P-types; one exists unless x = (h,…,h) with odd h < n−1, where every move needs reduction and leads to the P-type (0,h−1)',
  ofPosition: (at) => {
    const { n, x, top } = at
    if (!isOutside(at) || isOnBorder(n, at)) return null
    if (x[0] !== top || top % 2 === 0 || top >= n - 1) return offBorder(false)(at)
    return at
      .moves()
      .every((move) => move.needsReduction && isType(move.reducedType(), { o: 0, r: top - 1 }))
  },
}

/** The steps of the proof of Theorem 3.3 that speak of positions and their moves. */
export const BOX_STEPS: Parts = {
  '2, moves': {
    says: 'reducing moves from P-types go where FIG4 says, never to a P-type; (n,n−2) and (0,n−1) have none',
    from: 'reduced',
    ofMove: (move, { n, o, r }) => {
      if (!move.needsReduction || !isPTypeOfAllButOne(n, { o, r })) return null
      const target = move.reducedType()
      return (
        !isType({ o, r }, { o: n, r: n - 2 }) &&
        !isType({ o, r }, { o: 0, r: n - 1 }) &&
        !isPTypeOfAllButOne(n, target) &&
        reducingTargets(n, { o, r }).some((drawn) => isType(drawn, target))
      )
    },
  },
  '3, a move': {
    says: 'outside and off the border a move without reduction exists, and all of them lead to P-types',
    ofPosition: offBorder(false),
  },
  '3, both moves': {
    says: 'outside and off the border, for o < n, moves without reduction of both kinds exist, and all lead to P-types',
    ofPosition: offBorder(true),
  },
  '4, missing': {
    says: 'on the border the move without reduction to n−o−1 is missing only if all even stacks are maximal, and never at (o,2n−2−o)',
    ofPosition: (at) => {
      if (!isOutside(at) || !isOnBorder(at.n, at)) return null
      if (hasEvenMoveWithoutReduction(at)) return true
      return allEvenAreMaximal(at) && at.r === at.o - 2
    },
  },
  '4, instead': {
    says: 'where it is missing at (o,o−2), the reducing move leads to (n−o,n+o−4) for o ≥ 3; at (2,0) e = n−2 and it leads to (0,0)',
    ofPosition: (at) => {
      const { n, o, r, e } = at
      if (!isOutside(at) || r !== o - 2 || hasEvenMoveWithoutReduction(at)) return null
      const reducing = at.moves().filter((move) => move.needsReduction && !leavesOutOdd(move))
      if (reducing.length === 0 || (o === 2 && e !== n - 2)) return false
      const wanted = o === 2 ? { o: 0, r: 0 } : { o: n - o, r: n + o - 4 }
      return reducing.every((move) => isType(move.reducedType(), wanted))
    },
  },
}
