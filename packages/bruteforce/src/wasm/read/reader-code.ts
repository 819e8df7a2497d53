import {
  add,
  type Code,
  get,
  i32,
  increase,
  less,
  load16Signed,
  load32,
  load8Signed,
  lessAddress,
  type Local,
  mul,
  select,
  set,
  shl,
  shr,
  shrSigned,
  store16,
  store8,
  sub,
  trailingZeros,
  whileLoop,
  xor,
} from '../encode/code.ts'
import { encodeModule, type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import {
  addPairs16,
  addPairs8,
  andVector,
  equalBytes,
  type LaneCode,
  lanesOf,
  loadVector,
  narrow16,
  narrow32,
  oneIn,
  popcountBytes,
  loadSplat,
  storeLow,
  storeVector,
  vectorOf,
  xorVector,
} from '../encode/simd.ts'
import { countCode } from './count-code.ts'
import { planeBytes, planesOf, rowBytes, rowPlace } from './planes.ts'
import { packCode } from './pack-code.ts'
import { decodedBytes, type ReaderSpec } from './reader-spec.ts'

/**
 * The module that reads a table. It exports:
 *
 * - `decode(address, from, to, out)`: writes the entries of consecutive positions to `out`, in rank
 *   order. For 3 or 4 piles it reads the planes from ≤ x_2 < to, otherwise those from ≤ x_{n−2} <
 *   to; `address` is the address of the first plane. Up to 16 bytes after the entries are
 *   overwritten.
 * - `count(address, from, to)`: the number of P-positions among them (rows, octets and flat
 *   planes). For runs, `count(address, end)` counts the cells between two addresses.
 * - `pack(address, from, to, out, bits)`, for rows and octets: see {@link packCode}.
 */
export function readerCode(spec: ReaderSpec, shared: boolean): Uint8Array<ArrayBuffer> {
  const functions = [decode(spec), countCode(spec)]
  if (spec.value === 'outcome') functions.push(packCode(spec.piles))
  return encodeModule({ functions, table: [], shared })
}

function decode(spec: ReaderSpec): FunctionCode {
  const [d, , , out] = [0, 1, 2, 3]
  const locals = localsBehind(4)
  const planes = {
    rows: decodeRows,
    octets: decodeRows,
    straight: decodeStraight,
    skewed: decodeSkewed,
    flat: decodeStraight,
  }
  const nest = planesOf(spec.piles, locals, (c) => planes[spec.shape](spec, locals, { d, c, out }))
  return { parameters: 4, declared: locals.declared, body: nest, name: 'decode' }
}

interface PlaneLocals {
  /** The address of the plane that is read; after the plane, the address of the next plane. */
  readonly d: Local
  readonly c: Local
  readonly out: Local
}

/**
 * Decodes runs along x_0. They are either straight runs, each directly after the closing cell of
 * the preceding run, or rows of equal width.
 */
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
  // The value of a cell is the number of bits below the only bit that is set.
  const bits = popcountBytes(lanes.sub(get(cells), oneIn(lanes)))
  if (bytes === 1) return storeVector(target, 0, bits)
  const pairs = addPairs8(bits)
  if (bytes === 2) return storeLow(8, target, narrow16(pairs, vectorOf(0)))
  const fours = narrow32(addPairs16(pairs), vectorOf(0))
  return storeLow(4, target, narrow16(fours, vectorOf(0)))
}

/**
 * The remoteness for each key k: 2k − 2 if k encodes an even number, and −2k − 3 if k encodes an
 * odd number. In misère play, the result is larger by 1.
 */
function remotenesses(lanes: LaneCode, keys: Local, { isMisere }: ReaderSpec): Code {
  const isOdd = lanes.greater(vectorOf(0), get(keys))
  const mirrored = xorVector(lanes.add(get(keys), get(keys)), isOdd)
  return lanes.sub(mirrored, isMisere ? oneIn(lanes) : lanes.add(oneIn(lanes), oneIn(lanes)))
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
      // The offset of x_0 = 0 in the run whose number s is x_1.
      set(q, add(shr(mul(before, before), i32(2)), shl(get(x1), i32(1)))),
      set(q, add(get(d), shl(get(q), shift))),
      whileLoop(
        less(get(s), add(shl(get(x1), i32(1)), i32(1))),
        set(k, load(get(q))),
        store(get(out), 0, value),
        increase(out, i32(entry)),
        // Moves to x_0 + 1 in the run number s + 1.
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
  // The first eight bytes of the new vector come from the first byte of the given vector, and the
  // other eight from its second byte.
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
