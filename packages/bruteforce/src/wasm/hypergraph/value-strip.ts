import {
  add,
  type Code,
  get,
  i32,
  increase,
  less,
  lessAddress,
  type Local,
  mul,
  select,
  set,
  sub,
  whileLoop,
} from '../encode/code.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { loadVector, shuffle, storeVector } from '../encode/simd.ts'

/**
 * Code that transposes a strip, one vector wide, so that its columns become lines. It processes one
 * square of cells at a time. Its parameters are, in order: the address of the strip, the number of
 * bytes from row to row, the number of rows, the address of the lines, and the number of bytes from
 * line to line.
 *
 * Column i becomes line i. If the strip is skewed, column i begins i rows later, so line i is
 * written starting i cells before its beginning. The lines must have space for two vectors more
 * than the number of rows.
 */
export function stripCode(bytes: 1 | 2 | 4, isSkewed: boolean): FunctionCode {
  const lanes = 16 / bytes
  const [from, pitch, rows, to, linePitch] = [0, 1, 2, 3, 4]
  const locals = localsBehind(5)
  const [line, step, last] = [
    locals.declare('i32'),
    locals.declare('i32'),
    locals.declare('i32'),
  ] as const
  const cells = Array.from({ length: 2 * lanes }, () => locals.declare('v128'))
  const low = interleaved(bytes, 0)
  const high = interleaved(bytes, lanes / 2)

  const square: Code[] = []
  let some = cells.slice(0, lanes)
  let others = cells.slice(lanes)
  for (let width = 1; width < lanes; width *= 2) {
    for (let i = 0; i < lanes / 2; i++) {
      const a = get(some[i]!)
      const b = get(some[i + lanes / 2]!)
      square.push(set(others[2 * i]!, shuffle(a, b, low)))
      square.push(set(others[2 * i + 1]!, shuffle(a, b, high)))
    }
    ;[some, others] = [others, some]
  }
  const eachOf = (list: readonly Local[], code: (local: Local) => Code): Code => list.map(code)
  const body: Code = [
    set(step, isSkewed ? sub(get(linePitch), i32(bytes)) : get(linePitch)),
    set(last, add(get(from), mul(sub(get(rows), i32(1)), get(pitch)))),
    whileLoop(
      less(i32(0), get(rows)),
      eachOf(cells.slice(0, lanes), (cell) => [
        set(cell, loadVector(get(from))),
        // The memory may end directly after the last row. Instead of a row that does not exist, the
        // code reads the last row again and does not use the result.
        increase(from, select(get(pitch), i32(0), lessAddress(get(from), get(last)))),
      ]),
      square,
      set(line, get(to)),
      eachOf(some, (cell) => [
        storeVector(get(line), 0, get(cell)),
        set(line, add(get(line), get(step))),
      ]),
      increase(to, i32(16)),
      set(rows, sub(get(rows), i32(lanes))),
    ),
  ]
  return { parameters: 5, declared: locals.declared, body }
}

/**
 * The byte indices of a shuffle that takes lanes alternately from two vectors, starting with the
 * given lane of each vector. A lane has `bytes` bytes.
 */
function interleaved(bytes: number, first: number): number[] {
  return Array.from({ length: 16 }, (_, i) => {
    const lane = Math.floor(i / bytes)
    const vector = lane % 2
    return 16 * vector + (first + Math.floor(lane / 2)) * bytes + (i % bytes)
  })
}
