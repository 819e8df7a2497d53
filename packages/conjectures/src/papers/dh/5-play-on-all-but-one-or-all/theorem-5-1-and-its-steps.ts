import { placeBefore } from '../../../facts/setnim/added-play-on-all.ts'
import { allButOneOrAll, type ByN } from '../../../facts/setnim/game-families.ts'
import type { Move } from '../../../facts/setnim/moves.ts'
import { outcomeWith } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { fromReduced } from '../from-reduced.ts'
import { leavesOutOdd, OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import { isReduced } from '../../../facts/setnim/reduction.ts'
import { type Type, typeOf, isType, withoutALayer, hasStack } from '@nim/core/setnim/definitions'
import {
  isInTriangle,
  isPTypeOfAllButOne,
  nonReducingTargets,
} from '../../../facts/setnim/types.ts'
import type {
  Claim,
  GameOnBox,
  Part,
  PrintedParts,
  Statement,
  StatementInput,
} from '../../../judge/index.ts'
import { piles, positions } from '../../../judge/index.ts'
import { stepsOfProof } from '../3-play-on-all-but-one/steps-of-proofs.ts'
import { isPTypeByTheorem33, isPTypeByTheorem51 } from '@nim/core/setnim'
import { BY_TYPES, typeDecides } from '../by-types.ts'
import { BY_SOLUTION } from '../judged-by.ts'

export const dhT51: Claim = positions({
  ...BY_TYPES,
  id: 'DH-T5.1',
  kind: 'theorem',
  at: 'Theorem 5.1',
  paperStatus: 'proved',
  title: 'in SN(n,{n−1,n}) a reduced position is P iff o ≤ r ≤ 2n−4−o',
  statement: String.raw`In $SN(n,\{n-1,n\})$, with $o$ the number of odd piles and $r=|x|\bmod 2(n-1)$: $o\equiv r\pmod 2$ for all positions, and a reduced $x$ is a P-position iff $o\le r\le 2n-4-o$.`,
  conventions: [
    'normal play; our copy of the text lacks the hypothesis on n; nimlab checks n ≥ 3, and n = 2 as a separate case',
    'a position that is not reduced is replaced by its reduction, by definition (DH-D3)',
  ],
  games: { ...allButOneOrAll(2, 8), parameters: [piles(2, 2, 8)] },
  quick: { ranges: { n: [2, 6] } },
  printed: typeDecides(({ n }, type) => isPTypeByTheorem51(n, type)),
  // The mutation uses the formula of Theorem 3.3.
  wrongAt: { case: { n: 4 }, max: 6 },
  wrong: typeDecides(({ n }, type) => isPTypeByTheorem33(n, type)),
})

const BESIDE = { ...BY_SOLUTION.facts, isReduced, outcomeWith }

/** The outcomes of the two games agree except at the named types, where P becomes N. */
const differAt =
  (changes: (n: number, type: Type) => boolean): Statement<StatementInput<typeof BESIDE>, ByN> =>
  ({ isReduced, o, r, outcome, outcomeWith }, { n }) => {
    if (!isReduced) return null
    const before = outcomeWith([n - 1])
    return changes(n, { o, r }) ? before === 0 && outcome === 1 : before === outcome
  }

/** The first height at which a reduced position of type (n,n−2) occurs. */
function firstHeight(game: GameOnBox, n: number): number | string {
  const isReducedAt = isReduced.of(game)
  let first = Number.POSITIVE_INFINITY
  game.box.forEach((x, rank) => {
    if (x[n - 1]! >= first || !isType(typeOf(x, n - 1), { o: n, r: n - 2 })) return
    if (isReducedAt(x, rank)) first = x[n - 1]!
  })
  return first === Number.POSITIVE_INFINITY ? 'not in the box' : first
}

export const dhT51d: Claim = positions({
  ...BY_SOLUTION,
  id: 'DH-T5.1d',
  kind: 'corollary',
  at: 'section 5',
  title: 'SN(n,{n−1}) and SN(n,{n−1,n}) differ exactly at type (n,n−2)',
  statement: String.raw`The outcomes of reduced positions of $SN(n,\{n-1\})$ and $SN(n,\{n-1,n\})$ differ exactly at type $(n,n-2)$, which changes from P to N.`,
  conventions: ['normal play; the data give the first height at which the type occurs'],
  games: allButOneOrAll(3, 8),
  quick: { ranges: { n: [3, 6] } },
  facts: BESIDE,
  printed: differAt((n, type) => isType(type, { o: n, r: n - 2 })),
  // The mutation states that the two outcomes differ at every type with o = n.
  wrongAt: { case: { n: 3 }, max: 4 },
  wrong: differAt((n, { o }) => o === n),
  data: (game, { n }) => ({ firstHeight: firstHeight(game, n) }),
})

const FACTS = { ...OF_MOVES, place: placeBefore }

type At = StatementInput<typeof FACTS>

/** True for the type (n,n−2). */
function isLast(n: number, type: Type): boolean {
  return isType(type, { o: n, r: n - 2 })
}

/**
 * The type after playing on all stacks without reduction: (n−o, r+n−2) if r < n, (n−o, r−n) if r ≥
 * n.
 */
function allStacksTarget(n: number, { o, r }: Type): Type {
  return { o: n - o, r: r < n ? r + n - 2 : r - n }
}

/** The part of step 4 about types. `target` gives the type after a move on all stacks. */
const step4 =
  (target: (n: number, type: Type) => Type): Statement<Type, ByN> =>
  (type, { n }) =>
    isLast(n, type)
      ? isType(target(n, type), { o: 0, r: 2 * n - 4 }) && isInTriangle(n, target(n, type))
      : null

const TYPES: PrintedParts<Type, ByN> = {
  '1, types': (type, { n }) =>
    isInTriangle(n, type) ? !isInTriangle(n, allStacksTarget(n, type)) : null,
  '3, types': (type, { n }) => {
    const { odd, even } = nonReducingTargets(n, type)
    const reachesByOdd = odd !== null && isLast(n, odd)
    const reachesByEven = even !== null && isLast(n, even)
    if (!isType(type, { o: 1, r: 2 * n - 3 })) return !reachesByOdd && !reachesByEven
    return (
      reachesByOdd &&
      even !== null &&
      isType(even, { o: n - 2, r: n - 2 }) &&
      isPTypeOfAllButOne(n, even)
    )
  },
  '4, types': step4(allStacksTarget),
}

/** Parts about the moves from reduced positions on all stacks, or about those on n−1 stacks. */
const about =
  (isOnAll: boolean) =>
  (says: string, holds: (move: Move, at: At, n: number) => boolean | null): Part<At, ByN> =>
    fromReduced(says, (move, at, { n }) => ((move.a === n) === isOnAll ? holds(move, at, n) : null))

const onAll = about(true)
const onAllButOne = about(false)

const ALL_STACKS: PrintedParts<At, ByN> = {
  '1, moves': onAll(
    'play on all stacks without reduction leads to (n−o, r+n−2) or (n−o, r−n)',
    (move, at, n) => (move.needsReduction ? null : isType(move.type, allStacksTarget(n, at))),
  ),
  '2, when': onAll(
    'play on all stacks needs reduction iff sum(x) = (n−1)·x_n, and then r is 0 or n−1',
    ({ needsReduction }, { sum, top, r }, n) =>
      needsReduction === (sum === (n - 1) * top) && (!needsReduction || r === 0 || r === n - 1),
  ),
  '2, result': onAll(
    'then the reduction is x − (1,…,1) with one further token off each maximal stack, outside the triangle if x is inside',
    (move, at, n) =>
      move.needsReduction
        ? move.reduction.join() === withoutALayer(at.x, true).join() &&
          (!isInTriangle(n, at) || !isInTriangle(n, move.reducedType))
        : null,
  ),
  '3, into': onAllButOne(
    'moves without reduction on n−1 stacks into (n,n−2) start from (1,2n−3) and leave out the odd stack',
    (move, at, n) =>
      move.needsReduction || !isLast(n, move.type)
        ? null
        : isType(at, { o: 1, r: 2 * n - 3 }) && leavesOutOdd(move),
  ),
  '3, instead': ({ isReduced, moves }, { n }) => {
    if (!isReduced) return null
    const free = moves.filter(({ a, needsReduction }) => a === n - 1 && !needsReduction)
    if (!free.some((move) => isLast(n, move.type))) return null
    return free.some((move) => !leavesOutOdd(move) && isType(move.type, { o: n - 2, r: n - 2 }))
  },
  '3, reducing': onAllButOne('no reducing move on n−1 stacks ends in (n,n−2)', (move, _, n) =>
    move.needsReduction ? !isLast(n, move.reducedType) : null,
  ),
  '3, all odd': onAllButOne(
    'for r = n−1 and o = e = n−1, all odd stacks maximal, playing on all odd stacks needs no reduction and leads to (0,0)',
    (move, { x, o, r, e, top }, n) => {
      if (r !== n - 1 || o !== e || top % 2 === 0) return null
      if (x.some((height, i) => hasStack(move.played, i) !== (height % 2 === 1))) return null
      return !move.needsReduction && isType(move.type, { o: 0, r: 0 })
    },
  ),
  '4, moves': onAll('play on all stacks leads from (n,n−2) to (0,2n−4)', (move, at, n) =>
    isLast(n, at) ? isType(move.reducedType, { o: 0, r: 2 * n - 4 }) : null,
  ),
}

/** True if a relevant move leads from a reduced position into P∖Q. */
function leadsToRest({ moves, place }: At, isMeant: (move: Move) => boolean): boolean {
  return moves.some((move) => isMeant(move) && place(move.reducedRank) === 'P∖Q')
}

/** Condition (2) at those N-positions that have a move on n−1 stacks into Q. */
const condition2 =
  (isMeant: (move: Move, n: number) => boolean): Statement<At, ByN> =>
  (at, { n }) => {
    const { isReduced, moves, place, reducedRank } = at
    if (!isReduced || place(reducedRank) !== 'N') return null
    if (!moves.some((move) => move.a < n && place(move.reducedRank) === 'Q')) return null
    return leadsToRest(at, (move) => isMeant(move, n))
  }

/**
 * The three conditions of Proposition 4.3 in the playable graph. A reduced position is its own
 * reduction, so the ranks are equal.
 */
const EXTENSION: PrintedParts<At, ByN> = {
  '5 (1)': (at, { n }) =>
    at.isReduced && at.place(at.reducedRank) === 'P∖Q'
      ? !leadsToRest(at, ({ a }) => a === n)
      : null,
  '5 (2)': condition2(() => true),
  '5 (2) in M': condition2(({ a }, n) => a < n),
  '5 (3)': (at, { n }) =>
    at.isReduced && at.place(at.reducedRank) === 'Q' ? leadsToRest(at, ({ a }) => a === n) : null,
}

export const dhT51s: Claim = stepsOfProof({
  id: 'DH-T5.1s',
  paperStatus: 'proved',
  at: 'Theorem 5.1, proof',
  title: 'SN(n,{n−1}) with the move on all stacks added, step by step',
  statement: String.raw`$Q$: the reduced positions of type $(n,n-2)$ in $P(n,\{n-1\})$. (1) Play on all stacks without reduction leads to $(n-o,r+n-2)$ if $r<n$, $(n-o,r-n)$ if $r\ge n$; from a P-type other than $(n,n-2)$ it leads out of $\{o\le r\le2n-4-o\}$. (2) It needs reduction iff $|x|=(n-1)x_n$; the reduction is $x-(1,\dots,1)$ with one further token off each maximal stack, again outside if $x$ is inside. (3) A non-reducing move on $n-1$ stacks into $(n,n-2)$ starts from $(1,2n-3)$ and leaves out the odd stack; leaving out an even one leads to $(n-2,n-2)$ and that move exists without reduction; no reducing move on $n-1$ stacks ends in $(n,n-2)$; for $r=n-1$, $o=e$, playing on all odd stacks needs no reduction and leads to $(0,0)$. (4) Play on all stacks leads from $(n,n-2)$ to $(0,2n-4)$. (5) The conditions of Proposition 4.3 hold in the playable graph.`,
  conventions: [
    'steps on types are arithmetic; steps on positions use reduction by DH-D3 and computed outcomes',
    'in step 3, playing on all odd stacks is a move on n−1 stacks only if o = n−1',
    'condition (2) of Proposition 4.3 in both readings',
  ],
  games: allButOneOrAll(3, 7),
  mostOnBoxes: 6,
  facts: FACTS,
  says: {
    '1, types':
      'play on all stacks without reduction leads from P-types other than (n,n−2) out of the triangle',
    '3, types':
      'a move without reduction on n−1 stacks into (n,n−2) starts from (1,2n−3) and leaves out an odd stack; with an even one it leads to (n−2,n−2), a P-type',
    '4, types': 'play on all stacks leads from (n,n−2) to (0,2n−4), which is in the triangle',
    '3, instead':
      'where there is such a move, another one without reduction leaves out an even stack and leads to (n−2,n−2)',
    '5 (1)': 'no play on all stacks joins two elements of P∖Q',
    '5 (2)': 'every N-position with a move on n−1 stacks into Q has a move into P∖Q',
    '5 (2) in M':
      'every N-position with a move on n−1 stacks into Q has a move on n−1 stacks into P∖Q',
    '5 (3)': 'every element of Q has a play on all stacks into P∖Q',
  },
  types: TYPES,
  boxes: { ...ALL_STACKS, ...EXTENSION },
  // In the mutation, o′ is one too small.
  wrongAt: { case: { part: '4, types', n: 4 } },
  wrong: step4((n, { o, r }) => allStacksTarget(n, { o: o + 1, r })),
})
