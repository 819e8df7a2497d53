import {
  and,
  constant,
  eq,
  even,
  type Formula,
  ge,
  integer,
  integers,
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
import { afterPlaying, areNonempty, isEnough, type QuantityOfSizes } from './plays-as-formulas.ts'

/** 1 if x is reduced, otherwise 0. @source DH-D3 */
const isReduced: QuantityOfSizes = (n, sizes) => {
  const x = integers('x', n)
  return {
    ...truth('isReduced', isItsReduction(x, sizes[0]!)),
    says: '1 if x is reduced, DH-D3: red_i(x) = x_i for all i',
    premises: x.flatMap((_, i) => reductionPremises(n, sizes, i)),
  }
}

/** The same for SN(n,{min A}). @source DH-T2.3 */
const isReducedWithLeastSize: QuantityOfSizes = (n, sizes) => ({
  ...isReduced(n, sizes.slice(0, 1)),
  ...truth('isReducedWithLeastSize', isItsReduction(integers('x', n), sizes[0]!)),
})

/** A stack of red(x), by the name that the list of them has. @source DH-D3 */
export function reducedStack(
  list: string,
  n: number,
  sizes: readonly number[],
  i: number,
): Quantity {
  const v = integer(`${list}${i + 1}`)
  return {
    name: `${list}${i + 1}`,
    attains: isPlayable(integers('x', n), sizes[0]!, i, v),
    tried: [plus(v, 1), constant(0)],
    says: `stack ${i + 1} of red(x), DH-D3`,
    premises: reductionPremises(n, sizes, i),
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
    const ways = x.map((left) => {
      const played = x.filter((height) => height !== left)
      const after = x.map((height) => (height === left ? height : minus(height, 1)))
      return and(
        parity === 'odd' ? odd(left) : even(left),
        ...played.map((height) => ge(height, 1)),
        ...(isFree ? [isItsReduction(after, sizes[0]!)] : []),
      )
    })
    return {
      ...truth(name, or(...ways)),
      says: `1 if a legal move leaves out a stack that is ${parity}${isFree ? ', without reduction' : ''}`,
      premises: isFree ? isReduced(n, sizes).premises : [],
    }
  }
}

/** ctt(x,m) is reduced. */
function isReducedChopped(n: number, k: number, m: Term): Formula {
  return isItsReduction(
    integers('x', n).map((height) => min(height, m)),
    k,
  )
}

/** 1 if ctt(x,m) is reduced, m a further number. @source DH-F4 */
const isReducedAt: QuantityOfSizes = (n, sizes) => ({
  ...truth('isReducedAt', isReducedChopped(n, sizes[0]!, integer('m'))),
  says: '1 if ctt(x,m) is reduced, DH-D3',
  premises: isReduced(n, sizes).premises,
})

/** The largest m ≤ x_n such that ctt(x,m) is reduced, or is not. @source DH-L2.6, DH-L2.7 */
function largestChop(name: string, isMeant: boolean): QuantityOfSizes {
  return (n, sizes) => {
    const m = integer(name)
    const isReducedThere = isReducedChopped(n, sizes[0]!, m)
    return {
      name,
      attains: and(
        ge(m, 0),
        le(m, integer(`x${n}`)),
        isMeant ? isReducedThere : not(isReducedThere),
      ),
      tried: [plus(m, 1), constant(0)],
      says: `the largest m ≤ x_n for which ctt(x,m) is ${isMeant ? '' : 'not '}reduced, DH-D3`,
      premises: isReduced(n, sizes).premises,
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

function truth(name: string, isTrue: Formula): Pick<Quantity, 'name' | 'attains' | 'tried'> {
  const v = integer(name)
  return {
    name,
    attains: or(eq(v, 0), and(eq(v, 1), isTrue)),
    tried: [constant(0), constant(1)],
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
