import type { Box } from '@nim/core/rules'
import type { Classes, Planes } from '../evidence/by-class.ts'
import { looksAtOf } from '../evidence/looks-at.ts'
import { bitsOfTable } from '../evidence/pack-bits.ts'
import { wordsFor } from '../evidence/says.ts'
import type { PositionPart } from './part.ts'
import type { Sliding, SlidingClasses } from './sliding-classes.ts'
import type { SolvedGame } from './solved-game.ts'

type OfPosition = PositionPart['ofPosition']

/** What a part looks at, in the positions of a game. */
export type ClassesOf = (game: SolvedGame) => SlidingClasses

interface Classified {
  readonly classesOf?: ClassesOf
}

/**
 * The predicate of a part, with what it looks at: it is asked once for each class of positions. That
 * it looks at nothing else is not checked here: a test holds it against being asked everywhere.
 */
export function byClasses(classesOf: ClassesOf, ofPosition: OfPosition): OfPosition {
  const asked: OfPosition = (at) => ofPosition(at)
  return Object.assign(asked, { classesOf })
}

/**
 * {@link byClasses} for a predicate that compares a printed function of parities with something else:
 * only if the function says that it looks at parities.
 */
export function byParitiesOf(
  printed: unknown,
  other: ClassesOf,
  ofPosition: OfPosition,
): OfPosition {
  if (looksAtOf(printed) !== 'parities') return ofPosition
  return byClasses((game) => both(oddStacks(game), other(game)), ofPosition)
}

/** What the part looks at, if it says so. */
export function classesOf(part: PositionPart, game: SolvedGame): SlidingClasses | undefined {
  return (part as { readonly ofPosition: Classified }).ofPosition.classesOf?.(game)
}

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

function sumOfOuter(outer: readonly number[]): number {
  let sumOfStacks = 0
  for (let i = 1; i < outer.length; i++) sumOfStacks += outer[i]!
  return sumOfStacks
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

function bothPlanes(one: Planes, other: Planes): Planes {
  return {
    states: one.states * other.states,
    count: one.count + other.count,
    rows(position, planes, first, length, rank) {
      const state = one.rows(position, planes, first, length, rank)
      const rest = other.rows(position, planes, first + one.count, length, rank)
      return state * other.states + rest
    },
  }
}

function slidingWith(
  sliding: Sliding | undefined,
  planes: Planes | undefined,
): Sliding | undefined {
  if (sliding === undefined || planes === undefined) return undefined
  return {
    ...sliding,
    planes: sliding.planes === undefined ? planes : bothPlanes(sliding.planes, planes),
  }
}

/**
 * Two classes, given in bits.
 * @param fillRow fills in the bits of a row, the lowest one of the first word for x_1 = 0
 */
export function classesOfBits(
  box: Box,
  fillRow: (position: readonly number[], bits: Int32Array, length: number, rank: number) => void,
): Classes {
  const bits = new Int32Array(wordsFor(box.max + 1))
  return {
    count: 2,
    rows(position, classes, length, rank) {
      fillRow(position, bits, length, rank)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = (bits[x1 >> 5]! >>> (x1 & 31)) & 1
    },
    planes: {
      states: 1,
      count: 1,
      rows(position, planes, first, length, rank) {
        fillRow(position, planes[first]!, length, rank)
        return 0
      },
    },
  }
}

/** The pairs of classes. */
export function both(one: SlidingClasses, other: Classes): SlidingClasses {
  let second = new Int32Array(0)
  const areInBits = one.planes !== undefined && other.planes !== undefined
  const sliding = slidingWith(one.sliding, other.planes)
  return {
    ...(areInBits ? { planes: bothPlanes(one.planes, other.planes) } : {}),
    ...(sliding === undefined ? {} : { sliding }),
    count: one.count * other.count,
    rows(position, classes, length, rank) {
      if (second.length < length) second = new Int32Array(classes.length)
      one.rows(position, classes, length, rank)
      other.rows(position, second, length, rank)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = classes[x1]! * other.count + second[x1]!
    },
  }
}
