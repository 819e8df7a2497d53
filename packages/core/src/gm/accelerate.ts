import type { Pile } from '../integers/integers.ts'
import { nextEvent } from './event.ts'
import { keptInBlock } from './leader-blocks.ts'
import type { SignedIntegers } from './signed-integers.ts'

/** Where an accelerated GM-sequence stops: at the first of the goals that are given. */
export interface Goal<T extends Pile> {
  /** After so many moves. */
  readonly moves?: T
  /** At the first vector with at least q entries ≤ level. */
  readonly finish?: { readonly q: number; readonly level: T }
  /** At the first vector of range ≤ l. */
  readonly together?: boolean
}

/** What a computation cost, counted while it ran. */
export interface Cost {
  /** Events and jumps: operations on whole vectors. */
  readonly steps: number
  /** Entries read or changed. */
  readonly operations: number
}

/** Where the sequence stopped. */
export interface Stop<T extends Pile> {
  readonly moves: T
  readonly vector: T[]
  readonly cost: Cost
}

/**
 * Runs the GM-sequence of x (n ≥ 2) to the goal. While entry m + 1 has not joined the m leaders and
 * a leader is a multiple of l, whole cycles of m·l moves and then blocks of l moves are made at once;
 * the rest goes from event to event. No change of the leaders and no goal is ever jumped over.
 *
 * @param z the arithmetic of x, l and the goal, which are already checked; at least one goal is given
 * @complexity O(n³) operations on integers, whatever l, the number of moves and the entries are
 * @source GN section 7, GN-2.6, GN-2.7
 */
export function accelerate<T extends Pile>(
  z: SignedIntegers<T>,
  x: readonly T[],
  l: T,
  goal: Goal<T>,
): Stop<T> {
  const n = x.length
  const row = [...x]
  let made = z.zero
  let operations = 0
  let steps = 0
  let m = 1

  const settle = (): boolean => {
    // Counted anew: without a multiple of l the kept last entry may cease to be a leader.
    m = 1
    while (m < n && z.sub(row[m]!, row[0]!) <= l) m++
    return (
      (goal.moves !== undefined && made >= goal.moves) ||
      (goal.finish !== undefined && row[goal.finish.q - 1]! <= goal.finish.level) ||
      (goal.together === true && m === n)
    )
  }
  const lower = (moves: T, drop: (place: number) => T): void => {
    for (let i = 0; i < n; i++) row[i] = z.sub(row[i]!, drop(i))
    made = z.add(made, moves)
    operations += n
    steps++
  }
  const leaderIsMultiple = (): boolean => {
    operations += m
    return row.slice(0, m).some((entry) => z.residue(entry, l) === z.zero)
  }
  /** How far entry m + 1 may come nearer, how far entry q may fall, how many moves may be made. */
  const room = (): { nearer: T | null; fall: T | null; moves: T | null } => ({
    nearer: m < n ? z.sub(z.sub(z.sub(row[m]!, row[0]!), l), z.one) : null,
    fall: goal.finish ? z.sub(z.sub(row[goal.finish.q - 1]!, goal.finish.level), z.one) : null,
    moves: goal.moves === undefined ? null : z.sub(goal.moves, made),
  })
  const isWithin = (value: T, bound: T | null): boolean => bound === null || value <= bound

  const jumpCycles = (): boolean => {
    const cycle = z.mul(z.of(m), l)
    const ownDrop = z.sub(cycle, l)
    const qDrop = goal.finish && goal.finish.q <= m ? ownDrop : cycle
    const { nearer, fall, moves } = room()
    const bounds: T[] = []
    if (nearer !== null) bounds.push(z.quotient(nearer, l))
    if (fall !== null && qDrop > z.zero) bounds.push(z.quotient(fall, qDrop))
    if (moves !== null) bounds.push(z.quotient(moves, cycle))
    const cycles = bounds.reduce((a, b) => (b < a ? b : a))
    if (!(cycles > z.zero)) return false
    lower(z.mul(cycles, cycle), (i) => z.mul(cycles, i < m ? ownDrop : cycle))
    return true
  }
  const jumpBlocks = (): boolean => {
    const block = keptInBlock(z, row.slice(0, m), l)
    const kept = block.counts
    operations += block.steps * m
    steps += block.steps
    const { nearer, fall, moves } = room()
    const q = goal.finish?.q ?? 0
    const qLeads = q >= 1 && q <= m
    let keptFirst = z.zero
    let keptQ = z.zero
    let blocks = 0
    while (blocks < m) {
      keptFirst = z.add(keptFirst, kept[blocks % m]!)
      if (qLeads) keptQ = z.add(keptQ, kept[(q - 1 + blocks) % m]!)
      const all = z.mul(z.of(blocks + 1), l)
      if (!isWithin(keptFirst, nearer) || !isWithin(z.sub(all, keptQ), fall)) break
      if (!isWithin(all, moves)) break
      blocks++
    }
    if (blocks === 0) return false
    const all = z.mul(z.of(blocks), l)
    // Leader i is kept in these blocks as often as leaders i, i+1, … are in the first.
    let window = z.zero
    for (let s = 0; s < blocks; s++) window = z.add(window, kept[s]!)
    lower(all, (i) => {
      if (i >= m) return all
      const drop = z.sub(all, window)
      window = z.add(z.sub(window, kept[i]!), kept[(i + blocks) % m]!)
      return drop
    })
    return true
  }
  const walk = (): void => {
    const leaders = m
    const waiting = !leaderIsMultiple()
    for (;;) {
      const { place, moves } = nextEvent(z, row, l)
      const { nearer, fall, moves: left } = room()
      let lasting = moves!
      if (left !== null && left < lasting) lasting = left
      if (fall !== null && place !== goal.finish!.q - 1 && fall < lasting) {
        lasting = z.add(fall, z.one)
      }
      if (nearer !== null && place === 0 && nearer < lasting) lasting = z.add(nearer, z.one)
      lower(lasting, (i) => (i === place ? z.zero : lasting))
      if (settle() || m !== leaders || (waiting && leaderIsMultiple())) return
    }
  }

  while (!settle()) {
    if (!leaderIsMultiple()) walk()
    else if (!(jumpCycles() || jumpBlocks())) walk()
  }
  return { moves: made, vector: row, cost: { operations, steps } }
}
