import {
  and,
  constant,
  div,
  eq,
  type Formula,
  ge,
  integers,
  min,
  minus,
  not,
  or,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import { lengthOfHalfAbove, lengthOfHalfBelow } from '../../facts/setnim/halves.ts'
import { longestPlay } from '../../facts/setnim/play-lengths.ts'
import { definedLength } from '../../facts/setnim/stacks.ts'
import { byName, type Meaning, meaning, type PositionQuantity } from '../quantity.ts'
import { subsets } from '../subsets.ts'
import { afterPlaying, areNonempty, isEnough, mostEnough } from './plays-as-formulas.ts'

type Unnamed = Omit<PositionQuantity, 'name'>

/** The largest m with Σ min(y_i,m) ≥ km, computed directly from this definition. @source NT-L1 */
function length(fact: Meaning, y: (x: readonly Term[]) => readonly Term[]): Unnamed {
  return {
    fact,
    term: (x, [k]) => mostEnough(y(x), k!),
    proof: (x, [k], m) => {
      const tokens = plus(...y(x).map((height) => min(height, m)))
      const attains = and(ge(m, 0), ge(tokens, times(k!, m)))
      const tried = [plus(m, 1), constant(0)]
      return { attains, tried, closedForm: { asked: 'Here', holds: attains } }
    },
  }
}

/** The vector u = ⌊x/2⌋, pile by pile. @source NT-L2 */
export function lower(x: readonly Term[]): Term[] {
  return x.map((height) => div(height, 2))
}

/** The vector v = ⌈x/2⌉, pile by pile. @source NT-L2 */
export function upper(x: readonly Term[]): Term[] {
  return x.map((height) => div(plus(height, 1), 2))
}

/** The number of moves in a longest play, which three conditions define. @source NT-L14 */
const longest: Unnamed = {
  fact: longestPlay,
  term: (x, [k]) => mostEnough(x, k!),
  proof: (x, sizes, v) => {
    const k = sizes[0]!
    const moves = subsets(x).filter((S) => sizes.includes(S.length))
    const isLonger = (S: readonly Term[]): Formula =>
      and(areNonempty(S), isEnough(afterPlaying(x, S), k, v), not(isEnough(x, k, plus(v, 1))))
    const highest = x.slice(x.length - k)
    const isOneLess = and(areNonempty(highest), isEnough(afterPlaying(x, highest), k, minus(v, 1)))
    return {
      attains: and(ge(v, 0), isEnough(x, k, v)),
      tried: [plus(v, 1), constant(0)],
      premises: [
        {
          id: 'terminal',
          statement: 'Where no move is legal, it is 0.',
          assertions: [eq(x[x.length - k]!, 0), ge(v, 1), isEnough(x, k, v)],
        },
        {
          id: 'not-less',
          statement: 'After every legal move it is less.',
          assertions: [ge(v, 0), or(...moves.map(isLonger))],
        },
        {
          id: 'attained',
          statement: 'Where it is not 0, playing on the k highest stacks leaves it one less.',
          assertions: [ge(v, 1), isEnough(x, k, v), not(isOneLess)],
        },
      ],
      // as in the premises: the largest v with Σ min(x_j,v) ≥ kv is 0 or one more than after some
      // move, and every move lowers it
      closedForm: {
        asked: 'Here',
        holds: and(
          isEnough(x, k, v),
          not(isEnough(x, k, plus(v, 1))),
          or(eq(v, 0), isOneLess),
          ...moves.map((S) => not(and(areNonempty(S), isEnough(afterPlaying(x, S), k, v)))),
        ),
      },
    }
  },
}

/**
 * The quantities of lemmas on the lengths of plays. The quantity ly is l, applied to other numbers.
 */
export const LENGTHS: Readonly<Record<string, PositionQuantity>> = byName({
  l: length(definedLength, (x) => x),
  ly: length(meaning('l(y)', 'NT-L1'), (x) => integers('y', x.length)),
  lu: length(lengthOfHalfBelow, lower),
  lv: length(lengthOfHalfAbove, upper),
  longest,
})
