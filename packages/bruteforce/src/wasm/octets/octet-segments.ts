import {
  add,
  and64,
  type Code,
  get,
  i32,
  i64,
  increase,
  less,
  lessAddress,
  lesser,
  load32,
  load64,
  type Local,
  mul,
  or64,
  set,
  shl,
  shl64,
  store64,
  store8,
  sub,
  sub64,
  when,
  whileLoop,
  widen,
} from '../encode/code.ts'
import { cursor } from '../encode/cursor.ts'
import type { Locals } from '../encode/module.ts'
import { andNotVector, loadVector, orVector, shl64x2, shr64x2 } from '../encode/simd.ts'
import type { SlabSpec } from '../listed/slab-code.ts'
import { OCTET_MASKS } from '../slow/header.ts'
import { everyOtherBit, not64 } from '../slow/row-chain.ts'
import { SEGMENT_ROWS } from './octet-layout.ts'

/** The variables that describe a plane to the code that fills the plane. */
export interface OctetPlane {
  /** The address of the plane. */
  readonly d: Local
  /** The value of x_2 in the plane. */
  readonly c: Local
  /**
   * The addresses of the plane's options for each class of moves. The moves of a class take stones
   * from neither, one or both of the piles 0 and 1.
   */
  readonly options: readonly Local[]
  /** The offset of a row in its plane. */
  readonly place: (row: Code) => Code
}

/**
 * Computes the P-positions of a plane from its options, segment by segment, and writes the row
 * copies that precede later segments.
 */
export function segmentsCode(
  spec: SlabSpec,
  locals: Locals,
  { d, c, options, place }: OctetPlane,
): Code {
  const i = (): Local => locals.declare('i32')
  const [first, width, start, end] = [i(), i(), i(), i()] as const
  const isChained = spec.takesOne || spec.takesTwo
  const above = locals.declare('i64')
  const p = cursor(locals)
  const cursors = { p, none: cursor(locals), one: cursor(locals), both: cursor(locals) }
  const [ofNone, ofOne, ofBoth] = options as [Local, Local, Local]
  const fill = isChained
    ? chainedRows(spec, locals, { ...cursors, above, end, first, width })
    : wholeVectors(locals, { ...cursors, end, start, width })
  const copied = load64(sub(get(end), get(width)))
  const inRow = sub64(shl64(i64(1n), widen(shl(get(width), i32(3)))), i64(1n))
  return [
    set(first, i32(0)),
    set(width, i32(1)),
    isChained ? set(above, i64(0n)) : [],
    whileLoop(less(get(first), add(get(c), i32(1))), [
      set(start, place(get(first))),
      p.begin(add(get(d), get(start))),
      set(end, sub(add(get(c), i32(1)), get(first))),
      set(end, add(p.here, mul(lesser(get(end), i32(SEGMENT_ROWS)), get(width)))),
      cursors.none.begin(add(get(ofNone), get(start))),
      cursors.one.begin(add(get(ofOne), get(start))),
      cursors.both.begin(sub(add(get(ofBoth), get(start)), get(width))),
      fill,
      increase(first, i32(SEGMENT_ROWS)),
      when(less(get(first), add(get(c), i32(2))), [
        // Writes the last row of the segment in the next width, after a byte of zeros. The last
        // byte of the widest row is zero.
        store64(get(end), 0, shl64(and64(copied, inRow), i64(8n))),
        store8(get(end), 8, i32(0)),
      ]),
      increase(width, i32(1)),
    ]),
  ]
}

type Cursors = Readonly<Record<'p' | 'none' | 'one' | 'both', ReturnType<typeof cursor>>>

/** Fills rows whose options are all in other planes, 16 bytes at a time. */
function wholeVectors(
  locals: Locals,
  {
    p,
    none,
    one,
    both,
    end,
    start,
    width,
  }: Cursors & Readonly<Record<'end' | 'start' | 'width', Local>>,
): Code {
  const vector = locals.declare('v128')
  const mask = cursor(locals)
  /**
   * The options of moves that take a stone from pile 0 and perhaps from pile 1, before the options
   * are shifted by one bit.
   */
  const early = (offset: number): Code =>
    orVector(loadVector(sub(one.here, i32(offset))), loadVector(sub(both.here, i32(offset))))
  const cursors = [p, none, one, both, mask]
  return [
    mask.begin(add(load32(i32(OCTET_MASKS)), get(start))),
    whileLoop(
      lessAddress(p.here, get(end)),
      set(vector, orVector(none.load(), loadVector(sub(one.here, get(width))))),
      set(vector, orVector(get(vector), shl64x2(early(0), i32(1)))),
      set(vector, orVector(get(vector), shr64x2(early(8), i32(63)))),
      p.store(0, andNotVector(mask.load(), get(vector))),
      cursors.map((each) => each.forward(16)),
    ),
  ]
}

/**
 * Fills rows one after another. This is necessary if moves that take only from piles 0 and 1 lead
 * to rows of the same plane.
 */
function chainedRows(
  { takesOne, takesTwo }: SlabSpec,
  locals: Locals,
  {
    p,
    none,
    one,
    both,
    above,
    end,
    first,
    width,
  }: Cursors & Readonly<Record<'above' | 'end' | 'first' | 'width', Local>>,
): Code {
  const [m, chosen] = [locals.declare('i64'), locals.declare('i64')] as const
  const row = locals.declare('i32')
  const early = or64(load64(one.here), load64(both.here))
  return [
    set(row, get(first)),
    whileLoop(
      lessAddress(p.here, get(end)),
      set(m, or64(load64(none.here), load64(sub(one.here, get(width))))),
      set(m, or64(get(m), shl64(early, i64(1n)))),
      takesOne ? set(m, or64(get(m), get(above))) : [],
      takesTwo ? set(m, or64(get(m), shl64(get(above), i64(1n)))) : [],
      set(m, and64(not64(get(m)), sub64(shl64(i64(2n), widen(get(row))), i64(1n)))),
      takesOne ? everyOtherBit(m, chosen) : [],
      store64(p.here, 0, get(m)),
      set(above, get(m)),
      [p, none, one, both].map((each) => increase(each.local, get(width))),
      increase(row, i32(1)),
    ),
  ]
}
