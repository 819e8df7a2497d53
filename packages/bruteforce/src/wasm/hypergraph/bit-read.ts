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
  when,
  whileLoop,
  widen,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { andVector, equalBytes, loadSplat, shuffle, storeVector, vectorOf } from '../encode/simd.ts'
import { EDGE_COUNTED, EDGE_PLANE, EDGE_WORDS } from './edge-header.ts'
import { eachPlace, readOf } from './each-place.ts'

const BITS = [1, 2, 4, 8, 16, 32, 64, 128]
const EACH_BIT: Code = [0xfd, 0x0c, BITS, BITS]
const TWO_BYTES = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1]

/**
 * The function `decode(at, to)`. The function decodes rows of bits for the values of the piles 2..n
 * in the header. It writes the entries in rank order, with 0 for P and 1 for N. The first row is at
 * the address `at`. The function overwrites up to 15 bytes after the entries.
 */
export function bitDecode(piles: number): FunctionCode {
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
      lessAddress(get(to), get(end)),
      set(q, get(cell)),
      set(wordEnd, add(get(to), i32(64))),
      when(lessAddress(get(end), get(wordEnd)), set(wordEnd, get(end))),
      whileLoop(
        lessAddress(get(to), get(wordEnd)),
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
    set(size, readOf(1).count),
    set(plane, load32(i32(EDGE_PLANE))),
    eachPlace(others(piles), { cell: at }, locals, row),
  ]
  return { parameters: 2, declared: locals.declared, body, name: 'decode' }
}

/**
 * The function `count(at)`. It counts the P-positions in the rows that `decode` would read, and
 * adds their number to the counter in the header.
 */
export function bitCount(piles: number, bytes: 1 | 2 | 4 | 8): FunctionCode {
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
    eachPlace(others(piles), { cell: at }, locals, row),
    store64(i32(EDGE_COUNTED), 0, add64(load64(i32(EDGE_COUNTED)), get(found))),
  ]
  return { parameters: 1, declared: locals.declared, body, name: 'count' }
}

/** All piles except pile 1, whose values are stored within cells. */
function others(piles: number): number[] {
  return Array.from({ length: piles - 1 }, (_, i) => i + 2)
}
