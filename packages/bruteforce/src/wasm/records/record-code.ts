import {
  add,
  and,
  atMost,
  type Code,
  get,
  i32,
  increase,
  less,
  lessAddress,
  type Local,
  load16,
  load8,
  mul,
  select,
  set,
  shl,
  shr,
  store16,
  store8,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { encodeModule, type FunctionCode, localsBehind } from '../encode/module.ts'
import { lanesOf, loadVector, storeVector } from '../encode/simd.ts'

/** The number of bytes in which each value is stored. */
export type RecordBytes = 1 | 2

/**
 * The module that finds records (see `records-on-box.ts`). It exports `raise(below, upTo, bytes)`,
 * which processes `bytes` bytes at each of the addresses `below` and `upTo`. It also exports
 * `reach(upTo, below, firstPlane, top, firstRow)`, whose first two arguments are the addresses for
 * the first position.
 */
export function recordCode(bytes: RecordBytes): Uint8Array<ArrayBuffer> {
  return encodeModule({ functions: [raise(bytes), reach(bytes)], table: [], shared: false })
}

function raise(bytes: RecordBytes): FunctionCode {
  const [below, upTo, length] = [0, 1, 2]
  const locals = localsBehind(3)
  const [end, one, other] = [locals.declare('i32'), locals.declare('i32'), locals.declare('i32')]
  const { max } = lanesOf(bytes)
  const { load, store } = accessOf(bytes)
  const vector = storeVector(get(below), 0, max(loadVector(get(below)), loadVector(get(upTo))))
  const goOn = (by: Code): Code => [increase(below, by), increase(upTo, by)]
  const body = [
    set(end, add(get(below), get(length))),
    when(
      less(get(length), i32(16)),
      whileLoop(
        lessAddress(get(below), get(end)),
        set(one, load(get(below))),
        set(other, load(get(upTo))),
        store(get(below), 0, greater(one, other)),
        goOn(i32(bytes)),
      ),
      [
        set(end, sub(get(end), i32(16))),
        whileLoop(lessAddress(get(below), get(end)), vector, goOn(i32(16))),
        // The last vector may overlap the preceding vector.
        set(length, sub(get(end), get(below))),
        goOn(get(length)),
        vector,
      ],
    ),
  ]
  return { parameters: 3, declared: locals.declared, body, name: 'raise' }
}

function reach(bytes: RecordBytes): FunctionCode {
  const [upTo, below, firstPlane, top, firstRow] = [0, 1, 2, 3, 4]
  const locals = localsBehind(5)
  const local = (): Local => locals.declare('i32')
  const [x3, x2, end, most, value, found] = [local(), local(), local(), local(), local(), local()]
  // The address of the position with one token fewer on pile 2 or on pile 3. If no such position
  // exists, this is the address `below` again.
  const [lower2, lower3, plane] = [local(), local(), local()]
  const { load, store } = accessOf(bytes)
  const inBytes = (count: Code): Code => shl(count, i32(bytes - 1))
  const raiseMost = (by: Code): Code => [set(found, by), set(most, greater(most, found))]
  const onePosition = [
    raiseMost(load(get(below))),
    raiseMost(load(get(lower2))),
    raiseMost(load(get(lower3))),
    set(value, load(get(upTo))),
    store(get(below), 0, less(get(most), get(value))),
    set(most, greater(most, value)),
    store(get(upTo), 0, get(most)),
    [upTo, below, lower2, lower3].map((address) => increase(address, i32(bytes))),
  ]
  const row = [
    // If x_1 = x_2, this is the address of the row's own first position, which is also below the
    // position.
    set(lower2, select(sub(get(upTo), inBytes(get(x2))), get(below), less(get(firstRow), get(x2)))),
    set(
      lower3,
      select(
        sub(get(upTo), get(plane)),
        get(below),
        and(less(get(firstPlane), get(x3)), less(get(x2), get(x3))),
      ),
    ),
    set(most, i32(0)),
    set(end, add(get(upTo), inBytes(add(get(x2), i32(1))))),
    whileLoop(lessAddress(get(upTo), get(end)), onePosition),
    increase(x2, i32(1)),
  ]
  const body = [
    set(x3, get(firstPlane)),
    whileLoop(
      atMost(get(x3), get(top)),
      set(plane, inBytes(shr(mul(get(x3), add(get(x3), i32(1))), i32(1)))),
      set(x2, get(firstRow)),
      whileLoop(atMost(get(x2), get(x3)), row),
      increase(x3, i32(1)),
    ),
  ]
  return { parameters: 5, declared: locals.declared, body, name: 'reach' }
}

/** The larger of two numbers. */
function greater(a: Local, b: Local): Code {
  return select(get(a), get(b), less(get(b), get(a)))
}

function accessOf(bytes: RecordBytes): { load: typeof load8; store: typeof store8 } {
  return bytes === 1 ? { load: load8, store: store8 } : { load: load16, store: store16 }
}
