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
import { storeLane } from '../encode/lane-access.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import {
  andNotVector,
  lanesOf,
  loadSplat,
  loadVector,
  storeVector,
  vectorOf,
} from '../encode/simd.ts'
import type { Cell } from '../slow/cell.ts'
import { CLASSES } from '../slow/header.ts'
import { storeCell } from '../slow/run-vectors.ts'
import { slabBody } from '../slow/slab-body.ts'
import { sumBytes } from './flat-tables.ts'
import { AT_ONCE, sumCount } from './move-lists.ts'

/** What the code of a slab depends on, besides the cells. */
export interface SlabSpec {
  readonly piles: number
  /** Moves of piles 0 and 1 alone: of one of them, of both. */
  readonly takesOne: boolean
  readonly takesTwo: boolean
  /** Misère play: positions with x_i = 0 are terminal; null in normal play. */
  readonly terminal: number | null
}

/** Vectors of a plane that are filled together. */
const MOST_VECTORS = 4

/**
 * Code that fills a slab, the planes 0 ≤ x_2 ≤ x_3 with x_3, …, x_{n−1} fixed, laid out as
 * `flat-layout.ts` says. The moves are data: lists of places in a table of sums of distances.
 *
 * Parameters: address of the slab, x_3, address of the entry of the slab's ties in the table of lists,
 * address of the sums, of which those without pile 1 are there.
 */
export function slabCode(
  { piles, takesOne, takesTwo, terminal }: SlabSpec,
  cell: Cell,
): FunctionCode {
  const { none, lanes } = cell
  const bytes = lanes.bytes as 1 | 2 | 4
  const isChained = takesOne || takesTwo
  const [d, top, lists, sums] = [0, 1, 2, 3]
  const locals = localsBehind(4)
  const i = (): Local => locals.declare('i32')
  const [c, row, size, from, three, to, back] = [i(), i(), i(), i(), i(), i(), i()] as const
  const [p, q, t, e, mk, left, end, rowEnd, next] = [
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
    i(),
  ] as const
  const best = Array.from({ length: MOST_VECTORS }, () => locals.declare('v128'))
  const seen = locals.declare('v128')
  const [cells, before] = [locals.declare('v128'), locals.declare('v128')] as const

  /** Distances of the moves of the slab, in the order of its list. */
  const distances = add(get(sums), i32(sumBytes(piles)))
  const part = (k: 1 | 2 | 3): Code => load32(get(lists), 4 * k)
  const classAt = (x2: Code): Code => add(load32(i32(CLASSES)), shl(x2, i32(3)))

  /** Sets `row`, and the distances, for the planes from x_2 = c on. */
  const begin: Code = [
    set(row, load32(classAt(get(c)))),
    doubleSums(sums, sumCount(piles) / 2, get(row), { place: p, end }),
    set(q, select(i32(0), part(1), get(top))),
    set(p, add(distances, get(q))),
    set(q, add(load32(get(lists)), get(q))),
    set(end, add(load32(get(lists)), select(part(3), part(2), get(top)))),
    whileLoop(
      lessAddress(get(q), get(end)),
      times(AT_ONCE, (k) => store32(get(p), 4 * k, load32(add(get(sums), load32(get(q), 4 * k))))),
      increase(p, i32(4 * AT_ONCE)),
      increase(q, i32(4 * AT_ONCE)),
    ),
  ]

  /** Combines the options of `count` vectors that moves of a list lead to from `base`. */
  const gather = (count: number, base: Local, list: Local, listEnd: Local): Code => [
    set(q, get(list)),
    whileLoop(
      lessAddress(get(q), get(listEnd)),
      times(AT_ONCE, (k) => [
        set(t, add(get(base), load32(get(q), 4 * k))),
        best
          .slice(0, count)
          .map((one, v) => set(one, cell.combine(get(one), loadVector(get(t), 16 * v)))),
      ]),
      increase(q, i32(4 * AT_ONCE)),
    ),
  ]

  const vectors = (count: number): Code => [
    best.slice(0, count).map((one) => set(one, vectorOf(none))),
    gather(count, p, from, three),
    set(e, sub(get(p), get(back))),
    gather(count, e, three, to),
    best.slice(0, count).map((one, v) => {
      const closing = loadVector(get(mk), 16 * v)
      const options = get(one)
      return [
        cell.overflows && !isChained
          ? set(seen, lanes.max(get(seen), andNotVector(options, closing)))
          : [],
        storeVector(
          get(p),
          16 * v,
          cell.blank(isChained ? options : cell.finish(options), closing),
        ),
      ]
    }),
    increase(p, i32(16 * count)),
    increase(mk, i32(16 * count)),
    set(left, sub(get(left), i32(count))),
  ]

  /** The vectors that are left, `most` of them at most. */
  function rest(most: number): Code {
    const fewer = most === 1 ? undefined : rest(most - 1)
    return when(less(i32(most - 1), get(left)), vectors(most), fewer)
  }

  /** Closing cells from p on: a row of the next plane and one. */
  const close: Code = [
    set(end, add(get(p), add(get(next), i32(bytes)))),
    whileLoop(
      lessAddress(get(p), get(end)),
      storeVector(get(p), 0, vectorOf(none)),
      increase(p, i32(16)),
    ),
  ]

  const option = (address: Code): Code =>
    set(cells, cell.combine(get(cells), loadSplat(bytes, address)))
  /** The moves within the plane, cell by cell, where the options of all others are combined. */
  const chain: Code = [
    set(q, get(d)),
    set(rowEnd, add(get(d), i32(bytes))),
    whileLoop(lessAddress(get(q), add(get(d), get(size))), [
      set(p, get(q)),
      set(before, vectorOf(none)),
      whileLoop(lessAddress(get(p), get(rowEnd)), [
        set(cells, loadSplat(bytes, get(p))),
        takesTwo ? option(sub(sub(get(p), get(row)), i32(bytes))) : [],
        takesOne
          ? [option(sub(get(p), get(row))), set(cells, cell.combine(get(cells), get(before)))]
          : [],
        cell.overflows ? set(seen, lanes.max(get(seen), get(cells))) : [],
        set(before, cell.finish(get(cells))),
        storeLane(bytes, get(p), 0, get(before), 0),
        increase(p, i32(bytes)),
      ]),
      increase(q, get(row)),
      increase(rowEnd, add(get(row), i32(bytes))),
    ]),
  ]

  const store = (address: Code): Code => storeCell(bytes, address, 0, cell.terminal)
  /** Misère play: the terminal positions of a plane; x_3 = 0 is seen to outside. */
  const terminals: Code =
    terminal === null || terminal > 2
      ? []
      : terminal === 2
        ? when(isZero(get(c)), store(get(d)))
        : terminal === 1
          ? store(get(d))
          : [
              set(p, get(d)),
              whileLoop(
                lessAddress(get(p), add(get(d), get(size))),
                store(get(p)),
                increase(p, get(row)),
              ),
            ]

  /** The plane at d once more at e, in rows of `next` bytes; d becomes e. */
  const ghost: Code = [
    set(mk, load32(classAt(add(get(c), i32(1))), 4)),
    set(q, get(d)),
    set(d, get(e)),
    set(p, get(e)),
    set(left, i32(0)),
    whileLoop(
      less(get(left), add(get(c), i32(1))),
      set(t, i32(0)),
      whileLoop(
        less(get(t), get(next)),
        storeVector(
          add(get(p), get(t)),
          0,
          cell.blank(loadVector(add(get(q), get(t))), loadVector(add(get(mk), get(t)))),
        ),
        increase(t, i32(16)),
      ),
      increase(q, get(row)),
      increase(p, get(next)),
      increase(mk, get(next)),
      increase(left, i32(1)),
    ),
    close,
    set(d, get(end)),
  ]

  const plane: Code = [
    set(size, mul(add(get(c), i32(1)), get(row))),
    set(back, add(get(size), i32(bytes))),
    set(three, add(distances, part(2))),
    set(from, select(add(distances, part(1)), distances, equal(get(c), get(top)))),
    set(to, select(add(distances, part(3)), get(three), get(c))),
    set(p, get(d)),
    set(mk, load32(classAt(get(c)), 4)),
    set(left, shr(add(get(size), i32(15)), i32(4))),
    whileLoop(less(i32(MOST_VECTORS - 1), get(left)), vectors(MOST_VECTORS)),
    rest(MOST_VECTORS - 1),
    set(p, add(get(d), get(size))),
    set(next, load32(classAt(add(get(c), i32(1))))),
    close,
    set(e, get(end)),
    isChained ? chain : [],
    terminals,
    when(equal(get(next), get(row)), set(d, get(e)), ghost),
    increase(c, i32(1)),
    when(isZero(equal(get(next), get(row))), when(less(get(c), add(get(top), i32(1))), begin)),
  ]

  const body = slabBody(cell, false, {
    start: [set(c, i32(0)), begin],
    planes: whileLoop(less(get(c), add(get(top), i32(1))), plane),
    last: get(d),
    seen,
  })
  return { parameters: 4, declared: locals.declared, body }
}

/**
 * Makes of `count` sums of distances twice as many, the others with one more pile. Sums are negative.
 * @param room two locals that are free
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
