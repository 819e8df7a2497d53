import {
  add,
  atMost,
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
  store32,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import type { EntryCell } from './hypergraph-cell.ts'
import type { EdgeGroup, PlaneShape } from './hypergraph-edges.ts'
import {
  DISTANCES,
  PLANE_OVERFLOW,
  ROW_CELLS,
  ROW_COUNT,
  ROW_PITCH,
  SIZE_1,
  PLANE_TAIL_MASKS,
} from './hypergraph-header.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { andNotVector, isAnySet, loadVector, storeVector, vectorOf } from '../encode/simd.ts'

/**
 * Code that fills the rows of a plane. Parameter: address of the cell (0, 0).
 *
 * Every row ends with a closing cell, which says "no such option" to the row behind it; a plane
 * begins with closing rows. So a row is a stencil at constant distances without a branch. A row of
 * more than a vector ends with a vector that overlaps the one before: it fills some cells twice,
 * with the same values, as no option lies in the row. A shorter row blanks what lies behind it;
 * those cells are closing ones, or filled later.
 */
export function planeCode(
  groups: readonly EdgeGroup[],
  shape: PlaneShape,
  cell: EntryCell,
): FunctionCode {
  const { lanes } = cell
  const { bytes } = lanes
  const shift = Math.log2(bytes)
  const unrolled = groups.length <= 16 ? 4 : 2
  const at = 0
  const locals = localsBehind(1)
  const i = (): Local => locals.declare('i32')
  const [row, rows, p, q, t] = [i(), i(), i(), i(), i()]
  const [end, size, longest, first, pitch] = [i(), i(), i(), i(), i()]
  const distances = groups.map(i)
  const sums = Array.from({ length: unrolled }, () => locals.declare('v128'))
  const seen = locals.declare('v128')

  const gather = (some: readonly Local[], here: Local): Code =>
    groups.map((group, index) => {
      const offsets = [...(group.same ? [bytes] : []), ...(group.before ? [0] : [])]
      return [
        set(t, sub(get(here), get(distances[index]!))),
        some.map((sum, vector) =>
          offsets.map((offset, k) => {
            const option = loadVector(get(t), offset + 16 * vector)
            const isFirst = index === 0 && k === 0
            return set(sum, isFirst ? option : cell.combine(get(sum), option))
          }),
        ),
      ]
    })
  const see = (cells: Code): Code => (cell.overflows ? set(seen, lanes.max(get(seen), cells)) : [])

  const fill = (count: number, here: Local): Code => {
    const some = sums.slice(0, count)
    return [
      gather(some, here),
      some.map((sum, vector) => [
        see(get(sum)),
        storeVector(get(here), 16 * vector, cell.finish(get(sum))),
      ]),
    ]
  }
  const [sum] = sums as [Local]
  const shortRow: Code = [
    gather([sum], p),
    see(andNotVector(get(sum), maskBehind(size))),
    storeVector(get(p), 0, cell.blank(cell.finish(get(sum)), maskBehind(size))),
  ]
  const longRow: Code = [
    set(q, get(p)),
    whileLoop(
      atMost(add(get(q), i32(16 * (unrolled - 1))), get(end)),
      fill(unrolled, q),
      increase(q, i32(16 * unrolled)),
    ),
    whileLoop(less(get(q), get(end)), fill(1, q), increase(q, i32(16))),
    when(less(get(q), add(get(end), i32(16))), fill(1, end)),
  ]

  /** Sets p and size, the first cell of the row and the bytes of its cells. */
  const bounds: Code =
    shape !== 'skewed'
      ? [set(p, get(at)), set(size, get(longest))]
      : [
          set(first, sub(get(row), sub(load32(i32(SIZE_1)), i32(1)))),
          when(less(get(first), i32(0)), set(first, i32(0))),
          set(p, add(get(at), shl(get(first), i32(shift)))),
          set(size, lesser(add(shl(get(row), i32(shift)), i32(bytes)), get(longest))),
          set(size, sub(get(size), shl(get(first), i32(shift)))),
        ]
  const body: Code = [
    distances.map((local, index) => set(local, load32(i32(DISTANCES + 4 * index)))),
    set(pitch, load32(i32(ROW_PITCH))),
    set(rows, load32(i32(ROW_COUNT))),
    set(longest, mul(load32(i32(ROW_CELLS)), i32(bytes))),
    cell.overflows ? set(seen, vectorOf(0)) : [],
    whileLoop(
      less(get(row), get(rows)),
      bounds,
      set(end, sub(add(get(p), get(size)), i32(16))),
      when(less(get(end), get(p)), shortRow, longRow),
      increase(at, get(pitch)),
      increase(row, i32(1)),
    ),
    cell.overflows
      ? when(
          isAnySet(lanes.equal(get(seen), vectorOf(0xff))),
          store32(i32(PLANE_OVERFLOW), 0, i32(1)),
        )
      : [],
  ]
  return { parameters: 1, declared: locals.declared, body }
}

/** All ones from the byte `size` < 16 on. */
function maskBehind(size: Local): Code {
  return loadVector(sub(i32(PLANE_TAIL_MASKS + 16), get(size)))
}
