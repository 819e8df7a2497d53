import { isType, type Type } from '@nim/core/setnim/definitions'
import { allButOne, type ByN } from '../../../facts/setnim/game-families.ts'
import { positionFacts, leavesOutOdd, OF_MOVES } from '../../../facts/setnim/reduced-moves.ts'
import {
  isInTriangle,
  isOnBorder,
  isPTypeOfAllButOne,
  nonReducingTargets,
} from '../../../facts/setnim/types.ts'
import { fromReduced } from '../from-reduced.ts'
import type { Claim, Part, Parts, Statement, StatementInput } from '../../../judge/index.ts'
import { outcome } from '../../../judge/index.ts'
import { partOfMoves } from '../of-every-move.ts'
import { FIGURE_4, FIGURE_5 } from './figures-4-and-5-as-texts.ts'
import { stepsOfProof } from './steps-of-proofs.ts'

const FACTS = { ...OF_MOVES, outcome }

type At = StatementInput<typeof FACTS>

function isCell(n: number, { o, r }: Type): boolean {
  return o >= 0 && o <= n && r >= 0 && r < 2 * n - 2
}

/** The types that, according to FIG4, moves with reduction can reach from a P-type. */
function reducingTargets(n: number, { o, r }: Type): Type[] {
  if (r === 0) return Array.from({ length: n - 2 }, (_, i) => ({ o: i + 2, r: i }))
  if (r === n - 1)
    return Array.from({ length: o }, (_, i) => ({ o: n - o + i + 1, r: 2 * n - 4 - i }))
  return [{ o: n - o, r: r < n - 1 ? r + n - 2 : r - n }]
}

/** The types that moves without reduction can reach from a type. */
function targetsOf(n: number, type: Type): Type[] {
  const { odd, even } = nonReducingTargets(n, type)
  return [odd, even].filter((target) => target !== null)
}

/** Step 3 as a statement about types, for a given set of P-types. */
const step3 =
  (isPType: (n: number, type: Type) => boolean): Statement<Type, ByN> =>
  (type, { n }) => {
    if (isPType(n, type)) return null
    if (!isOnBorder(n, type)) return targetsOf(n, type).every((target) => isPType(n, target))
    const { even } = nonReducingTargets(n, type)
    return even !== null && isPType(n, even)
  }

const TYPES: Parts<Type, ByN> = {
  '1, types': {
    says: 'both non-reducing targets of a P-type are not P-types; (n,n−2) goes to (1,2n−3)',
    holds: (type, { n }) =>
      isPTypeOfAllButOne(n, type)
        ? targetsOf(n, type).every((target) => !isPTypeOfAllButOne(n, target)) &&
          (!isType(type, { o: n, r: n - 2 }) ||
            isType(nonReducingTargets(n, type).odd!, { o: 1, r: 2 * n - 3 }))
        : null,
  },
  '2, types': {
    says: 'the reducing targets of P-types are not P-types, except (n,n−2) → (0,2n−4)',
    holds: (type, { n }) =>
      !isPTypeOfAllButOne(n, type) || isType(type, { o: 0, r: n - 1 })
        ? null
        : reducingTargets(n, type).every(
            (target) =>
              isCell(n, target) &&
              (isType(type, { o: n, r: n - 2 })
                ? isType(target, { o: 0, r: 2 * n - 4 }) && isPTypeOfAllButOne(n, target)
                : !isPTypeOfAllButOne(n, target)),
          ),
  },
  '3, types': {
    says: 'outside the P-types and off the border both non-reducing targets are P-types; on the border (n−o−1, r′) is one',
    holds: step3(isPTypeOfAllButOne),
  },
}

function isOutside({ isReduced, o, r }: At, n: number): boolean {
  return isReduced && !isPTypeOfAllButOne(n, { o, r })
}

/** True if a legal move leaves out an even stack and needs no reduction: o′ = n−o−1. */
function hasEvenMove({ moves }: At): boolean {
  return moves.some((move) => !move.needsReduction && !leavesOutOdd(move))
}

/**
 * For every other type off the border, moves without reduction exist, and all of them lead to
 * P-types.
 */
function offBorder(at: At, n: number, areBothNeeded: boolean): boolean | null {
  if (!isOutside(at, n) || isOnBorder(n, at)) return null
  const free = at.moves.filter((move) => !move.needsReduction)
  const odd = free.some(leavesOutOdd)
  const even = free.some((move) => !leavesOutOdd(move))
  const isMissing = areBothNeeded && at.o < n ? !odd || !even : !odd && !even
  return !isMissing && free.every((move) => isPTypeOfAllButOne(n, move.type))
}

const STEP_2: Part<At, ByN> = partOfMoves(
  'reducing moves from P-types go where FIG4 says, never to a P-type; (n,n−2) and (0,n−1) have none',
  FIGURE_4,
)

const STEPS_3: Parts<At, ByN> = {
  '3, a move': {
    says: 'outside and off the border a move without reduction exists, and all of them lead to P-types',
    holds: (at, { n }) => offBorder(at, n, false),
    stated: positionFacts,
  },
  '3, both moves': {
    says: 'outside and off the border, for o < n, moves without reduction of both kinds exist, and all lead to P-types',
    holds: (at, { n }) => offBorder(at, n, true),
    stated: positionFacts,
  },
}

const STEPS_4: Parts<At, ByN> = {
  '4, missing': {
    says: 'on the border the move without reduction to n−o−1 is missing only if all even stacks are maximal, and never at (o,2n−2−o)',
    holds: (at, { n }) =>
      isOutside(at, n) && isOnBorder(n, at)
        ? hasEvenMove(at) ||
          (at.x.every((height) => height % 2 === 1 || height === at.top) && at.r === at.o - 2)
        : null,
  },
  '4, instead': {
    says: 'where it is missing at (o,o−2), the reducing move leads to (n−o,n+o−4) for o ≥ 3; at (2,0) e = n−2 and it leads to (0,0)',
    holds: (at, { n }) => {
      const { o, r, e, moves } = at
      if (!isOutside(at, n) || r !== o - 2 || hasEvenMove(at)) return null
      const reducing = moves.filter((move) => move.needsReduction && !leavesOutOdd(move))
      if (reducing.length === 0 || (o === 2 && e !== n - 2)) return false
      const wanted = o === 2 ? { o: 0, r: 0 } : { o: n - o, r: n + o - 4 }
      return reducing.every(({ reducedType }) => isType(reducedType, wanted))
    },
  },
}

const SUBJECT = {
  paperStatus: 'proved',
  games: allButOne(3, 7),
  mostOnBoxes: 7,
  facts: FACTS,
} as const

export const dhT33s: Claim = stepsOfProof({
  ...SUBJECT,
  id: 'DH-T3.3s',
  at: 'Theorem 3.3, proof',
  title: 'moves between the types of SN(n,{n−1}), step by step',
  statement: String.raw`P-types: those of Theorem 3.3. (1) Both non-reducing targets of a P-type are not P-types; $(n,n-2)$ goes to $(1,2n-3)$. (2) Reducing moves from P-types end outside. (3) From types outside, off the border $\{(o,o-2),(o,2n-2-o)\}$, both non-reducing targets are P-types and a non-reducing move exists; on the border the target $(n-o-1,r')$ is a P-type. (4) On the border the non-reducing move to $o'=n-o-1$ is missing only if all even stacks are maximal, never at $(o,2n-2-o)$; at $(o,o-2)$ the reducing move then leads to $(n-o,n+o-4)$ if $o\ge3$; at $(2,0)$ $e=n-2$ and it leads to $(0,0)$.`,
  conventions: [
    'steps on types are arithmetic; steps on positions use reduction by DH-D3',
    'readings of step 3, "all others have both options": a move exists; both moves exist without reduction (for o = n the single one)',
    'the figures FIG4 and FIG5 show steps 2 and 3',
  ],
  principal: {
    cases: { part: [...Object.keys(TYPES), '2, moves', '3, a move', ...Object.keys(STEPS_4)] },
    because:
      'the proof needs only one move to a P-type, and step 4 itself treats missing moves. The proof does not need both moves without reduction',
  },
  flaw: { class: 'proof step', cause: 'DH-T3.3s' },
  types: TYPES,
  boxes: { '2, moves': STEP_2, ...STEPS_3, ...STEPS_4 },
  // The mutation omits (n, n−2) from the P-types.
  wrongAt: { case: { part: '3, types', n: 4 } },
  wrong: step3(isInTriangle),
})

export const dhT33sFix: Claim = stepsOfProof({
  ...SUBJECT,
  id: 'DH-T3.3s-fix',
  kind: 'conjecture',
  by: 'nimlab',
  paperStatus: undefined,
  at: 'Theorem 3.3, proof, corrected by nimlab',
  title: 'moves between the types of SN(n,{n−1}), with the case (h,…,h) that step 3 leaves out',
  statement: String.raw`Steps (1), (2), (4) as in DH-T3.3s. (3) corrected: from types outside, off the border $\{(o,o-2),(o,2n-2-o)\}$, all moves without reduction lead to P-types, and one exists unless $x=(h,\dots,h)$ with $h$ odd, $h<n-1$. There every move needs reduction and leads to $(0,h-1)$, which is a P-type.`,
  conventions: [
    'changed from DH-T3.3s: step 3 has an exception, which does not affect the theorem',
    'steps on types are arithmetic; steps on positions use reduction by DH-D3',
  ],
  types: TYPES,
  boxes: {
    '2, moves': STEP_2,
    ...STEPS_4,
    '3, a move': {
      says: 'outside and off the border all moves without reduction lead to P-types; one exists unless x = (h,…,h) with odd h < n−1, where every move needs reduction and leads to the P-type (0,h−1)',
      holds: (at, { n }) => {
        const { x, top } = at
        if (!isOutside(at, n) || isOnBorder(n, at)) return null
        if (x[0] !== top || top % 2 === 0 || top >= n - 1) return offBorder(at, n, false)
        return at.moves.every(
          ({ needsReduction, reducedType }) =>
            needsReduction && isType(reducedType, { o: 0, r: top - 1 }),
        )
      },
    },
  },
  // The mutation omits the exception.
  wrongAt: { case: { part: '3, a move', n: 3 }, max: 4 },
  wrong: (at: At, { n }: ByN) => offBorder(at, n, false),
})

export const dhFIG4: Claim = stepsOfProof({
  ...SUBJECT,
  id: 'DH-FIG4',
  at: 'Figure 4',
  title: 'reducing moves from P-types end outside the P-types',
  statement: String.raw`In $SN(n,\{n-1\})$ reducing moves from P-types lead to: $(n-o,r+n-2)$ for $0<r<n-1$; $(n-o,r-n)$ for $r>n-1$; $(e',e'-2)$, $2\le e'\le n-1$, from $(0,0)$; $(n-o+e,2n-3-e)$, $1\le e\le o$, for $r=n-1$, a diagonal from $(n-o+1,2n-4)$ to $(n,2n-3-o)$. None is a P-type except $(n,n-2)\to(0,2n-4)$, which does not occur; $(0,n-1)$ has no reducing move.`,
  conventions: ['a drawing of step 2 of DH-T3.3s'],
  types: { types: TYPES['2, types']! },
  boxes: { moves: STEP_2 },
  // The mutation also states o′ = n−o for r = n−1.
  wrongAt: { case: { part: 'moves', n: 4 }, max: 8 },
  wrong: fromReduced<At, ByN>('', (move, { o, r }, { n }) =>
    move.needsReduction && isPTypeOfAllButOne(n, { o, r })
      ? r === 0 || move.reducedType.o === n - o
      : null,
  ).holds,
})

export const dhFIG5: Claim = stepsOfProof({
  ...SUBJECT,
  id: 'DH-FIG5',
  at: 'Figure 5',
  title: 'from types outside the P-types non-reducing moves lead to P-types',
  statement: String.raw`In $SN(n,\{n-1\})$, from a type that is not a P-type and not on the border $\{(o,o-2),(o,2n-2-o)\}$ both non-reducing targets are P-types (for $o=n$ the single one); on the border the target $(n-o-1,r')$ is a P-type.`,
  conventions: [
    'a drawing of step 3 of DH-T3.3s; the existence of such a move belongs to that step but is not drawn',
  ],
  types: { types: TYPES['3, types']! },
  boxes: {
    moves: partOfMoves(
      'moves without reduction from outside types lead to P-types off the border, and to the P-type (n−o−1, r′) on it if they leave out an even stack',
      FIGURE_5,
    ),
  },
  // In the mutation, both kinds of moves exist on the border too.
  wrongAt: { case: { part: 'moves', n: 4 }, max: 5 },
  wrong: fromReduced<At, ByN>('', (move, at, { n }) =>
    !isOutside(at, n) || move.needsReduction ? null : isPTypeOfAllButOne(n, move.type),
  ).holds,
})
