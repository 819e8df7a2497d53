import {
  add,
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
  when,
  whileLoop,
} from '../encode/code.ts'
import type { Locals } from '../encode/module.ts'
import { EDGE_LOOPS, EDGE_ROW, EDGE_SIZE_ROW } from './edge-header.ts'
import type { RowLocals } from './row-code.ts'

/**
 * Runs the code for every plane in the loops that the header describes. The local `at` stores the
 * address of the plane.
 */
export function eachPlane(values: readonly Local[], at: Local, locals: Locals, plane: Code): Code {
  return values.reduce<Code>((nest, value, k) => {
    const [last, begun] = [locals.declare('i32'), locals.declare('i32')]
    const loop = EDGE_LOOPS + 12 * k
    return [
      set(value, load32(i32(loop))),
      set(last, load32(i32(loop + 4))),
      set(begun, get(at)),
      whileLoop(
        less(get(value), get(last)),
        nest,
        increase(begun, load32(i32(loop + 8))),
        set(at, get(begun)),
        increase(value, i32(1)),
      ),
    ]
  }, plane)
}

/**
 * Runs the code for the rows from ≤ row < to of the plane `here`. For each row, it sets `p` and
 * `size`.
 */
export function eachRow(
  isSkewed: boolean,
  cell: number,
  known: Pick<RowLocals, 'locals' | 'row' | 'p' | 'size'> &
    Readonly<Record<'here' | 'from' | 'to' | 'rowAt' | 'pitch', Local>>,
  code: Code,
): Code {
  const { locals, here, from, to, row, rowAt, p, size, pitch } = known
  const [longest, first] = [locals.declare('i32'), locals.declare('i32')]
  const log = Math.log2(cell)
  const bounds: Code = isSkewed
    ? [
        set(first, sub(get(row), sub(load32(i32(EDGE_SIZE_ROW)), i32(1)))),
        when(less(get(first), i32(0)), set(first, i32(0))),
        set(p, add(get(rowAt), shl(get(first), i32(log)))),
        set(size, lesser(add(shl(get(row), i32(log)), i32(cell)), get(longest))),
        set(size, sub(get(size), shl(get(first), i32(log)))),
      ]
    : [set(p, get(rowAt)), set(size, get(longest))]
  return [
    set(longest, load32(i32(EDGE_ROW))),
    set(row, get(from)),
    set(rowAt, add(get(here), mul(get(from), get(pitch)))),
    whileLoop(
      less(get(row), get(to)),
      bounds,
      code,
      increase(rowAt, get(pitch)),
      increase(row, i32(1)),
    ),
  ]
}
