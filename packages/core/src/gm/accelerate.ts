import type { Pile } from '../integers/integers.ts'
import { nextEvent } from './event.ts'
import { keptInBlock } from './leader-blocks.ts'
import type { SignedIntegers } from './signed-integers.ts'

/**
 * The conditions that stop an accelerated GM-sequence. The sequence stops at the first condition
 * that it meets.
 */
export interface Goal<T extends Pile> {
  /** Stops after this number of moves. */
  readonly moves?: T
  /** Stops at the first vector with at least q entries ≤ level. */
  readonly finish?: { readonly q: number; readonly level: T }
  /** If true, stops at the first vector whose range is at most l. */
  readonly together?: boolean
}

/** The cost of a computation, measured while it runs. */
export interface Cost {
  /** The number of events and jumps, which are operations on whole vectors. */
  readonly steps: number
  /** The total number of times that an entry is read or changed. */
  readonly operations: number
}

/** The result of a run: the last vector of the sequence, the number of moves, and the cost. */
export interface Stop<T extends Pile> {
  readonly moves: T
  readonly vector: T[]
  readonly cost: Cost
}

/**
 * Runs the GM-sequence of x (n ≥ 2) to the goal. The run jumps as long as a leader is a multiple of
 * l and entry m + 1 has not joined the m leaders. It first skips whole cycles of m·l moves, and
 * then blocks of l moves. The run makes the remaining moves from event to event. It never jumps
 * over a goal or a change of the leaders.
 *
 * @param z the arithmetic of x, l and the goal, which are already checked; at least one condition
 *   must be given
 * @complexity O(n³) operations on integers, independent of the sizes of l, the number of moves and
 *   the entries
 * @source GN section 7, GN-2.6, GN-2.7
 */
export function accelerate<T extends Pile>(
  z: SignedIntegers<T>,
  x: readonly T[],
  l: T,
  goal: Goal<T>,
): Stop<T> {
  const run = new Run(z, x, l, goal)
  while (!run.settle()) {
    if (!run.leaderIsMultiple()) walk(run)
    else if (!(jumpCycles(run) || jumpBlocks(run))) walk(run)
  }
  const { made: moves, row: vector, operations, steps } = run
  return { moves, vector, cost: { operations, steps } }
}

/** The state of a run. */
class Run<T extends Pile> {
  readonly z: SignedIntegers<T>
  readonly l: T
  readonly goal: Goal<T>
  readonly row: T[]
  made: T
  operations = 0
  steps = 0
  /** The number of leaders. */
  m = 1

  constructor(z: SignedIntegers<T>, x: readonly T[], l: T, goal: Goal<T>) {
    this.z = z
    this.l = l
    this.goal = goal
    this.row = [...x]
    this.made = z.zero
  }

  /** Counts the leaders. Returns true if a goal is reached. */
  settle(): boolean {
    const { z, l, goal, row } = this
    // The leaders are counted again, because if no leader is a multiple of l, the last entry is
    // kept and may stop being a leader.
    this.m = 1
    while (this.m < row.length && z.sub(row[this.m]!, row[0]!) <= l) this.m++
    return (
      (goal.moves !== undefined && this.made >= goal.moves) ||
      (goal.finish !== undefined && row[goal.finish.q - 1]! <= goal.finish.level) ||
      (goal.together === true && this.m === row.length)
    )
  }

  lower(moves: T, drop: (place: number) => T): void {
    const { z, row } = this
    for (let i = 0; i < row.length; i++) row[i] = z.sub(row[i]!, drop(i))
    this.made = z.add(this.made, moves)
    this.operations += row.length
    this.steps++
  }

  leaderIsMultiple(): boolean {
    const { z, l, m } = this
    this.operations += m
    return this.row.slice(0, m).some((entry) => z.residue(entry, l) === z.zero)
  }

  /**
   * The limits of a jump. They say by how much entry m + 1 may approach the leaders, by how much
   * entry q may fall, and how many moves remain. Null means that there is no limit.
   */
  room(): { nearer: T | null; fall: T | null; moves: T | null } {
    const { z, l, m, row, goal } = this
    return {
      nearer: m < row.length ? z.sub(z.sub(z.sub(row[m]!, row[0]!), l), z.one) : null,
      fall: goal.finish ? z.sub(z.sub(row[goal.finish.q - 1]!, goal.finish.level), z.one) : null,
      moves: goal.moves === undefined ? null : z.sub(goal.moves, this.made),
    }
  }
}

/**
 * Jumps over as many cycles of m·l moves as possible without changing the leaders or reaching a
 * goal. Returns false if not even one such cycle is possible.
 */
function jumpCycles<T extends Pile>(run: Run<T>): boolean {
  const { z, l, m, goal } = run
  const cycle = z.mul(z.of(m), l)
  const ownDrop = z.sub(cycle, l)
  const qDrop = goal.finish && goal.finish.q <= m ? ownDrop : cycle
  const { nearer, fall, moves } = run.room()
  const bounds: T[] = []
  if (nearer !== null) bounds.push(z.quotient(nearer, l))
  if (fall !== null && qDrop > z.zero) bounds.push(z.quotient(fall, qDrop))
  if (moves !== null) bounds.push(z.quotient(moves, cycle))
  const cycles = bounds.reduce((a, b) => (b < a ? b : a))
  if (!(cycles > z.zero)) return false
  run.lower(z.mul(cycles, cycle), (i) => z.mul(cycles, i < m ? ownDrop : cycle))
  return true
}

/**
 * Jumps over as many blocks of l moves as possible without changing the leaders or reaching a goal.
 * Returns false if not even one such block is possible.
 */
function jumpBlocks<T extends Pile>(run: Run<T>): boolean {
  const { z, l, m, goal } = run
  const isWithin = (value: T, bound: T | null): boolean => bound === null || value <= bound
  const block = keptInBlock(z, run.row.slice(0, m), l)
  const kept = block.counts
  run.operations += block.steps * m
  run.steps += block.steps
  const { nearer, fall, moves } = run.room()
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
  // In all these blocks together, leader i is kept as often as `blocks` successive leaders,
  // starting with leader i, are kept in the first block.
  let window = z.zero
  for (let s = 0; s < blocks; s++) window = z.add(window, kept[s]!)
  run.lower(all, (i) => {
    if (i >= m) return all
    const drop = z.sub(all, window)
    window = z.add(z.sub(window, kept[i]!), kept[(i + blocks) % m]!)
    return drop
  })
  return true
}

/**
 * Advances from event to event until the leaders change, a leader becomes a multiple of l, or a
 * goal is reached.
 */
function walk<T extends Pile>(run: Run<T>): void {
  const { z, l, m: leaders, goal, row } = run
  const waiting = !run.leaderIsMultiple()
  for (;;) {
    const { place, moves } = nextEvent(z, row, l)
    const { nearer, fall, moves: left } = run.room()
    let lasting = moves!
    if (left !== null && left < lasting) lasting = left
    if (fall !== null && place !== goal.finish!.q - 1 && fall < lasting) {
      lasting = z.add(fall, z.one)
    }
    if (nearer !== null && place === 0 && nearer < lasting) lasting = z.add(nearer, z.one)
    run.lower(lasting, (i) => (i === place ? z.zero : lasting))
    if (run.settle() || run.m !== leaders || (waiting && run.leaderIsMultiple())) return
  }
}
