import { FOLD_FACTORS, FOLD_TURNS } from '../../cells/fold.ts'
import {
  add,
  add64,
  and64,
  type Code,
  get,
  i32,
  increase,
  less,
  lessAddress,
  load32,
  load64,
  type Local,
  mul,
  or,
  set,
  shl,
  store32,
  store64,
  sub,
  when,
  whileLoop,
  widen,
  xor,
  xor64,
  binary,
} from '../encode/code.ts'
import { TAIL_MASKS } from '../slow/header.ts'
import { encodeModule, type FunctionCode, localsBehind, type Locals } from '../encode/module.ts'
import {
  andNotVector,
  andVector,
  isAnySet,
  loadVector,
  orVector,
  vectorOf,
  xorVector,
} from '../encode/simd.ts'
import { planeBytes, rowPlace } from './planes.ts'

/**
 * The address of a matcher's first counter in the header: the number of positions with a claim, a
 * 64-bit number.
 */
export const MATCH_SPOKEN = 72
/**
 * The address of four 32-bit numbers: the failure flag (nonzero after a failure), the number of
 * planes, and the two lanes.
 */
export const MATCH_SUMS = 80
/**
 * The size of an automaton entry, in bytes. An entry contains the addresses of the next state's
 * entries and of the data of its planes.
 */
export const STEP_BYTES = 8
/**
 * The size of the data of a plane, in bytes. The data are the number of positions with a claim, the
 * two lanes, and 4 unused bytes.
 */
export const PLANE_BYTES = 16
/**
 * The number of bytes that precede the plane data of a state. These bytes contain the addresses of
 * the state's two templates (see `matcherCode`).
 */
export const TEMPLATE_BYTES = 16

const rotate = binary(0x77)

/**
 * The module that compares outcomes, stored as one bit per position, with templates. The module
 * exports `match(address, from, to, state)`, which visits the same planes as the `decode` of
 * `reader-code.ts` and adds its results to the header. `state` is the address of the entries of the
 * state before the planes' own piles are read.
 *
 * The entry for the last pile of a plane (x_2, numbered from 0) refers to the templates of the
 * state, which have the layout of the rows of planes. One template marks the positions that are
 * claimed to be P, and the other marks all positions with a claim. The entry also refers to the
 * data of its planes.
 */
export function matcherCode(
  piles: number,
  hasWords: boolean,
  shared: boolean,
): Uint8Array<ArrayBuffer> {
  return encodeModule({ functions: [match(piles, hasWords)], table: [], shared })
}

interface Sums {
  readonly spoken: Local
  readonly fails: Local
  readonly planes: Local
  readonly first: Local
  readonly second: Local
}

function match(piles: number, hasWords: boolean): FunctionCode {
  const locals = localsBehind(4)
  const i = (): Local => locals.declare('i32')
  const sums: Sums = {
    spoken: locals.declare('i64'),
    fails: i(),
    planes: i(),
    first: i(),
    second: i(),
  }
  const numbers = [sums.fails, sums.planes, sums.first, sums.second]
  const onePlane = plane(locals, sums, hasWords)
  const body = [
    set(sums.spoken, load64(i32(MATCH_SPOKEN))),
    numbers.map((sum, k) => set(sum, load32(i32(MATCH_SUMS + 4 * k)))),
    planes(piles, locals, onePlane),
    store64(i32(MATCH_SPOKEN), 0, get(sums.spoken)),
    numbers.map((sum, k) => store32(i32(MATCH_SUMS + 4 * k), 0, get(sum))),
  ]
  return { parameters: 4, declared: locals.declared, body, name: 'match' }
}

/**
 * Runs the code of a plane for all planes, with the address of the state that follows when the
 * plane's pile is read.
 */
function planes(piles: number, locals: Locals, plane: (c: Local, after: Local) => Code): Code {
  const [from, to, state] = [1, 2, 3]
  const lowest = 2
  const highest = Math.max(lowest, piles - 2)
  const declare = (): Local => locals.declare('i32')
  const x = Array.from({ length: highest + 1 }, (_, i) => (i === highest ? from : declare()))
  const states = Array.from({ length: highest + 1 }, declare)
  const below = (pile: number, before: Local, end: Code): Code => {
    const here = x[pile]!
    const after = states[pile]!
    return whileLoop(
      less(get(here), end),
      set(after, load32(add(get(before), shl(get(here), i32(3))), pile === lowest ? 4 : 0)),
      pile === lowest
        ? plane(here, after)
        : [set(x[pile - 1]!, i32(0)), below(pile - 1, after, add(get(here), i32(1)))],
      increase(here, i32(1)),
    )
  }
  return below(highest, state, get(to))
}

/** Compares the plane x_2 = c, and sets parameter 0 to the address of the next plane. */
function plane(locals: Locals, sums: Sums, hasWords: boolean): (c: Local, after: Local) => Code {
  const d = 0
  const i = (): Local => locals.declare('i32')
  const [q, end, isP, spoken, known] = [i(), i(), i(), i(), i()] as const
  const wrong = locals.declare('v128')
  const wrongAt = (offset: number): Code =>
    andVector(
      xorVector(loadVector(get(q), offset), loadVector(get(isP), offset)),
      loadVector(get(spoken), offset),
    )
  /** Compares `count` vectors at a time, for as long as at least `count` vectors remain. */
  const vectors = (count: number): Code =>
    whileLoop(
      lessAddress(add(get(q), i32(16 * count - 1)), get(end)),
      set(
        wrong,
        Array.from({ length: count }, (_, k) => k).reduce<Code>(
          (found, k) => orVector(found, wrongAt(16 * k)),
          get(wrong),
        ),
      ),
      [q, isP, spoken].map((address) => increase(address, i32(16 * count))),
    )
  const tailMask = loadVector(sub(add(i32(TAIL_MASKS + 16), get(q)), get(end)))
  const lastBytes = when(
    lessAddress(get(q), get(end)),
    set(wrong, orVector(get(wrong), andNotVector(wrongAt(0), tailMask))),
  )
  const lastWord = and64(xor64(load64(get(q)), load64(get(isP))), load64(get(spoken)))
  const turn = (lane: Local, word: Code, k: 0 | 1): Code =>
    set(lane, rotate(mul(xor(get(lane), word), i32(FOLD_FACTORS[k])), i32(FOLD_TURNS[k])))
  return (c, after) => [
    set(q, get(d)),
    // The address where rows 0..c end is the start of row c + 1, or one row before this start.
    set(end, add(get(d), rowPlace(add(get(c), i32(1))))),
    set(known, add(get(after), add(i32(TEMPLATE_BYTES), shl(get(c), i32(4))))),
    set(isP, load32(get(after))),
    set(spoken, load32(get(after), 4)),
    set(wrong, vectorOf(0)),
    vectors(8),
    vectors(1),
    hasWords ? [] : lastBytes,
    set(sums.fails, or(get(sums.fails), isAnySet(get(wrong)))),
    hasWords
      ? when(lessAddress(get(q), get(end)), [
          set(sums.fails, or(get(sums.fails), notZero(lastWord))),
        ])
      : [],
    set(sums.spoken, add64(get(sums.spoken), widen(load32(get(known))))),
    turn(sums.first, load32(get(known), 4), 0),
    turn(sums.second, load32(get(known), 8), 1),
    increase(sums.planes, i32(1)),
    increase(d, planeBytes(c)),
  ]
}

/** Code whose result is 0 if a 64-bit number is 0, and otherwise 1. */
function notZero(word: Code): Code {
  return [word, i32(0), 0xad, 0x52]
}
