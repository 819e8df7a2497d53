import type { Cell } from './cell.ts'
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
import { TAIL_MASKS } from './header.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { isTerminalPlane, movesOf, type SlowGame } from './moves.ts'
import { planeGrowth } from './next-plane.ts'
import { type OptionGroup, runVectors } from './run-vectors.ts'
import { storeVector, vectorOf } from '../encode/simd.ts'
import { slabBody } from './slab-body.ts'
import { upperDistances } from './upper-distances.ts'

/**
 * Code that fills the planes c0 ≤ x_2 < c1 of a slab by skewed runs: s = x_0 + x_1 fixed,
 * x_0 = max(0, s − x_2)..⌊s/2⌋, for s = 0..2·x_2. For games in which one stone alone is a move: no
 * option lies in the same run.
 *
 * Parameters as in `straight-runs.ts`, with runs a ≤ s < b.
 *
 * @param pattern ties and zeros among the upper piles, see `moves.ts`
 * @param reach largest x_2
 */
export function skewedRuns(
  game: SlowGame,
  cell: Cell,
  pattern: number,
  isMisere: boolean,
  reach: number,
): FunctionCode {
  const { piles } = game
  const { bytes } = cell.lanes
  const shift = Math.log2(bytes)
  const moves = movesOf(game, pattern)
  // A run has ⌊x_2 / 2⌋ + 1 cells at most, and a closing one.
  const needed = Math.floor((reach / 2 + 1) / (16 / bytes)) + 1
  const unrolled = Math.min(moves.length <= 16 ? 4 : 2, needed)

  const isSliced = piles === 3
  const parameters = (isSliced ? 5 : 3) + piles - 2
  const [d, c, c1, a, b] = [0, 1, 2, 3, 4]
  const distance = (i: number): Local => (isSliced ? 5 : 3) + i
  const locals = localsBehind(parameters)
  const i = (): Local => locals.declare('i32')
  const [s, lo, top, size, length, p, rest, lowest, advanced] = [
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
  // here[t], below[t]: address of x_0 = 0 in the run s − t of this plane and of the one below
  const here = [i(), i(), i()] as const
  const below = [i(), i(), i()] as const
  // Taking from pile 2 leads to the plane below, whose address is known
  const fromThree = moves.map((move) => ({ ...move, upper: move.upper & ~1 }))
  const upper = upperDistances(fromThree, distance, locals)
  const runsOfPlane = add(shl(get(c), i32(1)), i32(1))
  const { fill, fillEnd, mask, seen } = runVectors(cell, locals, unrolled, false, false)
  // The pointers to the options of a run, one for each number of stones from piles 0 and 1
  const pointers = new Map<Local, Local>()
  const pointer = (base: Local): Local => {
    if (!pointers.has(base)) pointers.set(base, i())
    return pointers.get(base)!
  }

  const groups = groupsOf()
  function groupsOf(): OptionGroup[] {
    const found = new Map<string, OptionGroup>()
    for (const move of moves) {
      const taken = (move.first ? 1 : 0) + (move.second ? 1 : 0)
      const isThird = (move.upper & 1) !== 0
      const base = get(pointer((isThird ? below : here)[taken]!))
      const rest = move.upper & ~1
      const key = `${taken} ${move.upper}`
      const before = found.get(key)
      found.set(key, {
        address: rest === 0 ? base : add(base, get(upper.offset(rest))),
        without: (before?.without ?? false) || !move.first,
        with: (before?.with ?? false) || move.first,
      })
    }
    return [...found.values()]
  }

  const move = (vectors: number): Code => [
    increase(p, i32(16 * vectors)),
    [...pointers.values()].map((local) => increase(local, i32(16 * vectors))),
    set(rest, sub(get(rest), i32(vectors))),
  ]

  /** One run: full vectors, then the one with its end and the closing cell. */
  const run: Code = [
    set(lowest, select(sub(get(s), get(c)), i32(0), less(get(c), get(s)))),
    set(lo, shl(get(lowest), i32(shift))),
    set(p, sub(add(get(here[0]), get(lo)), i32(bytes))),
    [...pointers].map(([base, local]) => set(local, sub(add(get(base), get(lo)), i32(bytes)))),
    set(length, shl(sub(add(shr(get(s), i32(1)), i32(1)), get(lowest)), i32(shift))),
    set(rest, shr(get(length), i32(4))),
    set(mask, sub(i32(TAIL_MASKS + 16), sub(get(length), shl(get(rest), i32(4))))),
    needed <= unrolled
      ? []
      : whileLoop(less(i32(unrolled - 1), get(rest)), fill(unrolled, p, groups), move(unrolled)),
    ends(0),
  ]
  /** The last vectors, rest + 1 of them, at least `known` + 1. */
  function ends(known: number): Code {
    const end = fillEnd(known + 1, p, groups)
    return known === unrolled - 1 ? end : when(less(i32(known), get(rest)), ends(known + 1), end)
  }

  /** Goes to the run s + 1 of plane c − lower. */
  const advance = (list: readonly [Local, Local, Local], lower: number): Code => [
    set(list[2], get(list[1])),
    set(list[1], get(list[0])),
    set(advanced, sub(get(s), sub(get(c), i32(1 + lower)))),
    set(advanced, select(get(advanced), i32(0), less(i32(0), get(advanced)))),
    increase(list[0], shl(sub(add(shr(get(s), i32(1)), i32(2)), get(advanced)), i32(shift))),
  ]

  const start = (list: readonly [Local, Local, Local], plane: Code): Code => [
    set(list[0], plane),
    set(list[1], sub(get(list[0]), i32(bytes))),
    set(list[2], get(list[1])),
  ]
  const next: Code = [advance(here, 0), advance(below, 1), increase(s, i32(1))]

  const closing = vectorOf(cell.none)
  const twoClosingCells = storeVector(
    add(get(here[1]), shl(get(c), i32(shift))),
    2 * bytes,
    closing,
  )

  // Plane c − 1 has so many cells, plane c has c + 3 more.
  const cellsBelow = add(
    shr(mul(get(c), add(get(c), i32(1))), i32(1)),
    add(shl(get(c), i32(1)), i32(1)),
  )
  const planes = planeGrowth(
    d,
    c,
    size,
    upper,
    shl(cellsBelow, i32(shift)),
    shl(add(get(c), i32(3)), i32(shift)),
  )

  const plane: Code = [
    set(top, isSliced ? lesser(runsOfPlane, get(b)) : runsOfPlane),
    start(here, get(d)),
    start(below, sub(get(d), get(distance(0)))),
    set(s, i32(0)),
    isSliced ? whileLoop(less(get(s), get(a)), next) : [],
    whileLoop(less(get(s), get(top)), run, next),
    isSliced ? when(equal(get(top), runsOfPlane), twoClosingCells) : twoClosingCells,
    planes.next,
    set(distance(0), get(size)),
  ]

  const body = slabBody(cell, isMisere && isTerminalPlane(game, pattern), {
    start: [upper.start, planes.start],
    planes: whileLoop(less(get(c), get(c1)), plane),
    last: sub(get(d), get(size)),
    seen,
  })
  return { parameters, declared: locals.declared, body }
}
