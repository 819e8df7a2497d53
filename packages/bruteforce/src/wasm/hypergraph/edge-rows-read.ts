import {
  add,
  add64,
  and,
  type Code,
  get,
  i32,
  increase,
  less,
  lesser,
  load16Signed,
  load32,
  load64,
  load8Signed,
  type Local,
  popcount,
  popcount64,
  set,
  store64,
  sub,
  whileLoop,
  widen,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind, type Locals } from '../encode/module.ts'
import { andVector, equalBytes, loadSplat, shuffle, storeVector, vectorOf } from '../encode/simd.ts'
import { EDGE_COUNTED, EDGE_PLANE, EDGE_READ, EDGE_SIZE_1, EDGE_WORDS } from './edge-rows-header.ts'

const BITS = [1, 2, 4, 8, 16, 32, 64, 128]
const EACH_BIT: Code = [0xfd, 0x0c, BITS, BITS]
const TWO_BYTES = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]

/**
 * The function `decode(at, to)`, which writes the entries of rows of bits by rank, 0 = P, 1 = N: those of the
 * piles 2..n as the header says, the first at this address. Up to 15 bytes behind the entries are overwritten.
 */
export function edgeRowsDecode(piles: number): FunctionCode {
  const [at, to] = [0, 1]
  const locals = localsBehind(2)
  const i = (): Local => locals.declare('i32')
  const [cell, q, end, wordEnd, size, plane] = [i(), i(), i(), i(), i(), i()] as const
  const bits = locals.declare('v128')
  const spread = shuffle(loadSplat(2, get(q)), vectorOf(0), TWO_BYTES)
  const row: Code = [
    set(cell, get(at)),
    set(end, add(get(to), get(size))),
    whileLoop(
      less(get(to), get(end)),
      set(q, get(cell)),
      set(wordEnd, add(get(to), i32(64))),
      set(wordEnd, lesser(get(wordEnd), get(end))),
      whileLoop(
        less(get(to), get(wordEnd)),
        set(bits, equalBytes(andVector(spread, EACH_BIT), vectorOf(0))),
        storeVector(get(to), 0, andVector(get(bits), vectorOf(1))),
        increase(q, i32(2)),
        increase(to, i32(16)),
      ),
      increase(cell, get(plane)),
    ),
    set(to, get(end)),
  ]
  const body = [
    set(size, load32(i32(EDGE_SIZE_1))),
    set(plane, load32(i32(EDGE_PLANE))),
    eachRow(piles, at, locals, row),
  ]
  return { parameters: 2, declared: locals.declared, body, name: 'decode' }
}

/** The function `count(at)`, which adds the number of P-positions of the same rows to the header's counter. */
export function edgeRowsCount(piles: number, bytes: 1 | 2 | 4 | 8): FunctionCode {
  const at = 0
  const locals = localsBehind(1)
  const [cell, left] = [locals.declare('i32'), locals.declare('i32')] as const
  const found = locals.declare('i64')
  const here = get(cell)
  const ones: Readonly<Record<typeof bytes, Code>> = {
    1: widen(popcount(and(load8Signed(here), i32(0xff)))),
    2: widen(popcount(and(load16Signed(here), i32(0xffff)))),
    4: widen(popcount(load32(here))),
    8: popcount64(load64(here)),
  }
  const row: Code = [
    set(cell, get(at)),
    set(left, load32(i32(EDGE_WORDS))),
    whileLoop(
      less(i32(0), get(left)),
      set(found, add64(get(found), ones[bytes])),
      increase(cell, load32(i32(EDGE_PLANE))),
      set(left, sub(get(left), i32(1))),
    ),
  ]
  const body = [
    eachRow(piles, at, locals, row),
    store64(i32(EDGE_COUNTED), 0, add64(load64(i32(EDGE_COUNTED)), get(found))),
  ]
  return { parameters: 1, declared: locals.declared, body, name: 'count' }
}

/** Runs the code for every row of bits, whose address is in `at`, the lowest piles first. */
function eachRow(piles: number, at: Local, locals: Locals, row: Code): Code {
  let body = row
  for (let pile = 2; pile <= piles; pile++) {
    const [x, start] = [locals.declare('i32'), locals.declare('i32')]
    const loop = EDGE_READ + 8 * (pile - 2)
    body = [
      set(x, i32(0)),
      set(start, get(at)),
      whileLoop(
        less(get(x), load32(i32(loop))),
        body,
        increase(start, load32(i32(loop + 4))),
        set(at, get(start)),
        increase(x, i32(1)),
      ),
    ]
  }
  return body
}
