import { type Code, get, i32, type Local, set, sub } from '../encode/code.ts'
import { andNotVector, loadVector, storeVector, vectorOf } from '../encode/simd.ts'
import { noteOverflow } from '../slow/note-overflow.ts'
import { EDGE_KEEP, EDGE_OVERFLOW } from './edge-header.ts'
import type { RowCode, RowLocals } from './row-code.ts'
import type { EdgeStencil } from './edge-stencil.ts'
import type { EntryCell } from './value-cell.ts'

/** Rows of values. Each cell is computed from the cells of its options. */
export function valueRows(
  cell: EntryCell,
  { groups }: EdgeStencil,
  { locals, distances, p, size }: RowLocals,
): RowCode {
  const { lanes } = cell
  const unrolled = groups.length <= 16 ? 4 : 2
  const t = locals.declare('i32')
  const sums = Array.from({ length: unrolled }, () => locals.declare('v128'))
  const seen = locals.declare('v128')

  const gather = (some: readonly Local[], to: Local): Code =>
    groups.map(({ sources }, g) => [
      set(t, sub(get(to), get(distances[g]!))),
      some.map((sum, vector) =>
        sources.map(({ before }, k) => {
          const option = loadVector(get(t), 16 * vector + (before ? 0 : lanes.bytes))
          return set(sum, g === 0 && k === 0 ? option : cell.combine(get(sum), option))
        }),
      ),
    ])
  const see = (cells: Code): Code => (cell.overflows ? set(seen, lanes.max(get(seen), cells)) : [])
  const [sum] = sums as [Local]
  const behind = loadVector(sub(i32(EDGE_KEEP + 32), get(size)))
  return {
    none: cell.none,
    isUniform: true,
    unrolled,
    begin: cell.overflows ? set(seen, vectorOf(0)) : [],
    beginRows: [],
    end: noteOverflow(cell, seen, EDGE_OVERFLOW),
    short: () => [
      gather([sum], p),
      see(andNotVector(get(sum), behind)),
      storeVector(get(p), 0, cell.finish(get(sum))),
    ],
    first: () => [],
    vectors: (count, to) => {
      const some = sums.slice(0, count)
      return [
        gather(some, to),
        some.map((each, vector) => [
          see(get(each)),
          storeVector(get(to), 16 * vector, cell.finish(get(each))),
        ]),
      ]
    },
  }
}
