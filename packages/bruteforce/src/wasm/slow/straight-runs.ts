import {
  add,
  type Code,
  equal,
  get,
  i32,
  increase,
  less,
  lessAddress,
  lesser,
  type Local,
  mul,
  set,
  shl,
  shr,
  sub,
  when,
  whileLoop,
} from '../encode/code.ts'
import { type Cursor, cursor } from '../encode/cursor.ts'
import type { FunctionCode } from '../encode/module.ts'
import { vectorOf } from '../encode/simd.ts'
import type { Cell } from './cell.ts'
import { OVERFLOW, TAIL_MASKS } from './header.ts'
import { type Move, movesOf } from './moves.ts'
import { planeGrowth } from './next-plane.ts'
import { noteOverflow } from './note-overflow.ts'
import { optionGroups, type OptionGroup } from './option-groups.ts'
import { type RunVectors, runVectors, storeCell } from './run-vectors.ts'
import { type PlanePattern, slabFunction } from './slab-function.ts'
import { upperDistances } from './upper-distances.ts'

/** The variables of the code of a run. The run x_1 has x_1 + 1 cells and a closing cell. */
interface StraightRun {
  /** The addresses one cell before the current run and one cell before the preceding run. */
  readonly run: Cursor
  readonly before: Cursor
  /**
   * The number of bytes in the run, which has x_1 + 2 cells, and this number for the first run that
   * is not filled.
   */
  readonly step: Local
  readonly top: Local
  /**
   * Free locals. The variables for a long run are the address being filled, the address of the
   * options, and the number of remaining vectors.
   */
  readonly q: Cursor
  readonly r: Cursor
  readonly rest: Local
  /** True if closing cells are stored after the run. */
  readonly isNarrow: boolean
  readonly bytes: number
  readonly vectors: RunVectors
  /** The options of the run at the first cursor. The second cursor points to the preceding run. */
  readonly groups: (here: Cursor, before: Cursor) => OptionGroup[]
  /** The code after every run. The next run begins after the closing cell. */
  readonly next: Code
}

/**
 * Code that fills planes in straight runs. In a straight run, x_1 is fixed and x_0 = 0..x_1. The
 * code is for games in which taking a single stone is not a move, so that no option is in the same
 * run.
 */
export function straightRuns(planes: PlanePattern, cell: Cell): FunctionCode {
  const { game, pattern, isMisere, reach } = planes
  const { piles, sizes } = game
  const { bytes } = cell.lanes
  const shift = Math.log2(bytes)
  const moves = movesOf(game, pattern)
  // The number of vectors in the longest run, including its closing cell.
  const needed = Math.floor((reach + 1) / (16 / bytes)) + 1
  const unrolled = Math.min(unrolledVectors(piles, moves.length), needed)
  // A narrow store at the end of each run takes the least time, but it delays loads from the
  // preceding run.
  const isNarrow = !sizes.includes(2)

  const slab = slabFunction(planes)
  const { locals, isSliced, d, c, a, b } = slab
  const i = (): Local => locals.declare('i32')
  const [run, before] = [cursor(locals), cursor(locals)]
  const [step, top, size] = [i(), i(), i()]
  const [q, r, rest] = [cursor(locals), cursor(locals), i()]
  const upper = upperDistances(moves, slab.distance, locals)
  const vectors = runVectors(cell, locals, unrolled, isNarrow, isWorthShifting(moves))
  const groups: StraightRun['groups'] = (own, last) =>
    groupsOf(moves, ({ second, upper: set }) => {
      const base = (second ? last : own).here
      return set === 0 ? base : add(base, get(upper.offset(set)))
    })

  // In misère play, the first cell of the run can be a terminal position although it looks like a
  // won position.
  const terminal = storeCell(bytes, before.here, bytes, cell.terminal)
  const misereTerminal: Code =
    !isMisere || sizes[0]! < piles - 1
      ? []
      : sizes[0] === piles
        ? terminal
        : when(equal(get(step), i32(3 * bytes)), terminal)
  const next: Code = [
    before.begin(run.here),
    increase(run.local, get(step)),
    increase(step, i32(bytes)),
    isNarrow ? storeCell(bytes, run.here, 0, cell.none === 0 ? 0 : -1) : [],
    misereTerminal,
  ]
  const known = { run, before, step, top, q, r, rest, isNarrow, bytes, vectors, groups, next }

  const stepBehind = shl(add(get(c), i32(3)), i32(shift))
  const closingRun: Code = [
    r.begin(add(run.here, stepBehind)),
    q.begin(run.here),
    whileLoop(lessAddress(q.here, r.here), q.store(bytes, vectorOf(cell.none)), q.forward(16)),
  ]

  /** The number of cells before the run x_1 = a. */
  const cellsBefore = shr(mul(get(a), add(get(a), i32(3))), i32(1))
  // Plane c − 1 has this number of cells, and plane c has c + 3 more.
  const cellsBelow = add(shr(mul(get(c), add(get(c), i32(3))), i32(1)), add(get(c), i32(2)))
  const growth = planeGrowth(slab, size, upper, shl(cellsBelow, i32(shift)), stepBehind)

  const runsOfPlane = add(get(c), i32(1))
  const plane: Code = [
    set(top, isSliced ? lesser(runsOfPlane, get(b)) : runsOfPlane),
    set(top, shl(add(get(top), i32(2)), i32(shift))),
    set(step, isSliced ? shl(add(get(a), i32(2)), i32(shift)) : i32(2 * bytes)),
    run.begin(sub(isSliced ? add(get(d), shl(cellsBefore, i32(shift))) : get(d), i32(bytes))),
    before.begin(sub(run.here, sub(get(step), i32(bytes)))),
    shortRuns(unrolled, known),
    needed <= unrolled ? [] : longRuns(Math.min(unrolled, 4), known),
    isSliced ? when(equal(get(top), stepBehind), closingRun) : closingRun,
    growth.next,
  ]
  return slab.code({
    start: [upper.start, growth.start],
    plane,
    end: [
      slab.isTerminal ? storeCell(bytes, sub(get(d), get(size)), 0, cell.terminal) : [],
      noteOverflow(cell, vectors.seen, OVERFLOW),
    ],
  })
}

/** Code for short runs. There is separate code for runs of 1, 2, …, `unrolled` vectors. */
function shortRuns(unrolled: number, known: StraightRun): Code {
  const { run, before, step, top, q, isNarrow, bytes, groups, next } = known
  const { begin, fillEnd, needsMask, mask } = known.vectors
  const own = groups(run, before)
  return Array.from({ length: unrolled }, (_, index) => {
    const vectors = index + 1
    const longest = (16 / bytes) * vectors - (isNarrow ? 0 : 1)
    const maskAt = sub(i32(TAIL_MASKS + 16 * vectors + bytes), get(step))
    return [
      q.begin(lesser(get(top), i32((longest + 2) * bytes))),
      needsMask ? set(mask, maskAt) : [],
      whileLoop(
        less(get(step), q.here),
        begin,
        fillEnd(vectors, run.local, own),
        needsMask ? set(mask, sub(get(mask), i32(bytes))) : [],
        next,
      ),
    ]
  })
}

/** Code that fills longer runs, `part` vectors at a time. */
function longRuns(part: number, known: StraightRun): Code {
  const { run, before, step, top, q, r, rest, isNarrow, bytes, groups, next } = known
  const { begin, fill, fillEnd, needsMask, mask } = known.vectors
  const own = groups(q, r)
  const whole = (count: number): Code =>
    whileLoop(
      less(i32(count - 1), get(rest)),
      fill(count, q.local, own),
      q.forward(16 * count),
      r.forward(16 * count),
      set(rest, sub(get(rest), i32(count))),
    )
  return whileLoop(less(get(step), get(top)), [
    q.begin(run.here),
    r.begin(before.here),
    begin,
    // The number of full vectors before the last one.
    set(rest, shr(sub(get(step), i32(bytes + (isNarrow ? 1 : 0))), i32(4))),
    whole(part),
    whole(1),
    needsMask
      ? set(mask, sub(add(q.here, i32(TAIL_MASKS + 16 + bytes)), add(run.here, get(step))))
      : [],
    fillEnd(1, q.local, own),
    next,
  ])
}

/**
 * The largest number of vectors in a run for which there is separate code. Longer runs are filled
 * in parts of this size. With more piles, the runs in a box that fits into memory are shorter.
 */
function unrolledVectors(piles: number, moves: number): number {
  const byLength = piles <= 4 ? 8 : piles === 5 ? 4 : 2
  return moves <= 6 ? byLength : Math.min(byLength, moves <= 16 ? 4 : 2)
}

/** True if fewer loads save more time than an additional shuffle for each vector costs. */
function isWorthShifting(moves: readonly Move[]): boolean {
  return groupsOf(moves, () => []).filter((group) => group.without && group.with).length > 2
}

function groupsOf(moves: readonly Move[], address: (move: Move) => Code): OptionGroup[] {
  return optionGroups(moves, ({ upper, second }) => `${upper} ${second}`, address)
}
