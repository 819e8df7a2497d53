import {
  add,
  and,
  type Code,
  get,
  i32,
  increase,
  less,
  lesser,
  type Local,
  select,
  set,
  shl,
  sub,
  whileLoop,
} from '../encode/code.ts'
import type { EntryCell } from '../hypergraph/value-cell.ts'
import { loadLane, storeLane } from '../encode/lane-access.ts'
import { type FunctionCode, localsBehind } from '../encode/module.ts'
import { loadVector, orVector, shuffle, storeVector, vectorOf } from '../encode/simd.ts'
import { BELOW_DIAGONAL, LANES_BELOW, LANES_FROM, OFF_DIAGONAL } from './wythoff-header.ts'

/**
 * The function `band(y, cap, piles, differences, cells)`. The function fills a band of rows of
 * Wythoff's triangle, one row for each lane of a vector. These are the rows y, y + 1, … of the
 * pairs (x, row) with x ≤ row and x ≤ cap. In step t, lane i processes the pair with x = t − i.
 *
 * Three summaries describe the options of a position: one of the earlier pairs that contain x, one
 * of those that contain the row, and one of those with the same difference. The summaries of the
 * rows stay in their lanes. The summary of a pile size x moves to the next lane in each step. The
 * summary of a difference moves in every second step. These summaries are loaded from memory into
 * lane 0. A summary that leaves the last lane is stored in memory.
 *
 * `piles` and `differences` are the addresses of the summaries of 0. `cells` is the address for the
 * vector of step 0, with 16 bytes for each step. The number of steps is {@link bandSteps}, rounded
 * up to an even number. There must be space for 2·lanes summaries before 0 and for 3·lanes after
 * the last one.
 */
export function bandCode(cell: EntryCell): FunctionCode {
  const { lanes, none, combine } = cell
  const bytes = lanes.bytes as 1 | 2
  const count = 16 / bytes
  const [y, cap, piles, differences, cells] = [0, 1, 2, 3, 4]
  const locals = localsBehind(5)
  const i = (): Local => locals.declare('i32')
  const vector = (): Local => locals.declare('v128')
  const [t, end, inner, u] = [i(), i(), i(), i()]
  const [row, pile, best, blank] = [vector(), vector(), vector(), vector()]
  // The summaries of the differences, one vector for even steps and one for odd steps.
  const difference = [vector(), vector()] as const

  const up = Array.from({ length: 16 }, (_, byte) => (byte + 16 - bytes) % 16)
  const enter = (summaries: Local, address: Local, offset: number): Code =>
    set(
      summaries,
      loadLane(bytes, get(address), offset, shuffle(get(summaries), get(summaries), up), 0),
    )
  const include = (summaries: Local, value: Code): Code =>
    set(summaries, combine(get(summaries), value))

  const step = (parity: 0 | 1, isEdge: boolean): Code => {
    const own = difference[parity]
    return [
      enter(pile, piles, (count - 1) * bytes),
      enter(own, differences, 0),
      set(best, combine(combine(get(pile), get(own)), get(row))),
      set(best, cell.finish(get(best))),
      isEdge ? [blanked(parity), set(best, cell.blank(get(best), get(blank)))] : [],
      storeVector(get(cells), 16 * parity, get(best)),
      include(row, get(best)),
      include(own, get(best)),
      include(pile, get(best)),
      // After the diagonal, the summary of the row is the summary of the pile.
      isEdge
        ? include(
            pile,
            cell.blank(get(row), loadVector(add(i32(OFF_DIAGONAL + 16), shl(get(u), i32(4))))),
          )
        : [],
      storeLane(bytes, get(piles), 0, get(pile), count - 1),
      storeLane(bytes, get(differences), 2 * (count - 1) * bytes, get(own), count - 1),
      increase(piles, i32(bytes)),
      set(differences, sub(get(differences), i32(bytes))),
    ]
  }

  const between = (least: number, value: Code, most: number): Code => {
    const atLeast = select(value, i32(least), less(i32(least), value))
    return select(atLeast, i32(most), less(value, i32(most)))
  }
  /**
   * Sets `blank` to a mask of the lanes with x < 0, x > cap or x > row, and sets u to t − y,
   * clamped to its limits.
   */
  const blanked = (parity: 0 | 1): Code => {
    const now = add(get(t), i32(parity))
    const shift = i32(Math.log2(bytes))
    return [
      set(u, between(-1, sub(now, get(y)), 2 * count - 1)),
      set(
        blank,
        orVector(
          orVector(
            loadVector(sub(i32(LANES_FROM + 16), shl(between(0, add(now, i32(1)), count), shift))),
            loadVector(
              sub(i32(LANES_BELOW + 16), shl(between(0, sub(now, get(cap)), count), shift)),
            ),
          ),
          loadVector(add(i32(BELOW_DIAGONAL + 16), shl(get(u), i32(4)))),
        ),
      ),
    ]
  }
  const steps = (isEdge: boolean): Code => [
    step(0, isEdge),
    step(1, isEdge),
    increase(cells, i32(32)),
    increase(t, i32(2)),
  ]

  const body: Code = [
    [row, pile, ...difference].map((local) => set(local, vectorOf(none))),
    set(end, lesser(add(get(y), i32(2 * count - 1)), add(get(cap), i32(count)))),
    set(inner, and(lesser(get(y), add(get(cap), i32(1))), i32(-2))),
    set(piles, sub(get(piles), i32((count - 1) * bytes))),
    set(differences, add(get(differences), shl(get(y), i32(Math.log2(bytes))))),
    whileLoop(less(get(t), i32(count)), steps(true)),
    whileLoop(less(get(t), get(inner)), steps(false)),
    whileLoop(less(get(t), get(end)), steps(true)),
  ]
  return { parameters: 5, declared: locals.declared, body, name: 'band' }
}

/**
 * The number of steps in a band, see {@link bandCode}. Differences that are still in lanes after
 * the last step are too small to be needed again.
 */
export function bandSteps(y: number, cap: number, lanes: number): number {
  return Math.min(y + 2 * lanes - 1, cap + lanes)
}
