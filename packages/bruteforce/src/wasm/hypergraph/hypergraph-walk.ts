import {
  add,
  call,
  type Code,
  get,
  i32,
  increase,
  less,
  lesser,
  load32,
  type Local,
  mul,
  set,
  shl,
  sub,
  whileLoop,
} from '../encode/code.ts'
import type { CellWidth } from './hypergraph-cell.ts'
import type { PlaneShape } from './hypergraph-edges.ts'
import {
  COUNTS,
  LINE_PITCH,
  ROW_CELLS,
  ROW_COUNT,
  ROW_PITCH,
  SIZE_1,
  SIZE_2,
  STRIP,
} from './hypergraph-header.ts'
import { type FunctionCode, localsBehind, type Locals } from '../encode/module.ts'

/**
 * The function `fill(at)`, which fills the planes of a chunk, the one at this address first.
 * @param plane index of the function that fills a plane
 */
export function fillChunk(piles: number, plane: number): FunctionCode {
  const locals = localsBehind(1)
  const body = planes(piles, 0, locals, call(plane, get(0)))
  return { parameters: 1, declared: locals.declared, body, name: 'fill' }
}

/**
 * The function `unload(at, to)`, which writes the entries of the planes of a chunk by rank.
 * @param strip index of the function of `hypergraph-strip.ts`
 * @param lines index of the function of `hypergraph-lines.ts`
 */
export function unloadChunk(
  piles: number,
  shape: PlaneShape,
  { cell, entry }: CellWidth,
  strip: number,
  lines: number,
): FunctionCode {
  const lanes = 16 / cell
  const isSkewed = shape === 'skewed'
  const [at, to] = [0, 1]
  const locals = localsBehind(2)
  const [y, count, pitch, size1, size2] = [
    locals.declare('i32'),
    locals.declare('i32'),
    locals.declare('i32'),
    locals.declare('i32'),
    locals.declare('i32'),
  ]
  const word = (address: number): Code => load32(i32(address))
  const rows: Code = [
    call(lines, get(at), get(pitch), word(ROW_CELLS), word(ROW_COUNT), get(to)),
    increase(to, mul(mul(word(ROW_CELLS), word(ROW_COUNT)), i32(entry))),
  ]
  const top = add(get(at), shl(get(y), i32(Math.log2(cell))))
  const columns: Code = [
    set(y, i32(0)),
    whileLoop(
      less(get(y), get(size2)),
      call(
        strip,
        isSkewed ? add(top, mul(get(y), get(pitch))) : top,
        get(pitch),
        isSkewed ? add(get(size1), i32(lanes - 1)) : get(size1),
        word(STRIP),
        word(LINE_PITCH),
      ),
      set(count, lesser(i32(lanes), sub(get(size2), get(y)))),
      call(lines, word(STRIP), word(LINE_PITCH), get(size1), get(count), get(to)),
      increase(to, mul(mul(get(size1), get(count)), i32(entry))),
      increase(y, i32(lanes)),
    ),
  ]
  const body: Code = [
    set(pitch, word(ROW_PITCH)),
    set(size1, word(SIZE_1)),
    set(size2, word(SIZE_2)),
    planes(piles, at, locals, shape === 'straight' ? rows : columns),
  ]
  return { parameters: 2, declared: locals.declared, body, name: 'unload' }
}

/** Runs the code for every plane of a chunk, whose address is in `at`, the lowest piles first. */
function planes(piles: number, at: Local, locals: Locals, each: Code): Code {
  let body = each
  for (let pile = 3; pile < piles; pile++) {
    const [x, start] = [locals.declare('i32'), locals.declare('i32')]
    const counts = COUNTS + 8 * (pile - 3)
    body = [
      set(x, i32(0)),
      set(start, get(at)),
      whileLoop(
        less(get(x), load32(i32(counts))),
        body,
        increase(start, load32(i32(counts + 4))),
        set(at, get(start)),
        increase(x, i32(1)),
      ),
    ]
  }
  return body
}
