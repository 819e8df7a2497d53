import { add, call, get, i32, increase, less, lesser, set, shl, whileLoop } from '../encode/code.ts'
import type { CellWidth } from '../hypergraph/value-cell.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'

/**
 * The function `unload(y, cap, rows, cells, lines, pitch, to)`. The function writes the entries of
 * the first rows of a band in rank order. `lines` is the address of a buffer with one line of
 * `pitch` bytes for each row.
 *
 * @param strip the index of the function of `value-strip.ts`, skewed
 * @param line the index of the function of `value-lines.ts`
 */
export function unloadBand({ cell, entry }: CellWidth, strip: number, line: number): FunctionCode {
  const lanes = 16 / cell
  const [y, cap, rows, cells, lines, pitch, to] = [0, 1, 2, 3, 4, 5, 6]
  const locals = localsBehind(7)
  const [end, length] = [locals.declare('i32'), locals.declare('i32')]
  const whole = add(get(cap), i32(1))
  const body = [
    set(length, add(lesser(add(get(y), i32(lanes)), whole), i32(lanes - 1))),
    call(strip, get(cells), i32(16), get(length), get(lines), get(pitch)),
    set(end, add(get(y), get(rows))),
    whileLoop(
      less(get(y), get(end)),
      set(length, lesser(add(get(y), i32(1)), whole)),
      call(line, get(lines), i32(0), get(length), i32(1), get(to), i32(0)),
      increase(to, shl(get(length), i32(entry - 1))),
      increase(lines, get(pitch)),
      increase(y, i32(1)),
    ),
  ]
  return { parameters: 7, declared: locals.declared, body, name: 'unload' }
}
