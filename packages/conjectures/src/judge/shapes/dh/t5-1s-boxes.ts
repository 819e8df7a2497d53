import { withoutALayer } from '../../../papers/dh/l3-2.ts'
import { leavesOutOdd } from './l3-1-parts.ts'
import type { Parts } from '../../../facts/setnim/part.ts'
import type { MoveFacts, PositionFacts } from '../../../facts/setnim/position-facts.ts'
import { allStacksTarget } from './t5-1s-types.ts'
import { isInTriangle, isType } from '../../../facts/setnim/types.ts'
import { hasStack } from '../../../facts/setnim/visit-moves.ts'

function playsOnAll({ a, from }: MoveFacts): boolean {
  return a === from.n
}

/** (n, n−2). */
function isLastType(n: number, type: { o: number; r: number }): boolean {
  return isType(type, { o: n, r: n - 2 })
}

function movesIntoLastType(at: PositionFacts): boolean {
  return at
    .moves()
    .some((move) => move.a === at.n - 1 && !move.needsReduction && isLastType(at.n, move.type()))
}

/** The steps of the proof of Theorem 5.1 that speak of positions and their moves. */
export const ALL_STACKS_STEPS: Parts = {
  '1, moves': {
    says: 'play on all stacks without reduction leads to (n−o, r+n−2) or (n−o, r−n)',
    from: 'reduced',
    ofMove: (move, at) =>
      playsOnAll(move) && !move.needsReduction
        ? isType(move.type(), allStacksTarget(at.n, at))
        : null,
  },
  '2, when': {
    says: 'play on all stacks needs reduction iff sum(x) = (n−1)·x_n, and then r is 0 or n−1',
    from: 'reduced',
    ofMove: (move, { n, sum, top, r }) =>
      playsOnAll(move)
        ? move.needsReduction === (sum === (n - 1) * top) &&
          (!move.needsReduction || r === 0 || r === n - 1)
        : null,
  },
  '2, result': {
    says: 'then the reduction is x − (1,…,1) with one further token off each maximal stack, outside the triangle if x is inside',
    from: 'reduced',
    ofMove: (move, at) =>
      playsOnAll(move) && move.needsReduction
        ? move.reduction().join() === withoutALayer(at, true) &&
          (!isInTriangle(at.n, at) || !isInTriangle(at.n, move.reducedType()))
        : null,
  },
  '3, into': {
    says: 'moves without reduction on n−1 stacks into (n,n−2) start from (1,2n−3) and leave out the odd stack',
    from: 'reduced',
    ofMove: (move, { n, o, r }) => {
      if (playsOnAll(move) || move.needsReduction || !isLastType(n, move.type())) return null
      return isType({ o, r }, { o: 1, r: 2 * n - 3 }) && leavesOutOdd(move)
    },
  },
  '3, instead': {
    says: 'where there is such a move, another one without reduction leaves out an even stack and leads to (n−2,n−2)',
    ofPosition: (at) => {
      if (!at.isReduced || !movesIntoLastType(at)) return null
      return at
        .moves()
        .some(
          (move) =>
            !playsOnAll(move) &&
            !move.needsReduction &&
            !leavesOutOdd(move) &&
            isType(move.type(), { o: at.n - 2, r: at.n - 2 }),
        )
    },
  },
  '3, reducing': {
    says: 'no reducing move on n−1 stacks ends in (n,n−2)',
    from: 'reduced',
    ofMove: (move, { n }) =>
      !playsOnAll(move) && move.needsReduction ? !isLastType(n, move.reducedType()) : null,
  },
  '3, all odd': {
    says: 'for r = n−1 and o = e = n−1, all odd stacks maximal, playing on all odd stacks needs no reduction and leads to (0,0)',
    from: 'reduced',
    ofMove: (move, { x, n, o, r, e, top }) => {
      if (playsOnAll(move) || r !== n - 1 || o !== e || top % 2 === 0) return null
      if (x.some((height, i) => hasStack(move.played, i) !== (height % 2 === 1))) return null
      return !move.needsReduction && isType(move.type(), { o: 0, r: 0 })
    },
  },
  '4, moves': {
    says: 'play on all stacks leads from (n,n−2) to (0,2n−4)',
    from: 'reduced',
    ofMove: (move, at) =>
      playsOnAll(move) && isLastType(at.n, at)
        ? isType(move.reducedType(), { o: 0, r: 2 * at.n - 4 })
        : null,
  },
}

/** Membership in P of SN(n,{n−1}) and in Q, the type (n,n−2), by solved tables. */
function inRest(at: PositionFacts, rank: number): boolean {
  return isPWithoutAll(at, rank) && !isInQ(at, rank)
}

function isPWithoutAll({ game, n }: PositionFacts, rank: number): boolean {
  return game.outcomesOf([n - 1])[rank] === 0
}

function isInQ(at: PositionFacts, rank: number): boolean {
  const x = at.game.position(rank)
  const sum = x.reduce((a, b) => a + b, 0)
  const isLast = x.every((height) => height % 2 === 1) && sum % (2 * at.n - 2) === at.n - 2
  return isLast && isPWithoutAll(at, rank)
}

/** The targets of the moves of one kind in the playable graph, by rank. */
function targets(at: PositionFacts, onAll: boolean): number[] {
  const ranks = at.game.reducedRanks()
  return at
    .moves()
    .filter((move) => playsOnAll(move) === onAll)
    .map((move) => ranks[move.optionRank]!)
}

/** The three conditions of Proposition 4.3 for M, M+ and Q in the playable graph. */
export const EXTENSION_STEPS: Parts = {
  '5 (1)': {
    says: 'no play on all stacks joins two elements of P∖Q',
    ofPosition: (at) =>
      at.isReduced && inRest(at, at.rank)
        ? targets(at, true).every((rank) => !inRest(at, rank))
        : null,
  },
  '5 (2)': {
    says: 'every N-position with a move on n−1 stacks into Q has a move into P∖Q',
    ofPosition: (at) => {
      if (!at.isReduced || isPWithoutAll(at, at.rank)) return null
      if (!targets(at, false).some((rank) => isInQ(at, rank))) return null
      return [...targets(at, false), ...targets(at, true)].some((rank) => inRest(at, rank))
    },
  },
  '5 (2) in M': {
    says: 'every N-position with a move on n−1 stacks into Q has a move on n−1 stacks into P∖Q',
    ofPosition: (at) => {
      if (!at.isReduced || isPWithoutAll(at, at.rank)) return null
      if (!targets(at, false).some((rank) => isInQ(at, rank))) return null
      return targets(at, false).some((rank) => inRest(at, rank))
    },
  },
  '5 (3)': {
    says: 'every element of Q has a play on all stacks into P∖Q',
    ofPosition: (at) =>
      at.isReduced && isInQ(at, at.rank)
        ? targets(at, true).some((rank) => inRest(at, rank))
        : null,
  },
}
