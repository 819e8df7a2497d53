import {
  add,
  add64,
  and,
  type Code,
  get,
  i32,
  increase,
  less,
  lessAddress,
  lesser,
  load64,
  type Local,
  mul,
  popcount64,
  set,
  shl,
  shl64,
  shr,
  sub,
  toNumber,
  when,
  whileLoop,
  widen,
} from '../encode/code.ts'
import { type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import {
  addLanes,
  addPairs16,
  addPairs8,
  andNotVector,
  lane32,
  lanesOf,
  loadVector,
  oneIn,
  vectorOf,
} from '../encode/simd.ts'
import { TAIL_MASKS } from '../slow/header.ts'
import { SEGMENT_ROWS } from '../octets/octet-layout.ts'
import { planeBytes, planesOf, rowBytes, rowPlace } from './planes.ts'
import type { ReaderSpec } from './reader-spec.ts'

/** The function `count` of a reader, see `reader-code.ts`. */
export function countCode(spec: ReaderSpec): FunctionCode {
  const counts = {
    rows: countRows,
    octets: countOctets,
    straight: countCells,
    skewed: countCells,
    flat: countFlat,
  }
  return counts[spec.shape](spec)
}

function countRows(spec: ReaderSpec): FunctionCode {
  const d = 0
  const locals = localsBehind(3)
  const i = (): Local => locals.declare('i32')
  const [q, end, first, top, width] = [i(), i(), i(), i(), i()] as const
  const found = locals.declare('i64')
  const words: Code = whileLoop(
    lessAddress(get(q), get(end)),
    set(found, add64(get(found), popcount64(load64(get(q))))),
    increase(q, i32(8)),
  )
  /**
   * Code that counts the P-positions in rows of `width` bytes, from the row `first` to the row
   * before `top`.
   */
  const rows = (below: Code): Code => [
    set(q, add(get(d), rowPlace(get(first)))),
    set(end, add(get(q), mul(sub(lesser(get(top), below), get(first)), get(width)))),
    words,
  ]
  const nest = planesOf(spec.piles, locals, (c) => [
    set(top, add(get(c), i32(1))),
    set(first, i32(0)),
    set(width, i32(8)),
    rows(i32(64)),
    when(less(i32(64), get(top)), [
      set(first, i32(64)),
      set(width, i32(16)),
      rows(i32(128)),
      set(first, i32(128)),
      whileLoop(less(get(first), get(top)), [
        increase(width, i32(16)),
        rows(add(get(first), i32(128))),
        increase(first, i32(128)),
      ]),
    ]),
    increase(d, planeBytes(c)),
  ])
  return counting(3, locals, nest, found)
}

function countOctets(spec: ReaderSpec): FunctionCode {
  const d = 0
  const locals = localsBehind(3)
  const i = (): Local => locals.declare('i32')
  const [q, end, first, width] = [i(), i(), i(), i()] as const
  const found = locals.declare('i64')
  const addBits = (word: Code): Code => set(found, add64(get(found), popcount64(word)))
  const rest = sub(get(end), get(q))
  const nest = planesOf(spec.piles, locals, (c) => [
    set(first, i32(0)),
    set(width, i32(1)),
    whileLoop(less(get(first), add(get(c), i32(1))), [
      set(q, add(get(d), rowPlace(get(first)))),
      set(end, sub(add(get(c), i32(1)), get(first))),
      set(end, add(get(q), mul(lesser(get(end), i32(SEGMENT_ROWS)), get(width)))),
      whileLoop(less(i32(7), rest), addBits(load64(get(q))), increase(q, i32(8))),
      when(rest, addBits(shl64(load64(get(q)), widen(sub(i32(64), shl(rest, i32(3))))))),
      increase(first, i32(SEGMENT_ROWS)),
      increase(width, i32(1)),
    ]),
    increase(d, planeBytes(c)),
  ])
  return counting(3, locals, nest, found)
}

function countCells(spec: ReaderSpec): FunctionCode {
  const locals = localsBehind(2)
  const found = locals.declare('i64')
  return counting(2, locals, cellsBetween(spec, locals, found, { q: 0, end: 1 }), found)
}

function countFlat(spec: ReaderSpec): FunctionCode {
  const d = 0
  const locals = localsBehind(3)
  const [q, end] = [locals.declare('i32'), locals.declare('i32')] as const
  const found = locals.declare('i64')
  const nest = planesOf(spec.piles, locals, (c) => [
    set(q, get(d)),
    set(end, add(get(d), mul(add(get(c), i32(1)), rowBytes(c)))),
    cellsBetween(spec, locals, found, { q, end }),
    increase(d, planeBytes(c)),
  ])
  return counting(3, locals, nest, found)
}

function counting(
  parameters: number,
  { declared }: Locals,
  body: Code,
  found: Local,
): FunctionCode {
  return { parameters, result: 'f64', declared, body: [body, toNumber(get(found))], name: 'count' }
}

/**
 * The maximum number of vectors of zeros and ones that can be added byte by byte without overflow.
 */
const SUMMED = 255

/**
 * Adds the number of P-positions from address q to the end. The code does not count closing cells.
 */
function cellsBetween(
  spec: ReaderSpec,
  locals: Locals,
  found: Local,
  { q, end }: { readonly q: Local; readonly end: Local },
): Code {
  const bytes = spec.bytes as 1 | 2 | 4
  const lanes = lanesOf(bytes)
  const i = (): Local => locals.declare('i32')
  const [left, some, rest] = [i(), i(), i()] as const
  const [sums, total] = [locals.declare('v128'), locals.declare('v128')] as const
  /** A vector with all ones in each lane (cell) that represents a P-position. */
  const isP = (cells: Code): Code =>
    spec.value === 'remoteness'
      ? lanes.greater(cells, vectorOf(0xff))
      : lanes.equal(cells, oneIn(lanes))
  const count = (ones: Code): Code => set(sums, lanes.sub(get(sums), ones))
  const vectors = (number: number): Code =>
    whileLoop(
      less(i32(number - 1), get(some)),
      Array.from({ length: number }, (_, k) => count(isP(loadVector(get(q), 16 * k)))),
      increase(q, i32(16 * number)),
      set(some, sub(get(some), i32(number))),
    )
  const addSums: Code = [
    set(total, addLanes[4](get(total), inWords(bytes, get(sums)))),
    set(sums, vectorOf(0)),
  ]
  const tailMask = loadVector(sub(i32(TAIL_MASKS + 16), get(rest)))
  return [
    set(total, vectorOf(0)),
    set(left, shr(sub(get(end), get(q)), i32(4))),
    set(rest, and(sub(get(end), get(q)), i32(15))),
    whileLoop(
      less(i32(0), get(left)),
      set(some, lesser(get(left), i32(SUMMED))),
      set(left, sub(get(left), get(some))),
      vectors(4),
      vectors(1),
      addSums,
    ),
    count(andNotVector(isP(loadVector(get(q))), tailMask)),
    addSums,
    addWords(found, total),
  ]
}

/**
 * Adds up the lanes of a vector, which have 1, 2 or 4 bytes each. The result is a vector with four
 * partial sums of four bytes each.
 */
export function inWords(bytes: 1 | 2 | 4, lanes: Code): Code {
  return bytes === 4 ? lanes : addPairs16(bytes === 1 ? addPairs8(lanes) : lanes)
}

/** Adds the four 32-bit numbers in a vector to the number in a local variable. */
export function addWords(found: Local, vector: Local): Code {
  return [0, 1, 2, 3].map((lane) => set(found, add64(get(found), widen(lane32(lane, get(vector))))))
}
