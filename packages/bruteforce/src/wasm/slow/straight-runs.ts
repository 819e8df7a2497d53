import type { Cell } from './cell.ts'
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
import { TAIL_MASKS } from './header.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { isTerminalPlane, type Move, movesOf, type SlowGame } from './moves.ts'
import { planeGrowth } from './next-plane.ts'
import { type OptionGroup, runVectors, storeCell } from './run-vectors.ts'
import { storeVector, vectorOf } from '../encode/simd.ts'
import { slabBody } from './slab-body.ts'
import { upperDistances } from './upper-distances.ts'

/**
 * Code that fills the planes c0 ≤ x_2 < c1 of a slab by straight runs: x_1 fixed, x_0 = 0..x_1. For
 * games in which one stone alone is no move, so that no option lies in the same run.
 *
 * Parameters: address of the first plane, c0, c1, for three piles also the runs a ≤ x_1 < b to fill,
 * then the distances in bytes of one stone from piles 2, 3, ….
 *
 * @param pattern ties and zeros among the upper piles, see `moves.ts`
 * @param reach largest x_1
 */
export function straightRuns(
  game: SlowGame,
  cell: Cell,
  pattern: number,
  isMisere: boolean,
  reach: number,
): FunctionCode {
  const { piles, sizes } = game
  const { none } = cell
  const { bytes } = cell.lanes
  const shift = Math.log2(bytes)
  const perVector = 16 / bytes
  const moves = movesOf(game, pattern)
  // Vectors of the longest run and its closing cell.
  const needed = Math.floor((reach + 1) / perVector) + 1
  const unrolled = Math.min(unrolledVectors(piles, moves.length), needed)
  const part = Math.min(unrolled, 4)
  // A narrow store at the end of each run is cheapest, but delays loads of the run just before.
  const isNarrow = !sizes.includes(2)

  const isSliced = piles === 3
  const parameters = (isSliced ? 5 : 3) + piles - 2
  const [d, c, c1, a, b] = [0, 1, 2, 3, 4]
  const distance = (i: number): Local => (isSliced ? 5 : 3) + i
  const locals = localsBehind(parameters)
  const i = (): Local => locals.declare('i32')
  const [p, e, step, top, size, q, r, rest] = [i(), i(), i(), i(), i(), i(), i(), i()] as const
  const upper = upperDistances(moves, distance, locals)
  const { begin, fill, fillEnd, needsMask, mask, seen } = runVectors(
    cell,
    locals,
    unrolled,
    isNarrow,
    isWorthShifting(moves),
  )

  /** The options of the run at `here`, the run before being at `before` (one cell too low). */
  const groups = (here: Local, before: Local): OptionGroup[] =>
    groupsOf(moves, ({ second, upper: set }) => {
      const base = get(second ? before : here)
      return set === 0 ? base : add(base, get(upper.offset(set)))
    })
  const own = groups(p, e)
  const inLongRun = groups(q, r)

  // Misère play: the run, or the first cell, that is a terminal position although it looks won.
  const terminal = storeCell(bytes, get(e), bytes, cell.terminal)
  const misereTerminal: Code =
    !isMisere || sizes[0]! < piles - 1
      ? []
      : sizes[0] === piles
        ? terminal
        : when(equal(get(step), i32(3 * bytes)), terminal)

  /** What follows every run: the next one begins behind the closing cell. */
  const next: Code = [
    set(e, get(p)),
    increase(p, get(step)),
    increase(step, i32(bytes)),
    isNarrow ? storeCell(bytes, get(p), 0, none === 0 ? 0 : -1) : [],
    misereTerminal,
  ]

  // The run of x_1 has x_1 + 1 cells and a closing one; `step` is their size, (x_1 + 2) · bytes.
  const shortRuns = Array.from({ length: unrolled }, (_, index) => {
    const vectors = index + 1
    const longest = perVector * vectors - (isNarrow ? 0 : 1)
    const maskAt = sub(i32(TAIL_MASKS + 16 * vectors + bytes), get(step))
    return [
      set(q, lesser(get(top), i32((longest + 2) * bytes))),
      needsMask ? set(mask, maskAt) : [],
      whileLoop(
        less(get(step), get(q)),
        begin,
        fillEnd(vectors, p, own),
        needsMask ? set(mask, sub(get(mask), i32(bytes))) : [],
        next,
      ),
    ]
  })

  const advance = (vectors: number): Code => [
    increase(q, i32(16 * vectors)),
    increase(r, i32(16 * vectors)),
    set(rest, sub(get(rest), i32(vectors))),
  ]
  const longRun: Code = [
    set(q, get(p)),
    set(r, get(e)),
    begin,
    // full vectors before the last one
    set(rest, shr(sub(get(step), i32(bytes + (isNarrow ? 1 : 0))), i32(4))),
    whileLoop(less(i32(part - 1), get(rest)), fill(part, q, inLongRun), advance(part)),
    whileLoop(less(i32(0), get(rest)), fill(1, q, inLongRun), advance(1)),
    needsMask
      ? set(mask, sub(add(get(q), i32(TAIL_MASKS + 16 + bytes)), add(get(p), get(step))))
      : [],
    fillEnd(1, q, inLongRun),
    next,
  ]

  const stepBehind = shl(add(get(c), i32(3)), i32(shift))
  const closingRun: Code = [
    set(r, add(get(p), stepBehind)),
    set(q, get(p)),
    whileLoop(
      lessAddress(get(q), get(r)),
      storeVector(get(q), bytes, vectorOf(none)),
      increase(q, i32(16)),
    ),
  ]

  /** Cells before the run x_1 = a. */
  const cellsBefore = shr(mul(get(a), add(get(a), i32(3))), i32(1))
  // Plane c − 1 has so many cells, plane c has c + 3 more.
  const cellsBelow = add(shr(mul(get(c), add(get(c), i32(3))), i32(1)), add(get(c), i32(2)))
  const planes = planeGrowth(
    d,
    c,
    size,
    upper,
    shl(cellsBelow, i32(shift)),
    shl(add(get(c), i32(3)), i32(shift)),
  )

  const plane: Code = [
    set(top, isSliced ? lesser(add(get(c), i32(1)), get(b)) : add(get(c), i32(1))),
    set(top, shl(add(get(top), i32(2)), i32(shift))),
    set(step, isSliced ? shl(add(get(a), i32(2)), i32(shift)) : i32(2 * bytes)),
    set(p, sub(isSliced ? add(get(d), shl(cellsBefore, i32(shift))) : get(d), i32(bytes))),
    set(e, sub(get(p), sub(get(step), i32(bytes)))),
    shortRuns,
    needed <= unrolled ? [] : whileLoop(less(get(step), get(top)), longRun),
    isSliced ? when(equal(get(top), stepBehind), closingRun) : closingRun,
    planes.next,
  ]

  const body = slabBody(cell, isMisere && isTerminalPlane(game, pattern), {
    start: [upper.start, planes.start],
    planes: whileLoop(less(get(c), get(c1)), plane),
    last: sub(get(d), get(size)),
    seen,
  })
  return { parameters, declared: locals.declared, body }
}

/**
 * Runs of this many vectors at most have code of their own; longer ones take parts of that size.
 * The more piles, the shorter the runs of a box that fits memory.
 */
function unrolledVectors(piles: number, moves: number): number {
  const byLength = piles <= 4 ? 8 : piles === 5 ? 4 : 2
  return moves <= 6 ? byLength : Math.min(byLength, moves <= 16 ? 4 : 2)
}

/** Loads saved, against a shuffle for every vector. */
function isWorthShifting(moves: readonly Move[]): boolean {
  return groupsOf(moves, () => []).filter((group) => group.without && group.with).length > 2
}

function groupsOf(moves: readonly Move[], address: (move: Move) => Code): OptionGroup[] {
  const groups = new Map<number, OptionGroup>()
  for (const move of moves) {
    const key = move.upper * 2 + (move.second ? 1 : 0)
    const before = groups.get(key)
    groups.set(key, {
      address: before?.address ?? address(move),
      without: (before?.without ?? false) || !move.first,
      with: (before?.with ?? false) || move.first,
    })
  }
  return [...groups.values()]
}
