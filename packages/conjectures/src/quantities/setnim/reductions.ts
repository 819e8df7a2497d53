import {
  and,
  constant,
  eq,
  even,
  type Formula,
  ge,
  indicator,
  integer,
  ite,
  le,
  min,
  minus,
  not,
  odd,
  or,
  plus,
  type Term,
  type Variable,
} from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { type Move, stackMoves } from '../../facts/setnim/moves.ts'
import { leavesOutOdd } from '../../facts/setnim/reduced-moves.ts'
import { isReduced, isReducedAt, isReducedWithLeastSize } from '../../facts/setnim/reduction.ts'
import { byName, type Meaning, type PositionQuantity } from '../quantity.ts'
import { subsets } from '../subsets.ts'
import {
  afterPlaying,
  areNonempty,
  areWithin,
  isEnough,
  isEnoughAscending,
  mostEnough,
} from './plays-as-formulas.ts'

type Premises = Quantity['premises']
type Unnamed = Omit<PositionQuantity, 'name'>
type ProofOf = NonNullable<PositionQuantity['proof']>
type Shown = ReturnType<ProofOf>

/** 1 if x is reduced, otherwise 0. The game can have its own move sizes. @source DH-D3 */
function reduced(fact: Meaning, sizesOf = (sizes: readonly number[]) => sizes): Unnamed {
  return {
    fact,
    ...truth(
      isItsReduction,
      (x, k) => areWithin(x.slice(-1), x, k),
      (x, sizes) => reducedPremises(x, sizesOf(sizes)),
    ),
  }
}

function reducedPremises(x: readonly Variable[], sizes: readonly number[]): Premises {
  return x.flatMap((_, i) => reductionPremises(x, sizes, i))
}

/** red_i(x), by DH-L2.7. The lowest stacks are unchanged. */
export function reducedHeight(x: readonly Term[], sizes: readonly number[], i: number): Term {
  const k = sizes[0]!
  return i <= x.length - k ? x[i]! : min(x[i]!, mostEnough(x, k))
}

/** The form in which a proof uses this quantity. @source DH-D3 */
export function playableStack(
  x: readonly Variable[],
  sizes: readonly number[],
  i: number,
  v: Variable,
): Shown {
  const k = sizes[0]!
  return {
    attains: isPlayable(x, k, i, v),
    tried: [plus(v, 1), constant(0)],
    premises: reductionPremises(x, sizes, i),
    closedForm: {
      asked: 'Here',
      holds: and(le(v, x[i]!), isEnoughAscending(x, k, v)),
      reducedPile: i + 1,
    },
  }
}

/**
 * 1 if some move leaves out a stack of this parity, otherwise 0. With `isFree`, only moves that
 * need no reduction count.
 * @source DH-L3.1
 */
function leavingOut(parity: 'odd' | 'even', isFree: boolean): Unnamed {
  const hasMove = (
    x: readonly Term[],
    isReducedAfter: (after: readonly Term[], left: Term) => Formula,
  ): Formula =>
    or(
      ...x.map((left) => {
        const played = x.filter((height) => height !== left)
        return and(
          parity === 'odd' ? odd(left) : even(left),
          ...played.map((height) => ge(height, 1)),
          ...(isFree ? [isReducedAfter(afterPlaying(x, played), left)] : []),
        )
      }),
    )
  const isLeftOut = (move: Move, n: number): boolean =>
    move.a === n - 1 &&
    leavesOutOdd(move) === (parity === 'odd') &&
    !(isFree && move.needsReduction)
  return {
    fact: {
      says: `1 if a legal move leaves out a stack that is ${parity}${isFree ? ', without reduction' : ''}`,
      source: 'DH-L3.1',
      about: 'SN',
      of: (game) => {
        const at = stackMoves.of(game)
        return (x, rank) => at(x, rank).some((move) => isLeftOut(move, x.length))
      },
    },
    ...truth(
      (x, k) => hasMove(x, (after) => isItsReduction(after, k)),
      (x, k) => hasMove(x, (after, left) => areWithin([left, after.at(-1)!], after, k)),
      (x, sizes) => (isFree ? reducedPremises(x, sizes) : []),
    ),
  }
}

/** The stacks of ctt(x,m). @source DH-D3 */
function chopped(x: readonly Term[], m: Term): Term[] {
  return x.map((height) => min(height, m))
}

/** 1 if ctt(x,m) is reduced, where m is an additional number. @source DH-F4 */
const reducedAt: Unnamed = {
  fact: isReducedAt,
  ...truth(
    (x, k) => isItsReduction(chopped(x, integer('m')), k),
    (x, k) => {
      const at = chopped(x, integer('m'))
      return areWithin(at.slice(-1), at, k)
    },
    reducedPremises,
  ),
}

/**
 * The largest m ≤ x_n such that ctt(x,m) is reduced (if `isMeant`) or not reduced (otherwise).
 * @source DH-L2.6, DH-L2.7
 */
function largestChop(isMeant: boolean): Unnamed {
  return {
    fact: {
      says: `the largest m ≤ x_n for which ctt(x,m) is ${isMeant ? '' : 'not '}reduced`,
      source: 'DH-D3',
      about: 'SN',
      of: (game) => {
        const at = isReducedAt.of(game)
        return (x, rank) => {
          let m = x.at(-1)!
          while (m >= 0 && at(x, rank)(m) !== isMeant) m--
          return m
        }
      },
    },
    term: (x, [k]) => {
      const [top, longest] = [x.at(-1)!, mostEnough(x, k!)]
      return isMeant ? min(top, longest) : ite(le(top, longest), -1, top)
    },
    proof: (x, sizes, m) => {
      const k = sizes[0]!
      const isLargest = (isReducedThere: Formula): Formula =>
        and(ge(m, 0), le(m, x.at(-1)!), isMeant ? isReducedThere : not(isReducedThere))
      return {
        attains: isLargest(isItsReduction(chopped(x, m), k)),
        tried: [plus(m, 1), constant(0)],
        premises: reducedPremises(x, sizes),
        // ctt(x,m) is reduced if it has km tokens, by DH-T2.3
        closedForm: { asked: 'Here', holds: isLargest(isEnoughAscending(x, k, m)) },
      }
    },
  }
}

/** The quantities that occur in statements about reduction. */
export const REDUCTIONS: Readonly<Record<string, PositionQuantity>> = byName({
  isReduced: reduced(isReduced),
  isReducedWithLeastSize: reduced(isReducedWithLeastSize, (sizes) => sizes.slice(0, 1)),
  isReducedAt: reducedAt,
  m: largestChop(true),
  unreduced: largestChop(false),
  legalOdd: leavingOut('odd', false),
  legalEven: leavingOut('even', false),
  freeOdd: leavingOut('odd', true),
  freeEven: leavingOut('even', true),
})

type OfStacks = (x: readonly Term[], k: number) => Formula

/**
 * 1 if a formula is true, otherwise 0. `shorter` is an equivalent formula for piles in ascending
 * order.
 */
function truth(
  isTrue: OfStacks,
  shorter: OfStacks,
  premisesOf: (x: readonly Variable[], sizes: readonly number[]) => Premises,
): Pick<Unnamed, 'term' | 'proof'> {
  return {
    term: (x, [k]) => indicator(shorter(x, k!)),
    proof: (x, sizes, v) => {
      const attains = or(eq(v, 0), and(eq(v, 1), isTrue(x, sizes[0]!)))
      return {
        attains,
        tried: [constant(0), constant(1)],
        premises: premisesOf(x, sizes),
        closedForm: { asked: 'Here', holds: attains },
      }
    },
  }
}

/**
 * The formula for red_i(x) ≥ v, where v ≥ 0. It states that v ≤ x_i, and that the stacks contain at
 * least v·k tokens if we count at most v tokens of each stack. The stacks may be in any order.
 */
function isPlayable(x: readonly Term[], k: number, i: number, v: Term): Formula {
  return and(le(v, x[i]!), isEnough(x, k, v))
}

/** The formula which states that red(x) = x. */
function isItsReduction(x: readonly Term[], k: number): Formula {
  return and(...x.map((height) => isEnough(x, k, height)))
}

/**
 * The premises about red_i. By DH-D3, red_i = x_i − u_i is 0 at terminal positions, and elsewhere
 * it is the largest red_i(x − 1_S) + [i ∈ S]. By induction on the sum, only one function has this
 * property. Three conditions state that the function described by `isPlayable` has this property.
 */
function reductionPremises(x: readonly Variable[], sizes: readonly number[], i: number): Premises {
  const [n, k] = [x.length, sizes[0]!]
  const v = integer('v')
  const atLeast = (at: readonly Term[], value: Term): Formula => isPlayable(at, k, i, value)
  const others = x.filter((_, j) => j !== i)
  const best = [x[i]!, ...others.slice(n - k)]
  const stack = `stack ${i + 1}`
  return [
    {
      id: `terminal-${i + 1}`,
      statement: `Where no move is legal, red of ${stack} is 0.`,
      assertions: [eq(x[n - k]!, 0), ge(v, 1), atLeast(x, v)],
    },
    {
      id: `not-less-${i + 1}`,
      statement: `After no legal move red of ${stack}, with the token played off it, is more than before.`,
      assertions: [
        ge(v, 0),
        or(
          ...subsets(x)
            .filter((S) => sizes.includes(S.length))
            .map((S) =>
              and(
                areNonempty(S),
                atLeast(afterPlaying(x, S), v),
                not(atLeast(x, S.includes(x[i]!) ? plus(v, 1) : v)),
              ),
            ),
        ),
      ],
    },
    {
      id: `attained-${i + 1}`,
      statement: `Where red of ${stack} is not 0, a move on it and the k − 1 highest others leaves it one less.`,
      assertions: [
        ge(v, 1),
        atLeast(x, v),
        not(and(areNonempty(best), atLeast(afterPlaying(x, best), minus(v, 1)))),
      ],
    },
  ]
}
