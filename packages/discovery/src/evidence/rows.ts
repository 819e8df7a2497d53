import type { CodeLength } from './code-length.ts'

/**
 * Positions with their labels and classes. Positions in the same cell with the same residues have
 * the same class.
 */
export interface Rows {
  readonly positions: readonly (readonly number[])[]
  readonly labels: Uint16Array
  readonly labelCount: number
  /** The numbers of the classes, consecutive from 0. */
  readonly classes: Int32Array
  readonly lengthOf: CodeLength
}

/**
 * The classes of these keys. They are numbered from 0, in the order in which the keys first occur.
 */
export function numbered(keys: ArrayLike<number>): Int32Array {
  const numbers = new Map<number, number>()
  return Int32Array.from(keys, (key) => {
    if (!numbers.has(key)) numbers.set(key, numbers.size)
    return numbers.get(key)!
  })
}

/** The number of occurrences of each label in each class. */
export function countsOf({ classes, labels, labelCount }: Rows): Int32Array {
  const last = classes.reduce((most, one) => Math.max(most, one), 0)
  const counts = new Int32Array((last + 1) * labelCount)
  classes.forEach((one, i) => counts[one * labelCount + labels[i]!]!++)
  return counts
}

/** The positions whose class contains more than one label. */
export function openOf(rows: Rows): Rows {
  const { labelCount, classes } = rows
  const counts = countsOf(rows)
  const isOpen = Array.from({ length: counts.length / labelCount }, (_, one) => {
    const present = counts.subarray(one * labelCount, (one + 1) * labelCount).filter(Boolean)
    return present.length > 1
  })
  return someOf(rows, (i) => isOpen[classes[i]!]!)
}

/** The positions whose row numbers satisfy the given condition. */
export function someOf(rows: Rows, isKept: (row: number) => boolean): Rows {
  const numbers = rows.classes.map((_, i) => i).filter(isKept)
  return {
    ...rows,
    positions: Array.from(numbers, (i) => rows.positions[i]!),
    labels: Uint16Array.from(numbers, (i) => rows.labels[i]!),
    classes: numbered(numbers.map((i) => rows.classes[i]!)),
  }
}
