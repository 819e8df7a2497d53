import { add, get, i32, increase, less, mul, set, sub, whileLoop } from '../encode/code.ts'
import type { CellWidth, EntryCell } from './hypergraph-cell.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { loadVector, storeVector } from '../encode/simd.ts'

/**
 * Code that makes entries of the cells of lines, without gaps. Parameters: address of the first
 * line, bytes from line to line, cells of a line, number of lines, address of the entries. Up to 15
 * bytes behind the last entry are overwritten.
 */
export function linesCode(cell: EntryCell, { cell: bytes, entry }: CellWidth): FunctionCode {
  const [from, pitch, cells, lines, to] = [0, 1, 2, 3, 4]
  const locals = localsBehind(5)
  const [p, q, end] = [locals.declare('i32'), locals.declare('i32'), locals.declare('i32')]
  const { before, entries } = cell.decode((vector) => loadVector(get(p), 16 * vector), locals)
  const body = whileLoop(
    less(i32(0), get(lines)),
    set(p, get(from)),
    set(q, get(to)),
    set(end, add(get(to), mul(get(cells), i32(entry)))),
    whileLoop(
      less(get(q), get(end)),
      before,
      storeVector(get(q), 0, entries),
      increase(p, i32((16 * bytes) / entry)),
      increase(q, i32(16)),
    ),
    set(to, get(end)),
    increase(from, get(pitch)),
    set(lines, sub(get(lines), i32(1))),
  )
  return { parameters: 5, declared: locals.declared, body }
}
