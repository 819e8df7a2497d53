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
  return (position, numbers, length, rank) => {
    classes.rows(position, numbers, length, rank)
    for (let x1 = 0; x1 < length; x1++) {
      const at = numbers[x1]!
      let number = known[at]!
      if (number === UNKNOWN) {
        number = ask([x1, ...position.slice(1)])
        known[at] = number
      }
      numbers[x1] = number
    }
  }
}

function classesOf(statement: unknown, box: Box): Classes | undefined {
  const looksAt = looksAtOf(statement)
  if (looksAt === SUM_TOP_EVEN) return sumTopEven(box)
  if (looksAt === SMALLEST) return smallest(box)
  return typeof looksAt === 'object' ? looksAt : undefined
}

/** The sum of the piles, the largest pile, and the number of even piles. */
export function sumTopEven({ piles: n, max }: Box): Classes {
  const width = n * max + 1
  return {
    count: width * (n + 1) * (max + 1),
    rows(position, classes, length) {
      let sum = 0
      let even = 0
      for (let i = 1; i < n; i++) {
        sum += position[i]!
        even += 1 - (position[i]! & 1)
      }
      const top = n === 1 ? 0 : position[n - 1]! * (n + 1)
      for (let x1 = 0; x1 < length; x1++) {
        const high = n === 1 ? x1 * (n + 1) : top
        classes[x1] = (high + even + 1 - (x1 & 1)) * width + sum + x1
      }
    },
  }
}

function smallest({ max }: Box): Classes {
  return {
    count: max + 1,
    rows(_, classes, length) {
      for (let x1 = 0; x1 < length; x1++) classes[x1] = x1
    },
  }
}
