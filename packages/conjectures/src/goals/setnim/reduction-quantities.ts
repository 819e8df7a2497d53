import {
  and,
  constant,
  eq,
  even,
  type Formula,
  ge,
  indicator,
  integer,
  integers,
  ite,
  le,
  min,
  minus,
  not,
  odd,
  or,
  plus,
  type Term,
} from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { subsets } from '../subsets.ts'
import {
  afterPlaying,
  areNonempty,
  areWithin,
  isEnough,
  isEnoughAscending,
  mostEnough,
  type QuantityOfSizes,
} from './plays-as-formulas.ts'

/** 1 if x is reduced, otherwise 0. @source DH-D3 */
const isReduced: QuantityOfSizes = (n, sizes) => {
  const x = integers('x', n)
  return {
    ...truthOfReduction('isReduced', n, sizes[0]!),
    says: '1 if x is reduced, DH-D3: red_i(x) = x_i for all i',
    premises: x.flatMap((_, i) => reductionPremises(n, sizes, i)),
  }
}

/** The same for SN(n,{min A}). @source DH-T2.3 */
const isReducedWithLeastSize: QuantityOfSizes = (n, sizes) => ({
  ...isReduced(n, sizes.slice(0, 1)),
  ...truthOfReduction('isReducedWithLeastSize', n, sizes[0]!),
})

function truthOfReduction(name: string, n: number, k: number): Truth {
  const x = integers('x', n)
  return truth(name, isItsReduction(x, k), areWithin(x.slice(-1), x, k))
}

/** A stack of red(x), by the name that the list of them has. @source DH-D3 */
export function reducedStack(
  list: string,
  n: number,
  sizes: readonly number[],
  i: number,
): Quantity {
  const [x, k, v] = [integers('x', n), sizes[0]!, integer(`${list}${i + 1}`)]
  return {
    name: `${list}${i + 1}`,
    attains: isPlayable(x, k, i, v),
    tried: [plus(v, 1), constant(0)],
    says: `stack ${i + 1} of red(x), DH-D3`,
    premises: reductionPremises(n, sizes, i),
    // DH-L2.7; the lowest stacks stay whole
    closedForm: {
      asked: 'Here',
      holds: and(le(v, x[i]!), isEnoughAscending(x, k, v)),
      value: i <= n - k ? x[i]! : min(x[i]!, mostEnough(x, k)),
      reducedPile: i + 1,
    },
  }
}

/**
 * 1 if some move leaves out a stack of this parity, 0 if none does; for free moves, one without reduction.
 *
 * @source DH-L3.1
 */
function leavingOut(name: string, parity: 'odd' | 'even', isFree: boolean): QuantityOfSizes {
  return (n, sizes) => {
    const x = integers('x', n)
    const hasMove = (isReducedAfter: (after: readonly Term[], left: Term) => Formula): Formula =>
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
    return {
      ...truth(
        name,
        hasMove((after) => isItsReduction(after, sizes[0]!)),
        hasMove((after, left) => areWithin([left, after.at(-1)!], after, sizes[0]!)),
      ),
      says: `1 if a legal move leaves out a stack that is ${parity}${isFree ? ', without reduction' : ''}`,
      premises: isFree ? isReduced(n, sizes).premises : [],
    }
  }
}

/** The stacks of ctt(x,m). @source DH-D3 */
function chopped(n: number, m: Term): Term[] {
  return integers('x', n).map((height) => min(height, m))
}

/** 1 if ctt(x,m) is reduced, m a further number. @source DH-F4 */
const isReducedAt: QuantityOfSizes = (n, sizes) => {
  const [x, k] = [chopped(n, integer('m')), sizes[0]!]
  return {
    ...truth('isReducedAt', isItsReduction(x, k), areWithin(x.slice(-1), x, k)),
    says: '1 if ctt(x,m) is reduced, DH-D3',
    premises: isReduced(n, sizes).premises,
  }
}

/** The largest m ≤ x_n such that ctt(x,m) is reduced, or is not. @source DH-L2.6, DH-L2.7 */
function largestChop(name: string, isMeant: boolean): QuantityOfSizes {
  return (n, sizes) => {
    const [x, k, m] = [integers('x', n), sizes[0]!, integer(name)]
    const [top, longest] = [x.at(-1)!, mostEnough(x, k)]
    const isLargest = (isReducedThere: Formula): Formula =>
      and(ge(m, 0), le(m, top), isMeant ? isReducedThere : not(isReducedThere))
    return {
      name,
      attains: isLargest(isItsReduction(chopped(n, m), k)),
      tried: [plus(m, 1), constant(0)],
      says: `the largest m ≤ x_n for which ctt(x,m) is ${isMeant ? '' : 'not '}reduced, DH-D3`,
      premises: isReduced(n, sizes).premises,
      // ctt(x,m) is reduced if it has km tokens, DH-T2.3
      closedForm: {
        asked: 'Here',
        holds: isLargest(isEnoughAscending(x, k, m)),
        value: isMeant ? min(top, longest) : ite(le(top, longest), -1, top),
      },
    }
  }
}

/** What statements on reduction speak of. */
export const REDUCTIONS: Readonly<Record<string, QuantityOfSizes>> = {
  isReduced,
  isReducedWithLeastSize,
  isReducedAt,
  m: largestChop('m', true),
  unreduced: largestChop('unreduced', false),
  legalOdd: leavingOut('legalOdd', 'odd', false),
  legalEven: leavingOut('legalEven', 'even', false),
  freeOdd: leavingOut('freeOdd', 'odd', true),
  freeEven: leavingOut('freeEven', 'even', true),
}

type Truth = Pick<Quantity, 'name' | 'attains' | 'tried' | 'closedForm'>

/** 1 if a formula is true, otherwise 0; `shorter` says the same of piles in ascending order. */
function truth(name: string, isTrue: Formula, shorter: Formula): Truth {
  const v = integer(name)
  const attains = or(eq(v, 0), and(eq(v, 1), isTrue))
  return {
    name,
    attains,
    tried: [constant(0), constant(1)],
    closedForm: { asked: 'Here', holds: attains, value: indicator(shorter) },
  }
}

/**
 * red_i(x) ≥ v, v ≥ 0: v ≤ x_i, and v times k tokens can be played, none off a stack more than v times.
 * Stacks in any order.
 */
function isPlayable(x: readonly Term[], k: number, i: number, v: Term): Formula {
  return and(le(v, x[i]!), isEnough(x, k, v))
}

/** red(x) = x. */
function isItsReduction(x: readonly Term[], k: number): Formula {
  return and(...x.map((height) => isEnough(x, k, height)))
}

/**
 * By DH-D3, red_i = x_i − u_i is 0 at terminal positions and elsewhere the largest red_i(x − 1_S) + [i ∈ S].
 * Only one function is so, by induction on the sum; that what `isPlayable` describes is so are three
 * conditions.
 */
function reductionPremises(n: number, sizes: readonly number[], i: number): Quantity['premises'] {
  const x = integers('x', n)
  const k = sizes[0]!
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
