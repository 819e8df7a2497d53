import type { Box } from '@nim/core/rules'
import type { Classes } from './by-class.ts'
import { looksAtOf, SMALLEST, SUM_TOP_EVEN } from './looks-at.ts'

/**
 * Fills numbers[x_1] for 0 ≤ x_1 < length.
 * @param position the position with x_1 = 0
 * @param rank of that position; the others follow
 */
export type NumberRows = (
  position: readonly number[],
  numbers: Int32Array,
  length: number,
  rank: number,
) => void

/** Beyond this, classes are not worth their memory. */
const MOST_CLASSES = 2 ** 20

const UNKNOWN = -(2 ** 31)

/**
 * A number made of what a statement gives a position, row by row; asked once for every class that
 * occurs, if the statement says what it looks at, otherwise at every position.
 * @param ask integers above −2^31
 */
export function numbersByClass(
  statement: unknown,
  box: Box,
  ask: (position: readonly number[]) => number,
): NumberRows {
  const classes = classesOf(statement, box)
  if (classes === undefined || classes.count > MOST_CLASSES) {
    return (position, numbers, length) => {
      for (let x1 = 0; x1 < length; x1++) numbers[x1] = ask([x1, ...position.slice(1)])
    }
  }
  const known = new Int32Array(classes.count).fill(UNKNOWN)
  const row = new Int32Array(box.max + 1)
  return (position, numbers, length, rank) => {
    classes.rows(position, row, length, rank)
    if (lookUp(known, row, numbers, length)) return
    for (let x1 = 0; x1 < length; x1++) {
      if (numbers[x1] === UNKNOWN) {
        numbers[x1] = ask([x1, ...position.slice(1)])
        known[row[x1]!] = numbers[x1]!
      }
    }
  }
}

/**
 * The numbers of {@link numbersByClass} where they are kept: in the row that was begun last, that of
 * x_1 is known[at + x_1], or known[at + x_1 − step] if x_1 is odd.
 */
export interface KnownNumbers {
  readonly known: Int32Array
  readonly step: number
  /** Begins a row and returns `at`. Numbers that were not asked for yet stand as −2^31. */
  readonly begin: (position: readonly number[], length: number, rank: number) => number
  /** Asks for the numbers of the row that were not asked for yet; false if there are none. */
  readonly complete: (position: readonly number[], length: number, at: number) => boolean
}

/** {@link numbersByClass} for a loop that looks the numbers up itself. */
export function knownNumbers(
  statement: unknown,
  box: Box,
  ask: (position: readonly number[]) => number,
): KnownNumbers {
  const isBySum = looksAtOf(statement) === SUM_TOP_EVEN && box.piles > 1
  if (isBySum && sumTopEven(box).count <= MOST_CLASSES) return numbersBySum(box, ask)
  const rows = numbersByClass(statement, box, ask)
  const known = new Int32Array(box.max + 1)
  return {
    known,
    step: 0,
    begin(position, length, rank) {
      rows(position, known, length, rank)
      return 0
    },
    complete: () => false,
  }
}

/** {@link knownNumbers} by {@link sumTopEven}, for at least two piles. */
function numbersBySum(box: Box, ask: (position: readonly number[]) => number): KnownNumbers {
  const known = new Int32Array(sumTopEven(box).count).fill(UNKNOWN)
  const step = widthOf(box)
  return {
    known,
    step,
    begin: (position) => classOfZero(position, step),
    complete(position, length, at) {
      let isAsked = false
      for (let x1 = 0; x1 < length; x1++) {
        const key = at + x1 - (x1 & 1) * step
        if (known[key] !== UNKNOWN) continue
        known[key] = ask([x1, ...position.slice(1)])
        isAsked = true
      }
      return isAsked
    },
  }
}

/** Fills numbers with what is known of the classes of a row; true if nothing is unknown. */
function lookUp(
  known: Int32Array,
  classes: Int32Array,
  numbers: Int32Array,
  length: number,
): boolean {
  let unknown = 0
  for (let x1 = 0; x1 < length; x1++) {
    const number = known[classes[x1]!]!
    numbers[x1] = number
    unknown |= number === UNKNOWN ? 1 : 0
  }
  return unknown === 0
}

function classesOf(statement: unknown, box: Box): Classes | undefined {
  const looksAt = looksAtOf(statement)
  if (looksAt === SUM_TOP_EVEN) return sumTopEven(box)
  if (looksAt === SMALLEST) return smallest(box)
  return typeof looksAt === 'object' ? looksAt : undefined
}

/** The sum of the piles, the largest pile, and the number of even piles. */
function sumTopEven(box: Box): Classes {
  const { piles: n, max } = box
  const width = widthOf(box)
  return {
    count: width * (n + 1) * (max + 1),
    rows(position, classes, length) {
      if (n === 1) {
        for (let x1 = 0; x1 < length; x1++) classes[x1] = (2 * x1 + 1 - (x1 & 1)) * width + x1
        return
      }
      const ofZero = classOfZero(position, width)
      for (let x1 = 0; x1 < length; x1++) classes[x1] = ofZero + x1 - (x1 & 1) * width
    },
  }
}

/** Number of sums. */
function widthOf({ piles, max }: Box): number {
  return piles * max + 1
}

/** The class by {@link sumTopEven} of a position of several piles with x_1 = 0. */
function classOfZero(position: readonly number[], width: number): number {
  const n = position.length
  let sum = 0
  let even = 1
  for (let i = 1; i < n; i++) {
    sum += position[i]!
    even += 1 - (position[i]! & 1)
  }
  return (position[n - 1]! * (n + 1) + even) * width + sum
}

function smallest({ max }: Box): Classes {
  return {
    count: max + 1,
    rows(_, classes, length) {
      for (let x1 = 0; x1 < length; x1++) classes[x1] = x1
    },
  }
}
