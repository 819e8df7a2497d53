import {
  add,
  get,
  i32,
  increase,
  less,
  lessAddress,
  mul,
  set,
  sub,
  type Code,
  whileLoop,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { andNotVector, andVector, loadVector, orVector, storeVector } from '../encode/simd.ts'
import type { CellWidth, EntryCell } from './value-cell.ts'

/**
 * Code that converts the cells of lines into entries. Its first parameters describe the lines: the
 * address of the first line, the number of bytes from line to line, the number of cells per line,
 * and the number of lines. The last two parameters describe the entries: their address, and the
 * number of bytes from the entries of one line to those of the next.
 *
 * @param keep the address of 16 bytes of ones and 16 bytes of zeros. If given, the bytes after the
 *   entries of a line are preserved. Otherwise up to 15 of these bytes are overwritten
 */
export function linesCode(
  cell: EntryCell,
  { cell: bytes, entry }: CellWidth,
  keep?: number,
): FunctionCode {
  const [from, pitch, cells, lines, to, step] = [0, 1, 2, 3, 4, 5]
  const locals = localsBehind(6)
  const [p, q, end] = [locals.declare('i32'), locals.declare('i32'), locals.declare('i32')] as const
  const { before, entries } = cell.decode((vector) => loadVector(get(p), 16 * vector), locals)
  const last = (mask: Code): Code => [
    before,
    storeVector(
      get(q),
      0,
      orVector(andVector(entries, mask), andNotVector(loadVector(get(q)), mask)),
    ),
  ]
  const body = whileLoop(
    less(i32(0), get(lines)),
    set(p, get(from)),
    set(q, get(to)),
    set(end, add(get(to), mul(get(cells), i32(entry)))),
    whileLoop(
      lessAddress(keep === undefined ? get(q) : add(get(q), i32(15)), get(end)),
      before,
      storeVector(get(q), 0, entries),
      increase(p, i32((16 * bytes) / entry)),
      increase(q, i32(16)),
    ),
    keep === undefined ? [] : last(loadVector(sub(add(i32(keep + 16), get(q)), get(end)))),
    increase(to, get(step)),
    increase(from, get(pitch)),
    set(lines, sub(get(lines), i32(1))),
  )
  return { parameters: 6, declared: locals.declared, body }
}
