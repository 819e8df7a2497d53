import type { Classes, Planes } from '../../rows/by-class.ts'
import { bitsOfTable } from '../../rows/pack-bits.ts'
import { sumOfOuter } from '../../rows/sum-of-outer.ts'
import { both } from './both-classes.ts'
import type { SlidingClasses } from './sliding-classes.ts'
import type { SolvedGame } from './solved-game.ts'

/** The sum. */
function sum({ n, box: { max } }: SolvedGame): SlidingClasses {
  return {
    count: n * max + 1,
    sliding: { states: 1, places: n * max + 1, stateOf: () => 0, firstOf: sumOfOuter },
    rows(position, classes, length) {
      const outer = sumOfOuter(position)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = outer + x1
    },
  }
}

/** The sum, and the highest stack. */
export function sumAndTop(game: SolvedGame): SlidingClasses {
  const { n, box } = game
  const { count, rows, sliding } = sum(game)
  return {
    count: count * (box.max + 1),
    // the top of one stack is the sum
    sliding: n === 1 ? sliding! : { ...sliding!, states: box.max + 1, stateOf: (x) => x[n - 1]! },
    rows(position, classes, length, rank) {
      rows(position, classes, length, rank)
      const top = n === 1 ? 0 : position[n - 1]! * count
      for (let x1 = 0; x1 < length; x1++) classes[x1]! += n === 1 ? x1 * count : top
    },
  }
}

/** Whether x is reduced. */
function reducedness(game: SolvedGame): Classes {
  const ranks = game.reducedRanks()
  return {
    count: 2,
    rows(_, classes, length, rank) {
      for (let x1 = 0; x1 < length; x1++) classes[x1] = ranks[rank + x1] === rank + x1 ? 1 : 0
    },
    planes: {
      states: 1,
      count: 1,
      rows(_, planes, first, length, rank) {
        writeFixed(ranks, rank, length, planes[first]!)
        return 0
      },
    },
  }
}

/** The bits of a row where ranks[at] = at. */
function writeFixed(ranks: Int32Array, rank: number, length: number, bits: Int32Array): void {
  for (let w = 0, from = 0; from < length; w++, from += 32) {
    const count = Math.min(32, length - from)
    let word = 0
    for (let i = 0, at = rank + from; i < count; i++, at++) {
      word |= (ranks[at] === at ? 1 : 0) << i
    }
    bits[w] = word
  }
}

/** The sum, the highest stack, and whether x is reduced. */
export function sumTopReduced(game: SolvedGame): SlidingClasses {
  return both(sumAndTop(game), reducedness(game))
}

/** The outcome. */
export function outcome(game: SolvedGame): Classes {
  return ofOutcomes(game.outcomes())
}

/** The outcome in another game SN(n,A′). */
export function outcomeIn(game: SolvedGame, sizes: readonly number[]): Classes {
  return ofOutcomes(game.outcomesOf(sizes))
}

/** A table of outcomes by rank. */
function ofOutcomes(outcomes: ArrayLike<number>): Classes {
  return {
    count: 2,
    rows(_, classes, length, rank) {
      for (let x1 = 0; x1 < length; x1++) classes[x1] = outcomes[rank + x1]!
    },
    planes: planeOfTable(outcomes),
  }
}

/** A table by rank of zeros and ones. */
function planeOfTable(values: ArrayLike<number>): Planes {
  const bits = bitsOfTable(values)
  return {
    states: 1,
    count: 1,
    rows(_, planes, first, length, rank) {
      bits(rank, length, planes[first]!)
      return 0
    },
  }
}
