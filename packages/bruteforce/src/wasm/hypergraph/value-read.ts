import type { TableValue } from '../../task/task.ts'
import {
  add,
  add64,
  call,
  type Code,
  get,
  i32,
  increase,
  less,
  lessAddress,
  lesser,
  load32,
  load64,
  type Local,
  mul,
  popcount,
  set,
  store64,
  sub,
  whileLoop,
  widen,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import {
  addLanes,
  andVector,
  lanesOf,
  loadVector,
  oneIn,
  signBits,
  vectorOf,
} from '../encode/simd.ts'
import { addWords, inWords } from '../read/count-code.ts'
import {
  EDGE_COUNTED,
  EDGE_KEEP,
  EDGE_LINE_PITCH,
  EDGE_PITCH,
  EDGE_ROWS,
  EDGE_STRIP,
} from './edge-header.ts'
import { eachPlane, eachRow } from './edge-loops.ts'
import type { EdgeStencil } from './edge-stencil.ts'
import { eachPlace, readOf } from './each-place.ts'
import { COUNTED_VECTORS } from '../../tuned/tuned.ts'

/**
 * The function `decode(at, to)`. It writes the entries of cells in rank order. The cells have all
 * sizes of pile 1, and the sizes of the other piles that the header contains. The first cell is at
 * the address `at`.
 *
 * @param strip the index of the function of `value-strip.ts`
 * @param lines the index of the function of `value-lines.ts`
 */
export function valueDecode(
  piles: number,
  { shape, along }: EdgeStencil,
  cell: 1 | 2 | 4,
  { strip, lines }: { readonly strip: number; readonly lines: number },
): FunctionCode {
  const [at, to] = [0, 1]
  const lanes = 16 / cell
  const isSkewed = shape === 'skewed'
  const locals = localsBehind(2)
  const [y, from, left, entry] = [
    locals.declare('i32'),
    locals.declare('i32'),
    locals.declare('i32'),
    locals.declare('i32'),
  ]
  const first = readOf(1)
  const second = readOf(2)
  const across = readOf(along)
  /** Code that decodes the entries for all sizes of the piles 1 and 2. */
  const straight = call(
    lines,
    get(at),
    second.stride,
    first.count,
    second.count,
    get(to),
    second.entries,
  )
  /**
   * Code that decodes the entries for all sizes of pile 1 and of the pile that varies along rows.
   * It decodes one vector of rows at a time.
   */
  const crossed: Code = [
    set(y, i32(0)),
    set(from, get(at)),
    set(entry, get(to)),
    whileLoop(
      less(get(y), across.count),
      set(left, lesser(i32(lanes), sub(across.count, get(y)))),
      call(
        strip,
        get(from),
        first.stride,
        isSkewed ? sub(add(first.count, get(left)), i32(1)) : first.count,
        load32(i32(EDGE_STRIP)),
        load32(i32(EDGE_LINE_PITCH)),
      ),
      call(
        lines,
        load32(i32(EDGE_STRIP)),
        load32(i32(EDGE_LINE_PITCH)),
        first.count,
        get(left),
        get(entry),
        across.entries,
      ),
      increase(entry, mul(across.entries, i32(lanes))),
      increase(from, mul(across.stride, i32(lanes))),
      increase(y, i32(lanes)),
    ),
  ]
  const others = Array.from({ length: piles - 1 }, (_, i) => i + 2)
  const outer = others.filter((pile) => pile !== (along === 1 ? 2 : along))
  const each = along === 1 ? straight : crossed
  const body = eachPlace(outer, { cell: at, entry: to }, locals, each)
  return { parameters: 2, declared: locals.declared, body, name: 'decode' }
}

/**
 * The function `count(at)`. It counts the P-positions in the planes over which the header's loops
 * run, and adds this number to the header's counter. The planes begin at the address `at`.
 */
export function valueCount(
  value: TableValue,
  { shape, upper }: EdgeStencil,
  cell: 1 | 2 | 4,
): FunctionCode {
  const at = 0
  const locals = localsBehind(1)
  const i = (): Local => locals.declare('i32')
  const [row, p, size, rowAt, pitch, from, to, end, rest] = [
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
  ] as const
  const found = locals.declare('i64')
  const lanes = lanesOf(cell)
  const isP = (cells: Code): Code =>
    value === 'remoteness' ? lanes.greater(cells, vectorOf(0xff)) : lanes.equal(cells, oneIn(lanes))
  const see = (signs: Code): Code =>
    set(found, add64(get(found), widen(popcount(signBits[cell](signs)))))
  const [sums, total] = [locals.declare('v128'), locals.declare('v128')] as const
  const oneRow: Code = [
    set(end, add(get(p), get(size))),
    whileLoop(
      lessAddress(add(get(p), i32(16 * COUNTED_VECTORS - 1)), get(end)),
      set(sums, isP(loadVector(get(p)))),
      Array.from({ length: COUNTED_VECTORS - 1 }, (_, k) =>
        set(sums, lanes.add(get(sums), isP(loadVector(get(p), 16 * (k + 1))))),
      ),
      set(total, addLanes[4](get(total), inWords(cell, lanes.sub(vectorOf(0), get(sums))))),
      increase(p, i32(16 * COUNTED_VECTORS)),
    ),
    whileLoop(
      lessAddress(add(get(p), i32(15)), get(end)),
      see(isP(loadVector(get(p)))),
      increase(p, i32(16)),
    ),
    set(rest, sub(get(end), get(p))),
    see(andVector(isP(loadVector(get(p))), loadVector(sub(i32(EDGE_KEEP + 16), get(rest))))),
  ]
  const known = { locals, here: at, from, to, row, rowAt, p, size, pitch }
  const body = [
    set(pitch, load32(i32(EDGE_PITCH))),
    set(to, load32(i32(EDGE_ROWS))),
    eachPlane(upper.map(i), at, locals, eachRow(shape === 'skewed', cell, known, oneRow)),
    addWords(found, total),
    store64(i32(EDGE_COUNTED), 0, add64(load64(i32(EDGE_COUNTED)), get(found))),
  ]
  return { parameters: 1, declared: locals.declared, body, name: 'count' }
}
