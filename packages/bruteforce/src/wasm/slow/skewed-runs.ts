import {
  add,
  type Code,
  equal,
  get,
  i32,
  increase,
  less,
  lesser,
  type Local,
  mul,
  select,
  set,
  shl,
  shr,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { type Cursor, cursor } from '../encode/cursor.ts'
import type { FunctionCode, Locals } from '../encode/module.ts'
import { storeVector, vectorOf } from '../encode/simd.ts'
import type { Cell } from './cell.ts'
import { OVERFLOW, TAIL_MASKS } from './header.ts'
import { type Move, movesOf } from './moves.ts'
import { planeGrowth } from './next-plane.ts'
import { noteOverflow } from './note-overflow.ts'
import { type OptionGroup, optionGroups } from './option-groups.ts'
import { runVectors, storeCell } from './run-vectors.ts'
import { type PlanePattern, slabFunction } from './slab-function.ts'
import { type UpperDistances, upperDistances } from './upper-distances.ts'

/** The addresses of x_0 = 0, which need not exist, in the runs s, s − 1 and s − 2 of a plane. */
type Runs = readonly [Cursor, Cursor, Cursor]

/**
 * Code that fills planes in skewed runs: s = x_0 + x_1 is fixed and x_0 = max(0, s − x_2)..⌊s/2⌋,
 * for s = 0..2·x_2. The code is for games in which taking a single stone is a move. No option is in
 * the same run.
 */
export function skewedRuns(planes: PlanePattern, cell: Cell): FunctionCode {
  const { bytes } = cell.lanes
  const shift = i32(Math.log2(bytes))
  const moves = movesOf(planes.game, planes.pattern)
  // A run has at most ⌊x_2 / 2⌋ + 1 cells, and a closing cell.
  const needed = Math.floor((planes.reach / 2 + 1) / (16 / bytes)) + 1
  const unrolled = Math.min(moves.length <= 16 ? 4 : 2, needed)

  const slab = slabFunction(planes)
  const { locals, isSliced, d, c, a, b, distance } = slab
  const i = (): Local => locals.declare('i32')
  const [s, lo, top, size, length] = [i(), i(), i(), i(), i()] as const
  const p = cursor(locals)
  const [rest, lowest, advanced] = [i(), i(), i()] as const
  const runs = (): Runs => [cursor(locals), cursor(locals), cursor(locals)]
  const [here, below] = [runs(), runs()]
  // A move that takes from pile 2 leads to the plane below, whose address is known.
  const fromThree = moves.map((move) => ({ ...move, upper: move.upper & ~1 }))
  const upper = upperDistances(fromThree, distance, locals)
  const runsOfPlane = add(shl(get(c), i32(1)), i32(1))
  const { fill, fillEnd, mask, seen } = runVectors(cell, locals, unrolled, false, false)
  const { groups, pointers } = pointedGroups(moves, { here, below }, upper, locals)

  /**
   * Fills one run: full vectors, then the vector that contains the end of the run and the closing
   * cell.
   */
  const run: Code = [
    set(lowest, select(sub(get(s), get(c)), i32(0), less(get(c), get(s)))),
    set(lo, shl(get(lowest), shift)),
    [[here[0], p] as const, ...pointers].map(([base, place]) =>
      place.begin(sub(add(base.here, get(lo)), i32(bytes))),
    ),
    set(length, shl(sub(add(shr(get(s), i32(1)), i32(1)), get(lowest)), shift)),
    set(rest, shr(get(length), i32(4))),
    set(mask, sub(i32(TAIL_MASKS + 16), sub(get(length), shl(get(rest), i32(4))))),
    needed <= unrolled
      ? []
      : whileLoop(less(i32(unrolled - 1), get(rest)), [
          fill(unrolled, p.local, groups),
          [p, ...pointers.values()].map((place) => place.forward(16 * unrolled)),
          set(rest, sub(get(rest), i32(unrolled))),
        ]),
    ends(0),
  ]
  /** Fills the last `rest` + 1 vectors. There are at least `known` + 1 of these vectors. */
  function ends(known: number): Code {
    const end = fillEnd(known + 1, p.local, groups)
    return known === unrolled - 1 ? end : when(less(i32(known), get(rest)), ends(known + 1), end)
  }

  /** Moves to the run s + 1 of plane c − lower. */
  const advance = ([own, before, last]: Runs, lower: number): Code => [
    last.begin(before.here),
    before.begin(own.here),
    set(advanced, sub(get(s), sub(get(c), i32(1 + lower)))),
    set(advanced, select(get(advanced), i32(0), less(i32(0), get(advanced)))),
    increase(own.local, shl(sub(add(shr(get(s), i32(1)), i32(2)), get(advanced)), shift)),
  ]
  const start = ([own, before, last]: Runs, plane: Code): Code => [
    own.begin(plane),
    before.begin(sub(own.here, i32(bytes))),
    last.begin(before.here),
  ]
  const next: Code = [advance(here, 0), advance(below, 1), increase(s, i32(1))]

  const closing = add(here[1].here, shl(get(c), shift))
  const twoClosingCells = storeVector(closing, 2 * bytes, vectorOf(cell.none))

  // Plane c − 1 has this number of cells, and plane c has c + 3 more.
  const cellsBelow = add(shr(mul(get(c), add(get(c), i32(1))), i32(1)), runsOfPlane)
  const more = shl(add(get(c), i32(3)), shift)
  const growth = planeGrowth(slab, size, upper, shl(cellsBelow, shift), more)
  const plane: Code = [
    set(top, isSliced ? lesser(runsOfPlane, get(b)) : runsOfPlane),
    start(here, get(d)),
    start(below, sub(get(d), get(distance(0)))),
    set(s, i32(0)),
    isSliced ? whileLoop(less(get(s), get(a)), next) : [],
    whileLoop(less(get(s), get(top)), run, next),
    isSliced ? when(equal(get(top), runsOfPlane), twoClosingCells) : twoClosingCells,
    growth.next,
    set(distance(0), get(size)),
  ]
  return slab.code({
    start: [upper.start, growth.start],
    plane,
    end: [
      slab.isTerminal ? storeCell(bytes, sub(get(d), get(size)), 0, cell.terminal) : [],
      noteOverflow(cell, seen, OVERFLOW),
    ],
  })
}

/**
 * The options of a run, and the pointers to them: one pointer for each number of stones taken from
 * piles 0 and 1.
 */
function pointedGroups(
  moves: readonly Move[],
  { here, below }: { readonly here: Runs; readonly below: Runs },
  upper: UpperDistances,
  locals: Locals,
): { readonly groups: OptionGroup[]; readonly pointers: ReadonlyMap<Cursor, Cursor> } {
  const pointers = new Map<Cursor, Cursor>()
  const taken = ({ first, second }: Move): number => (first ? 1 : 0) + (second ? 1 : 0)
  const groups = optionGroups(
    moves,
    (move) => `${taken(move)} ${move.upper}`,
    (move) => {
      const base = ((move.upper & 1) !== 0 ? below : here)[taken(move)]!
      const pointer = pointers.get(base) ?? cursor(locals)
      pointers.set(base, pointer)
      const rest = move.upper & ~1
      return rest === 0 ? pointer.here : add(pointer.here, get(upper.offset(rest)))
    },
  )
  return { groups, pointers }
}
