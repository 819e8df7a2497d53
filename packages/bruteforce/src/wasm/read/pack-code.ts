import {
  add,
  and64,
  type Code,
  get,
  i32,
  i64,
  increase,
  less,
  lesser,
  load64,
  type Local,
  or64,
  set,
  shl64,
  shr64,
  store64,
  sub,
  whileLoop,
  when,
  widen,
  xor64,
} from '../encode/code.ts'
import { type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import { planeBytes, planesOf, rowPlace } from './planes.ts'

const ALL = i64(-1n)

/**
 * The function `pack(address, from, to, out, bits)`. It writes the outcomes of the planes that
 * `decode` would write, as one bit per position in rank order. The bit 1 means N, and the lowest
 * bit of a byte comes first. The 64-bit word at `out` already contains `bits` < 64 bits, with zeros
 * above them. The last word is padded with zeros. Only tables whose rows store one bit per position
 * can be packed in this way.
 */
export function packCode(piles: number): FunctionCode {
  const locals = localsBehind(5)
  const [d, out, bits] = [0, 3, 4]
  const open = locals.declare('i64')
  return {
    parameters: 5,
    declared: locals.declared,
    body: [
      set(open, load64(get(out))),
      planesOf(piles, locals, (c) => packPlane(locals, { d, c, out, bits, open })),
      store64(get(out), 0, get(open)),
    ],
    name: 'pack',
  }
}

interface PackLocals {
  /** The address of the plane that is read; after the plane, the address of the next plane. */
  readonly d: Local
  readonly c: Local
  /** The address of the 64-bit word of output that is not yet full. */
  readonly out: Local
  /** The number of bits that are already stored in that word. */
  readonly bits: Local
  /** The 64-bit word of output that is not yet full. */
  readonly open: Local
}

function packPlane(locals: Locals, { d, c, out, bits, open }: PackLocals): Code {
  const i = (): Local => locals.declare('i32')
  const [x1, q, left, size] = [i(), i(), i(), i()] as const
  const word = locals.declare('i64')
  const one = i64(1n)
  return [
    set(x1, i32(0)),
    whileLoop(
      less(get(x1), add(get(c), i32(1))),
      set(q, add(get(d), rowPlace(get(x1)))),
      set(left, add(get(x1), i32(1))),
      whileLoop(
        less(i32(0), get(left)),
        set(size, lesser(get(left), i32(64))),
        // A row stores 1 for P, but the output stores 1 for N, so the bits are inverted. The bits
        // after the row are cut off.
        set(word, and64(xor64(load64(get(q)), ALL), shr64(ALL, widen(sub(i32(64), get(size)))))),
        set(open, or64(get(open), shl64(get(word), widen(get(bits))))),
        increase(bits, get(size)),
        when(less(i32(63), get(bits)), [
          store64(get(out), 0, get(open)),
          increase(out, i32(8)),
          increase(bits, i32(-64)),
          // The shift is done in two steps, because a shift by 64 is a shift by 0.
          set(open, shr64(shr64(get(word), one), widen(sub(sub(get(size), get(bits)), i32(1))))),
        ]),
        increase(q, i32(8)),
        increase(left, i32(-64)),
      ),
      increase(x1, i32(1)),
    ),
    increase(d, planeBytes(c)),
  ]
}
