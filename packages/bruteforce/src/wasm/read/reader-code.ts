import type { TableValue } from '../../task/task.ts'
import {
  add,
  add64,
  type Code,
  get,
  i32,
  increase,
  less,
  lesser,
  load16Signed,
  load32,
  load64,
  load8Signed,
  lessAddress,
  type Local,
  mul,
  popcount,
  popcount64,
  select,
  set,
  shl,
  shr,
  shrSigned,
  store16,
  store64,
  store8,
  sub,
  trailingZeros,
  when,
  whileLoop,
  widen,
  xor,
} from '../encode/code.ts'
import { CLASSES, COUNTED, ROW_PLACES, TAIL_MASKS, TIERS } from '../slow/header.ts'
import type { CellBytes, Shape } from '../slow/kernel-code.ts'
import { encodeModule, type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import {
  addPairs16,
  addPairs8,
  andNotVector,
  andVector,
  equalBytes,
  type LaneCode,
  lanesOf,
  loadVector,
  narrow16,
  narrow32,
  popcountBytes,
  signBits,
  loadSplat,
  storeLow,
  storeVector,
  vectorOf,
  xorVector,
} from '../encode/simd.ts'

/** What a reader is generated for. It serves all games whose tables have this shape. */
export interface ReaderSpec {
  readonly piles: number
  readonly shape: Shape
  readonly value: TableValue
  readonly bytes: CellBytes
  readonly isMisere: boolean
}

/** Bytes of an entry as `decode` writes it. */
export function decodedBytes({ value, bytes }: ReaderSpec): 1 | 2 {
  return value === 'remoteness' && bytes === 2 ? 2 : 1
}

/**
 * The module that reads a table. It exports
 *
 * - `decode(address, from, to, out)`: writes the entries of consecutive positions to `out`, by rank:
 *   of the planes from ≤ x_2 < to for 3 or 4 piles, else of from ≤ x_{n−2} < to; `address` is that of
 *   the first plane. Up to 16 bytes behind the entries are touched;
 * - `count(address, from, to)`: adds the number of their P-positions to the header's counter (rows),
 *   or `count(address, end)`, of the cells between two addresses (runs, but not in flat planes).
 */
export function readerCode(spec: ReaderSpec, shared: boolean): Uint8Array<ArrayBuffer> {
  const counts = { rows: countRows, straight: countCells, skewed: countCells, flat: countFlat }
  const count = counts[spec.shape](spec)
  return encodeModule({ functions: [decode(spec), count], table: [], shared })
}

function decode(spec: ReaderSpec): FunctionCode {
  const [d, , , out] = [0, 1, 2, 3]
  const locals = localsBehind(4)
  const planes = {
    rows: decodeRows,
    straight: decodeStraight,
    skewed: decodeSkewed,
    flat: decodeStraight,
  }
  const nest = planesOf(spec.piles, locals, (c) => planes[spec.shape](spec, locals, { d, c, out }))
  return { parameters: 4, declared: locals.declared, body: nest, name: 'decode' }
}

/** Runs the code of a plane for all planes from parameter 1 to parameter 2, in their order. */
function planesOf(piles: number, locals: Locals, plane: (c: Local) => Code): Code {
  const [from, to] = [1, 2]
  if (piles <= 4) return whileLoop(less(get(from), get(to)), plane(from), increase(from, i32(1)))
  const x = Array.from({ length: piles - 2 }, () => locals.declare('i32'))
  x[piles - 2] = from
  const below = (pile: number): Code => {
    const here = x[pile]!
    return [
      set(here, i32(0)),
      whileLoop(
        less(get(here), add(get(x[pile + 1]!), i32(1))),
        pile === 2 ? plane(here) : below(pile - 1),
        increase(here, i32(1)),
      ),
    ]
  }
  return whileLoop(less(get(from), get(to)), below(piles - 3), increase(from, i32(1)))
}

interface PlaneLocals {
  /** Address of the plane; afterwards that of the next one. */
  readonly d: Local
  readonly c: Local
  readonly out: Local
}

/** Runs along x_0: straight ones, each behind the closing cell of the one before, or rows of one width. */
function decodeStraight(spec: ReaderSpec, locals: Locals, { d, c, out }: PlaneLocals): Code {
  const bytes = spec.bytes as 1 | 2 | 4
  const entry = decodedBytes(spec)
  const i = (): Local => locals.declare('i32')
  const [x1, q, end, target] = [i(), i(), i(), i()] as const
  const cells = locals.declare('v128')
  const shift = Math.log2(bytes)
  const isFlat = spec.shape === 'flat'
  const row = i()
  const start = i()
  return [
    set(x1, i32(0)),
    isFlat ? [set(start, get(d)), set(row, rowBytes(c))] : [],
    whileLoop(
      less(get(x1), add(get(c), i32(1))),
      set(q, get(d)),
      set(target, get(out)),
      set(end, add(get(d), shl(add(get(x1), i32(1)), i32(shift)))),
      whileLoop(
        lessAddress(get(q), get(end)),
        set(cells, loadVector(get(q))),
        storeEntries(spec, get(target), cells),
        increase(q, i32(16)),
        increase(target, i32((16 / bytes) * entry)),
      ),
      isFlat ? increase(d, get(row)) : set(d, add(get(end), i32(bytes))),
      increase(out, shl(add(get(x1), i32(1)), i32(Math.log2(entry)))),
      increase(x1, i32(1)),
    ),
    isFlat
      ? set(d, add(get(start), planeBytes(c)))
      : increase(d, shl(add(get(c), i32(3)), i32(shift))),
  ]
}

/** Decodes a vector of cells and stores its entries. */
function storeEntries(spec: ReaderSpec, target: Code, cells: Local): Code {
  const bytes = spec.bytes as 1 | 2 | 4
  const lanes = lanesOf(bytes)
  if (spec.value === 'remoteness') return storeVector(target, 0, remotenesses(lanes, cells, spec))
  if (spec.value === 'outcome') return storeVector(target, 0, lanes.add(get(cells), oneIn(lanes)))
  // the value is the number of bits below the one that is set
  const bits = popcountBytes(lanes.sub(get(cells), oneIn(lanes)))
  if (bytes === 1) return storeVector(target, 0, bits)
  const pairs = addPairs8(bits)
  if (bytes === 2) return storeLow(8, target, narrow16(pairs, vectorOf(0)))
  const fours = narrow32(addPairs16(pairs), vectorOf(0))
  return storeLow(4, target, narrow16(fours, vectorOf(0)))
}

/** 2k − 2 for the key k of an even number, −2k − 3 for that of an odd one; one more in misère play. */
function remotenesses(lanes: LaneCode, keys: Local, { isMisere }: ReaderSpec): Code {
  const isOdd = lanes.greater(vectorOf(0), get(keys))
  const mirrored = xorVector(lanes.add(get(keys), get(keys)), isOdd)
  return lanes.sub(mirrored, isMisere ? oneIn(lanes) : lanes.add(oneIn(lanes), oneIn(lanes)))
}

function oneIn(lanes: LaneCode): Code {
  return lanes.splat(i32(1))
}

function decodeSkewed(spec: ReaderSpec, locals: Locals, { d, c, out }: PlaneLocals): Code {
  const bytes = spec.bytes as 1 | 2 | 4
  const entry = decodedBytes(spec)
  const i = (): Local => locals.declare('i32')
  const [x1, s, q, late, k] = [i(), i(), i(), i(), i()] as const
  const shift = i32(Math.log2(bytes))
  const load = bytes === 1 ? load8Signed : bytes === 2 ? load16Signed : load32
  const store = entry === 1 ? store8 : store16
  const value =
    spec.value === 'grundy'
      ? trailingZeros(get(k))
      : sub(xor(shl(get(k), i32(1)), shrSigned(get(k), i32(31))), i32(spec.isMisere ? 1 : 2))
  const before = sub(get(x1), i32(1))
  return [
    set(x1, i32(0)),
    whileLoop(
      less(get(x1), add(get(c), i32(1))),
      set(s, get(x1)),
      // place of x_0 = 0 in the run s = x_1
      set(q, add(shr(mul(before, before), i32(2)), shl(get(x1), i32(1)))),
      set(q, add(get(d), shl(get(q), shift))),
      whileLoop(
        less(get(s), add(shl(get(x1), i32(1)), i32(1))),
        set(k, load(get(q))),
        store(get(out), 0, value),
        increase(out, i32(entry)),
        // to x_0 + 1 in the run s + 1
        set(late, sub(add(get(s), i32(1)), get(c))),
        set(late, select(get(late), i32(0), less(i32(0), get(late)))),
        increase(q, shl(sub(add(shr(get(s), i32(1)), i32(3)), get(late)), shift)),
        increase(s, i32(1)),
      ),
      increase(x1, i32(1)),
    ),
    increase(d, planeBytes(c)),
  ]
}

function decodeRows(_spec: ReaderSpec, locals: Locals, { d, c, out }: PlaneLocals): Code {
  const i = (): Local => locals.declare('i32')
  const [x1, k, row] = [i(), i(), i()] as const
  const bits = locals.declare('v128')
  const BITS = [1, 2, 4, 8, 16, 32, 64, 128]
  const mask: Code = [0xfd, 0x0c, BITS, BITS]
  // the first eight bytes of the vector come from its first byte, the others from its second
  const spread = (vector: Code): Code => [
    vector,
    vector,
    0xfd,
    0x0d,
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1],
  ]
  return [
    set(x1, i32(0)),
    whileLoop(
      less(get(x1), add(get(c), i32(1))),
      set(row, add(get(d), rowPlace(get(x1)))),
      set(k, i32(0)),
      whileLoop(
        less(get(k), add(get(x1), i32(1))),
        set(bits, loadSplat(2, add(get(row), shr(get(k), i32(3))))),
        set(bits, equalBytes(andVector(spread(get(bits)), mask), vectorOf(0))),
        storeVector(add(get(out), get(k)), 0, andVector(get(bits), vectorOf(1))),
        increase(k, i32(16)),
      ),
      increase(out, add(get(x1), i32(1))),
      increase(x1, i32(1)),
    ),
    increase(d, planeBytes(c)),
  ]
}

/** Size of plane c. For three piles that of the block, which is one plane. */
function planeBytes(c: Local): Code {
  const entry = add(load32(i32(TIERS + 8)), shl(get(c), i32(2)))
  return sub(load32(entry, 4), load32(entry))
}

/** Bytes of a row of the flat plane c. */
function rowBytes(c: Local): Code {
  return load32(add(load32(i32(CLASSES)), shl(get(c), i32(3))))
}

function rowPlace(row: Code): Code {
  return load32(add(load32(i32(ROW_PLACES)), shl(row, i32(2))))
}

function countRows(spec: ReaderSpec): FunctionCode {
  const d = 0
  const locals = localsBehind(3)
  const i = (): Local => locals.declare('i32')
  const [q, end, first, top, width] = [i(), i(), i(), i(), i()] as const
  const found = locals.declare('i64')
  const words: Code = whileLoop(
    lessAddress(get(q), get(end)),
    set(found, add64(get(found), popcount64(load64(get(q))))),
    increase(q, i32(8)),
  )
  /** The rows from `first`, of `width` bytes, below `top`. */
  const rows = (below: Code): Code => [
    set(q, add(get(d), rowPlace(get(first)))),
    set(end, add(get(q), mul(sub(lesser(get(top), below), get(first)), get(width)))),
    words,
  ]
  const nest = planesOf(spec.piles, locals, (c) => [
    set(top, add(get(c), i32(1))),
    set(first, i32(0)),
    set(width, i32(8)),
    rows(i32(64)),
    when(less(i32(64), get(top)), [
      set(first, i32(64)),
      set(width, i32(16)),
      rows(i32(128)),
      set(first, i32(128)),
      whileLoop(less(get(first), get(top)), [
        increase(width, i32(16)),
        rows(add(get(first), i32(128))),
        increase(first, i32(128)),
      ]),
    ]),
    increase(d, planeBytes(c)),
  ])
  return { parameters: 3, declared: locals.declared, body: [nest, addCount(found)], name: 'count' }
}

function countCells(spec: ReaderSpec): FunctionCode {
  const locals = localsBehind(2)
  const found = locals.declare('i64')
  const body = [cellsBetween(spec, locals, found, { q: 0, end: 1 }), addCount(found)]
  return { parameters: 2, declared: locals.declared, body, name: 'count' }
}

function countFlat(spec: ReaderSpec): FunctionCode {
  const d = 0
  const locals = localsBehind(3)
  const [q, end] = [locals.declare('i32'), locals.declare('i32')] as const
  const found = locals.declare('i64')
  const nest = planesOf(spec.piles, locals, (c) => [
    set(q, get(d)),
    set(end, add(get(d), mul(add(get(c), i32(1)), rowBytes(c)))),
    cellsBetween(spec, locals, found, { q, end }),
    increase(d, planeBytes(c)),
  ])
  return { parameters: 3, declared: locals.declared, body: [nest, addCount(found)], name: 'count' }
}

/** Adds the number of P-positions from address q to the end; closing cells are none. */
function cellsBetween(
  spec: ReaderSpec,
  locals: Locals,
  found: Local,
  { q, end }: { readonly q: Local; readonly end: Local },
): Code {
  const bytes = spec.bytes as 1 | 2 | 4
  const lanes = lanesOf(bytes)
  const rest = locals.declare('i32')
  const signs = (isP: Code): Code =>
    set(found, add64(get(found), widen(popcount(signBits[bytes](isP)))))
  const isP = (cells: Code): Code =>
    spec.value === 'remoteness'
      ? lanes.greater(cells, vectorOf(0xff))
      : spec.value === 'outcome'
        ? cells
        : lanes.equal(cells, oneIn(lanes))
  const tailMask = loadVector(sub(i32(TAIL_MASKS + 16), get(rest)))
  return [
    whileLoop(
      lessAddress(add(get(q), i32(15)), get(end)),
      signs(isP(loadVector(get(q)))),
      increase(q, i32(16)),
    ),
    set(rest, sub(get(end), get(q))),
    signs(andNotVector(isP(loadVector(get(q))), tailMask)),
  ]
}

function addCount(found: Local): Code {
  return store64(i32(COUNTED), 0, add64(load64(i32(COUNTED)), get(found)))
}
