import {
  and,
  constant,
  count,
  div,
  eq,
  type Formula,
  ge,
  integer,
  integers,
  min,
  minus,
  not,
  or,
  plus,
  type Term,
  times,
} from '@nim/presburger'
import type { Quantity } from '@nim/prover'
import { byTerm } from '../by-term.ts'
import { subsets } from '../subsets.ts'
import {
  afterPlaying,
  areNonempty,
  isEnough,
  mostEnough,
  type QuantityOfSizes,
} from './plays-as-formulas.ts'

/** The largest m with Σ min(y_i,m) ≥ km, as it is defined. @source NT-L1 */
function length(name: string, says: string, y: (n: number) => readonly Term[]): QuantityOfSizes {
  return (n, [k]) => {
    const [m, heights] = [integer(name), y(n)]
    const attains = and(
      ge(m, 0),
      ge(plus(...heights.map((height) => min(height, m))), times(k!, m)),
    )
    return {
      name,
      attains,
      tried: [plus(m, 1), constant(0)],
      says: `the largest m with Σ min(y_i,m) ≥ km, y = ${says}, NT-L1`,
      premises: [],
      closedForm: { asked: 'Here', holds: attains, value: mostEnough(heights, k!) },
    }
  }
}

const lower = (height: Term): Term => div(height, 2)
const upper = (height: Term): Term => div(plus(height, 1), 2)

/** A stack of u = ⌊x/2⌋, or of v = ⌈x/2⌉. @source NT-L2 */
export function half(list: 'u' | 'v', i: number): Quantity {
  const height = integer(`x${i + 1}`)
  return list === 'u'
    ? byTerm(`u${i + 1}`, lower(height), `⌊x_${i + 1}/2⌋, NT-L2`)
    : byTerm(`v${i + 1}`, upper(height), `⌈x_${i + 1}/2⌉, NT-L2`)
}

/** The number of moves of a longest play; as the length of plays is defined, three conditions. @source NT-L14 */
const longest: QuantityOfSizes = (n, sizes) => {
  const x = integers('x', n)
  const k = sizes[0]!
  const v = integer('longest')
  const moves = subsets(x).filter((S) => sizes.includes(S.length))
  const isLonger = (S: readonly Term[]): Formula =>
    and(areNonempty(S), isEnough(afterPlaying(x, S), k, v), not(isEnough(x, k, plus(v, 1))))
  const highest = x.slice(n - k)
  const isOneLess = and(areNonempty(highest), isEnough(afterPlaying(x, highest), k, minus(v, 1)))
  return {
    name: 'longest',
    attains: and(ge(v, 0), isEnough(x, k, v)),
    tried: [plus(v, 1), constant(0)],
    says: 'the number of moves of a longest play from x',
    premises: [
      {
        id: 'terminal',
        statement: 'Where no move is legal, it is 0.',
        assertions: [eq(x[n - k]!, 0), ge(v, 1), isEnough(x, k, v)],
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
    // as in the premises: the largest v with Σ min(x_j,v) ≥ kv is 0 or one more than after some move, less after each
    closedForm: {
      asked: 'Here',
      holds: and(
        isEnough(x, k, v),
        not(isEnough(x, k, plus(v, 1))),
        or(eq(v, 0), isOneLess),
        ...moves.map((S) => not(and(areNonempty(S), isEnough(afterPlaying(x, S), k, v)))),
      ),
      value: mostEnough(x, k),
    },
  }
}

/** What lemmas on the lengths of plays speak of. */
export const LENGTHS: Readonly<Record<string, QuantityOfSizes>> = {
  l: length('l', 'x', (n) => integers('x', n)),
  ly: length('ly', 'further numbers', (n) => integers('y', n)),
  lu: length('lu', '⌊x/2⌋', (n) => integers('x', n).map(lower)),
  lv: length('lv', '⌈x/2⌉', (n) => integers('x', n).map(upper)),
  longest,
  nonempty: (n) =>
    byTerm(
      'nonempty',
      count(...integers('x', n).map((height) => ge(height, 1))),
      'the number of nonempty stacks',
    ),
}
