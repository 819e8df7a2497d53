import type { Classes, Planes } from '../../rows/by-class.ts'
import { bitsOfTable } from '../../rows/pack-bits.ts'
import { sumOfOuter } from '../../rows/sum-of-outer.ts'
import { both } from './both-classes.ts'
import { classesOfBits } from './classes-of-bits.ts'
import type { SlidingClasses } from './sliding-classes.ts'
import type { SolvedGame } from './solved-game.ts'

/** Which stacks are odd. */
export function oddStacks({ n }: SolvedGame): Classes {
  return {
    count: 2 ** n,
    rows(position, classes, length) {
      let outer = 0
      for (let i = 1; i < n; i++) outer |= (position[i]! & 1) << i
      for (let x1 = 0; x1 < length; x1++) classes[x1] = outer | (x1 & 1)
    },
    planes: {
      states: 2 ** (n - 1),
      count: 1,
      rows(position, planes, first, length) {
        let outer = 0
        for (let i = 1; i < n; i++) outer |= (position[i]! & 1) << (i - 1)
        const odd = planes[first]!
        for (let w = 0; 32 * w < length; w++) odd[w] = ODD_PLACES
        return outer
      },
    },
  }
}

/** The bits with odd numbers. */
const ODD_PLACES = 0xaaaaaaaa | 0

/** The sum. */
export function sum({ n, box: { max } }: SolvedGame): SlidingClasses {
  return {
    count: n * max + 1,
    sliding: { states: 1, places: n * max + 1, stateOf: () => 0, firstOf: sumOfOuter },
    rows(position, classes, length) {
      const outer = sumOfOuter(position)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = outer + x1
    },
  }
}

/** The lowest stack. */
export function lowest({ box: { max } }: SolvedGame): SlidingClasses {
  return {
    count: max + 1,
    sliding: { states: 1, places: max + 1, stateOf: () => 0, firstOf: () => 0 },
    rows(_, classes, length) {
      for (let x1 = 0; x1 < length; x1++) classes[x1] = x1
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
export function reducedness(game: SolvedGame): Classes {
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

/** A table by rank of zeros and ones, at the reduction of x. */
export function atReduction(game: SolvedGame, values: Uint8Array): Classes {
  const ranks = game.reducedRanks()
  return classesOfBits(game.box, (_, bits, length, rank) => {
    for (let w = 0, from = 0; from < length; w++, from += 32) {
      const count = Math.min(32, length - from)
      let word = 0
      for (let i = 0; i < count; i++) word |= values[ranks[rank + from + i]!]! << i
      bits[w] = word
    }
  })
}

/** The outcome of red(x) in the playable game graph. */
export function playableOutcomeOfReduction(game: SolvedGame): Classes {
  return ofOutcomes(game.playableOutcomesOfReductions())
}
