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
  mul,
  select,
  set,
  shl,
  shr,
  store32,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { type Cursor, cursor } from '../encode/cursor.ts'
import { storeLane } from '../encode/lane-access.ts'
import { type FunctionCode, type Locals, localsBehind } from '../encode/module.ts'
import {
  andNotVector,
  lanesOf,
  loadSplat,
  loadVector,
  storeVector,
  vectorOf,
} from '../encode/simd.ts'
import type { Cell } from '../slow/cell.ts'
import { CLASSES, OVERFLOW } from '../slow/header.ts'
import { noteOverflow } from '../slow/note-overflow.ts'
import { storeCell } from '../slow/run-vectors.ts'
import { sumBytes } from './flat-tables.ts'
import { AT_ONCE, sumCount } from './move-lists.ts'
import { LISTED_VECTORS } from '../../tuned/tuned.ts'

/**
 * The properties that, together with the encoding of the cells, determine the code that fills a
 * slab.
 */
export interface SlabSpec {
  readonly piles: number
  /** True if a move may take from exactly one pile. Such a move can stay within the plane. */
  readonly takesOne: boolean
  readonly takesTwo: boolean
  /**
   * In misère play, the pile i such that positions with x_i = 0 are terminal; null in normal play.
   */
  readonly terminal: number | null
}

/**
 * Parameter `d` is the address of the slab, and later of the plane; `top` is x_3. Parameter `lists`
 * is the address of the entry for the slab's ties, and `sums` is the address of the sums.
 */
const [d, top, lists, sums] = [0, 1, 2, 3] as const

type SlabVariables = ReturnType<typeof slabVariables>

/** Declares the local variables of the code that fills a slab. */
function slabVariables(locals: Locals) {
  const i = (): Local => locals.declare('i32')
  const v = (): Local => locals.declare('v128')
  // The value of x_2, the number of bytes in a row, and the number of bytes in the plane.
  const [c, row, size] = [i(), i(), i()] as const
  // The start of the distances for moves that keep pile 2, the start of those for moves that take
  // from pile 2, and the end of all distances.
  const [from, three, to] = [i(), i(), i()] as const
  // The number of bytes from the start of the plane x_2 = c − 1 to the start of the plane x_2 = c.
  const back = i()
  // These variables are the addresses of the cells to fill, the position whose options are read,
  // one option, and cells in another plane.
  const [p, q, t, e] = [cursor(locals), cursor(locals), cursor(locals), cursor(locals)] as const
  const mask = cursor(locals)
  // The number of remaining vectors, the ends of loops, and the number of bytes in a row of the
  // next plane.
  const [left, end, rowEnd, next] = [i(), i(), i(), i()] as const
  // These variables contain the combined options, the union of all options, and the cells of a
  // chain.
  const best = Array.from({ length: LISTED_VECTORS }, v)
  const [seen, cells, before] = [v(), v(), v()] as const
  const planes = { c, row, size, next, from, three, to, back }
  return { ...planes, p, q, t, e, mask, left, end, rowEnd, best, seen, cells, before }
}

/**
 * Code that fills a slab, the planes 0 ≤ x_2 ≤ x_3 with x_3, …, x_{n−1} fixed, in the layout of
 * `flat-layout.ts`. The moves are data: lists of indices into a table of sums of distances.
 *
 * This code takes the address of the slab, x_3, the address of the entry for the slab's ties, and
 * the address of the sums. The sums without pile 1 are already computed.
 */
export function slabCode(spec: SlabSpec, cell: Cell): FunctionCode {
  const { piles } = spec
  const { bytes } = cell.lanes
  const isChained = spec.takesOne || spec.takesTwo
  const locals = localsBehind(4)
  const own = slabVariables(locals)
  const { c, row, size, next, from, three, to, back, p, q, e, mask, left, end } = own

  /** The distances of the moves of the slab, in the order of its list. */
  const distances = add(get(sums), i32(sumBytes(piles)))
  const part = (k: 1 | 2 | 3): Code => load32(get(lists), 4 * k)

  /** Sets `row` and the distances for the planes with x_2 ≥ c. */
  const begin: Code = [
    set(row, load32(classAt(get(c)))),
    doubleSums(sums, sumCount(piles) / 2, get(row), { place: p.local, end }),
    q.begin(select(i32(0), part(1), get(top))),
    p.begin(add(distances, q.here)),
    q.begin(add(load32(get(lists)), q.here)),
    set(end, add(load32(get(lists)), select(part(3), part(2), get(top)))),
    whileLoop(
      lessAddress(q.here, get(end)),
      times(AT_ONCE, (k) => store32(p.here, 4 * k, load32(add(get(sums), load32(q.here, 4 * k))))),
      p.forward(4 * AT_ONCE),
      q.forward(4 * AT_ONCE),
    ),
  ]
  /** Fills the remaining vectors, at most `most` of them. */
  const rest = (most: number): Code => {
    const fewer = most === 1 ? undefined : rest(most - 1)
    return when(less(i32(most - 1), get(left)), vectors(most, cell, isChained, own), fewer)
  }
  const close = closingCells(cell, own)
  const nextClass = classAt(add(get(c), i32(1)))
  const plane: Code = [
    set(size, mul(add(get(c), i32(1)), get(row))),
    set(back, add(get(size), i32(bytes))),
    set(three, add(distances, part(2))),
    set(from, select(add(distances, part(1)), distances, equal(get(c), get(top)))),
    set(to, select(add(distances, part(3)), get(three), get(c))),
    p.begin(get(d)),
    mask.begin(load32(classAt(get(c)), 4)),
    set(left, shr(add(get(size), i32(15)), i32(4))),
    whileLoop(
      less(i32(LISTED_VECTORS - 1), get(left)),
      vectors(LISTED_VECTORS, cell, isChained, own),
    ),
    rest(LISTED_VECTORS - 1),
    p.begin(add(get(d), get(size))),
    set(next, load32(nextClass)),
    close,
    e.begin(get(end)),
    isChained ? chain(spec, cell, own) : [],
    terminals(spec.terminal, (address) => storeCell(bytes, address, 0, cell.terminal), own),
    when(equal(get(next), get(row)), set(d, e.here), ghost(load32(nextClass, 4), cell, own)),
    increase(c, i32(1)),
    when(isZero(equal(get(next), get(row))), when(less(get(c), add(get(top), i32(1))), begin)),
  ]
  const body = [
    set(c, i32(0)),
    begin,
    whileLoop(less(get(c), add(get(top), i32(1))), plane),
    noteOverflow(cell, own.seen, OVERFLOW),
  ]
  return { parameters: 4, declared: locals.declared, body }
}

/** The entry of a plane in the table of rows. */
function classAt(x2: Code): Code {
  return add(load32(i32(CLASSES)), shl(x2, i32(3)))
}

/** Fills the next `count` vectors from the options in other planes. */
function vectors(count: number, cell: Cell, isChained: boolean, own: SlabVariables): Code {
  const { from, three, to, back, p, q, t, e, mask, left, seen } = own
  const { none, lanes } = cell
  const best = own.best.slice(0, count)
  /** Combines the options of the moves of a list, relative to `base`. */
  const gather = (base: Cursor, list: Local, listEnd: Local): Code => [
    q.begin(get(list)),
    whileLoop(
      lessAddress(q.here, get(listEnd)),
      times(AT_ONCE, (k) => [
        t.begin(add(base.here, load32(q.here, 4 * k))),
        best.map((one, v) => set(one, cell.combine(get(one), t.load(16 * v)))),
      ]),
      q.forward(4 * AT_ONCE),
    ),
  ]
  return [
    best.map((one) => set(one, vectorOf(none))),
    gather(p, from, three),
    e.begin(sub(p.here, get(back))),
    gather(e, three, to),
    best.map((one, v) => {
      const closing = mask.load(16 * v)
      const options = get(one)
      return [
        cell.overflows && !isChained
          ? set(seen, lanes.max(get(seen), andNotVector(options, closing)))
          : [],
        p.store(16 * v, cell.blank(isChained ? options : cell.finish(options), closing)),
      ]
    }),
    p.forward(16 * count),
    mask.forward(16 * count),
    set(left, sub(get(left), i32(count))),
  ]
}

/**
 * Writes the closing cells, starting at p. They fill a row as wide as the rows of the next plane,
 * and one more cell.
 */
function closingCells({ none, lanes }: Cell, { p, end, next }: SlabVariables): Code {
  return [
    set(end, add(p.here, add(get(next), i32(lanes.bytes)))),
    whileLoop(lessAddress(p.here, get(end)), p.store(0, vectorOf(none)), p.forward(16)),
  ]
}

/**
 * Adds the moves within the plane, cell by cell, after the options of all other moves have been
 * combined.
 */
function chain({ takesOne, takesTwo }: SlabSpec, cell: Cell, own: SlabVariables): Code {
  const { p, q, row, rowEnd, size, cells, before, seen } = own
  const { none, lanes } = cell
  const bytes = lanes.bytes as 1 | 2 | 4
  const option = (address: Code): Code =>
    set(cells, cell.combine(get(cells), loadSplat(bytes, address)))
  return [
    q.begin(get(d)),
    set(rowEnd, add(get(d), i32(bytes))),
    whileLoop(lessAddress(q.here, add(get(d), get(size))), [
      p.begin(q.here),
      set(before, vectorOf(none)),
      whileLoop(lessAddress(p.here, get(rowEnd)), [
        set(cells, loadSplat(bytes, p.here)),
        takesTwo ? option(sub(sub(p.here, get(row)), i32(bytes))) : [],
        takesOne
          ? [option(sub(p.here, get(row))), set(cells, cell.combine(get(cells), get(before)))]
          : [],
        cell.overflows ? set(seen, lanes.max(get(seen), get(cells))) : [],
        set(before, cell.finish(get(cells))),
        storeLane(bytes, p.here, 0, get(before), 0),
        p.forward(bytes),
      ]),
      increase(q.local, get(row)),
      increase(rowEnd, add(get(row), i32(bytes))),
    ]),
  ]
}

/** In misère play, marks the terminal positions of a plane. The caller handles the case x_3 = 0. */
function terminals(
  terminal: number | null,
  store: (address: Code) => Code,
  { c, p, row, size }: SlabVariables,
): Code {
  if (terminal === null || terminal > 2) return []
  if (terminal === 2) return when(isZero(get(c)), store(get(d)))
  if (terminal === 1) return store(get(d))
  return [
    p.begin(get(d)),
    whileLoop(
      lessAddress(p.here, add(get(d), get(size))),
      store(p.here),
      increase(p.local, get(row)),
    ),
  ]
}

/**
 * Copies the plane at address d to address e, in rows of `next` bytes whose mask is at `maskAt`.
 * Finally, sets d to the address after the closing cells of the copy.
 */
function ghost(maskAt: Code, cell: Cell, own: SlabVariables): Code {
  const { c, row, next, p, q, t, e, mask, left, end } = own
  return [
    mask.begin(maskAt),
    q.begin(get(d)),
    set(d, e.here),
    p.begin(e.here),
    set(left, i32(0)),
    whileLoop(
      less(get(left), add(get(c), i32(1))),
      t.begin(i32(0)),
      whileLoop(
        less(t.here, get(next)),
        storeVector(
          add(p.here, t.here),
          0,
          cell.blank(loadVector(add(q.here, t.here)), loadVector(add(mask.here, t.here))),
        ),
        t.forward(16),
      ),
      increase(q.local, get(row)),
      increase(p.local, get(next)),
      increase(mask.local, get(next)),
      increase(left, i32(1)),
    ),
    closingCells(cell, own),
    set(d, get(end)),
  ]
}

/**
 * Doubles the number of sums of distances. Their number before the call is `count`, and each new
 * sum includes one more pile. Sums are negative.
 * @param room two free local variables
 */
export function doubleSums(
  sums: Local,
  count: number,
  distance: Code,
  { place, end }: { readonly place: Local; readonly end: Local },
): Code {
  const { add: addLanes, splat } = lanesOf(4)
  const more = (at: Local): Code =>
    storeVector(get(at), 4 * count, addLanes(loadVector(get(at)), splat(sub(i32(0), distance))))
  if (count <= 4) return more(sums)
  return [
    set(place, get(sums)),
    set(end, add(get(sums), i32(4 * count))),
    whileLoop(lessAddress(get(place), get(end)), more(place), increase(place, i32(16))),
  ]
}

function times(count: number, code: (k: number) => Code): Code[] {
  return Array.from({ length: count }, (_, k) => code(k))
}
