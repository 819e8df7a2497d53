import {
  add,
  type Code,
  equal,
  get,
  i32,
  increase,
  isZero,
  less,
  lessAddress,
  load32,
  type Local,
  select,
  set,
  shl,
  shr,
  store32,
  store8,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { type Cursor, cursor } from '../encode/cursor.ts'
import { type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import { andVector, orVector, vectorOf } from '../encode/simd.ts'
import type { SlabSpec } from '../listed/slab-code.ts'
import { OPTIONS_ROOM, ROW_PLACES, ROWS_BELOW } from '../slow/header.ts'
import { OCTETS_AT_ONCE, OPTION_CLASSES } from './octet-lists.ts'
import { segmentsCode } from './octet-segments.ts'
import { octetSumBytes, ZEROS } from './octet-tables.ts'
import { OCTET_VECTORS } from '../../tuned/tuned.ts'

/**
 * The parameters are, in order, the address of the slab (later of the plane), x_3, and the
 * addresses of the ties' entry and of the sums.
 */
const [d, top, entry, sums] = [0, 1, 2, 3] as const

type SlabVariables = ReturnType<typeof slabVariables>

/** Declares the variables of a slab. */
function slabVariables(locals: Locals) {
  const i = (): Local => locals.declare('i32')
  const cursors = (): Cursor => cursor(locals)
  return {
    /** The value of x_2 in the current plane. */
    c: i(),
    /** The number of bytes in the plane, and the number of bytes in the plane below it. */
    size: i(),
    back: i(),
    /** The start of each part in the list of distances, and the end of the last part. */
    bounds: Array.from({ length: 3 * OPTION_CLASSES + 1 }, i),
    /** The options of the plane, separately for each class. */
    options: Array.from({ length: OPTION_CLASSES }, i),
    /** The number of remaining vectors, and the offset of the next vector in its plane. */
    left: i(),
    at: i(),
    p: cursors(),
    q: cursors(),
    t: cursors(),
    below: cursors(),
    best: Array.from({ length: OCTET_VECTORS }, () => locals.declare('v128')),
  }
}

/**
 * Code that fills a slab, which consists of the planes 0 ≤ x_2 ≤ x_3 for fixed x_3, …, x_{n−1}. The
 * outcomes have the layout of `octet-layout.ts`. For each class of moves, the code first unites the
 * planes to which these moves lead. The classes are the moves that take from neither, from one, or
 * from both of the piles 0 and 1. Then the code shifts each class by one bit for pile 0, and by one
 * row for pile 1.
 *
 * The parameters of the code are three addresses and x_3. The addresses are those of the slab, of
 * the entry for its ties in the table of lists, and of the sums of distances.
 */
export function octetSlab(spec: SlabSpec): FunctionCode {
  const locals = localsBehind(4)
  const own = slabVariables(locals)
  const { c, size, back, options, left, at } = own
  const place = (row: Code): Code => load32(add(load32(i32(ROW_PLACES)), shl(row, i32(2))))
  const room = load32(i32(OPTIONS_ROOM))
  /** Fills the remaining vectors, at most `most` of them. */
  const rest = (most: number): Code => {
    const fewer = most === 1 ? undefined : rest(most - 1)
    return when(less(i32(most - 1), get(left)), vectors(most, own), fewer)
  }
  const plane: Code = [
    set(back, get(size)),
    set(size, place(add(get(c), i32(1)))),
    set(left, shr(add(get(size), i32(15)), i32(4))),
    set(at, i32(0)),
    whileLoop(less(i32(OCTET_VECTORS - 1), get(left)), vectors(OCTET_VECTORS, own)),
    rest(OCTET_VECTORS - 1),
    segmentsCode(spec, locals, { d, c, options, place }),
    spec.terminal === 2 ? when(isZero(get(c)), store8(get(d), 0, i32(0))) : [],
    increase(d, get(size)),
    increase(c, i32(1)),
  ]
  const body = [
    set(c, i32(0)),
    set(size, i32(0)),
    options.map((one, k) =>
      set(one, k === 0 ? sub(add(get(sums), i32(ZEROS)), room) : sub(get(options[k - 1]!), room)),
    ),
    distances(spec, own),
    whileLoop(less(get(c), add(get(top), i32(1))), plane),
  ]
  return { parameters: 4, declared: locals.declared, body }
}

/** Writes the distances of the slab's moves after the sums, in the order of the slab's list. */
function distances({ piles }: SlabSpec, { bounds, p, q, left }: SlabVariables): Code {
  const last = bounds.length - 1
  return [
    q.begin(load32(get(entry))),
    set(left, add(q.here, load32(get(entry), 4 * last))),
    p.begin(add(get(sums), i32(octetSumBytes(piles)))),
    bounds.map((bound, k) => set(bound, k === 0 ? p.here : add(p.here, load32(get(entry), 4 * k)))),
    whileLoop(
      lessAddress(q.here, get(left)),
      times((k) => store32(p.here, 4 * k, load32(add(get(sums), load32(q.here, 4 * k))))),
      p.forward(4 * OCTETS_AT_ONCE),
      q.forward(4 * OCTETS_AT_ONCE),
    ),
  ]
}

/** Combines the options of the next `count` vectors of the plane, class by class. */
function vectors(count: number, own: SlabVariables): Code {
  const { c, back, bounds, options, left, at, p, q, t, below } = own
  const best = own.best.slice(0, count)
  const gather = (base: Cursor, from: Code, end: Local): Code => [
    q.begin(from),
    whileLoop(
      lessAddress(q.here, get(end)),
      times((k) => [
        t.begin(add(base.here, load32(q.here, 4 * k))),
        best.map((one, v) => set(one, orVector(get(one), t.load(16 * v)))),
      ]),
      q.forward(4 * OCTETS_AT_ONCE),
    ),
  ]
  const ofClass = (ofOne: Local, bound: readonly Local[]): Code => {
    const [three, neither, two, end] = bound as [Local, Local, Local, Local]
    return [
      best.map((one) => set(one, vectorOf(0))),
      // The plane below has no row x_1 = c.
      when(get(c), [
        p.begin(sub(add(get(d), get(at)), get(back))),
        gather(p, get(two), end),
        below.begin(sub(add(load32(i32(ROWS_BELOW)), get(at)), get(back))),
        best.map((one, v) => set(one, andVector(get(one), below.load(16 * v)))),
      ]),
      p.begin(add(get(d), get(at))),
      gather(p, select(get(neither), get(three), equal(get(c), get(top))), two),
      p.begin(add(get(ofOne), get(at))),
      best.map((one, v) => p.store(16 * v, get(one))),
    ]
  }
  return [
    options.map((one, k) => ofClass(one, bounds.slice(3 * k, 3 * k + 4))),
    increase(at, i32(16 * count)),
    set(left, sub(get(left), i32(count))),
  ]
}

function times(code: (k: number) => Code): Code[] {
  return Array.from({ length: OCTETS_AT_ONCE }, (_, k) => code(k))
}
