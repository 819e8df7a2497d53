/** A set A of move sizes that is defined for every number n of piles, starting with some number. */
export interface Shape {
  /** The members of the set, such as `1, n-2..n`. */
  readonly name: string
  /**
   * The runs of consecutive members of the set, each with its first and last member; null if the
   * set is not defined for n.
   */
  readonly runsOf: (n: number) => readonly (readonly [number, number])[] | null
}

/** The set A of a shape for n piles, in ascending order; null if it is not defined for n. */
export function sizesOf({ runsOf }: Shape, n: number): number[] | null {
  const runs = runsOf(n)
  if (runs === null) return null
  const sizes = runs.flatMap(([from, to]) => upTo(from, to))
  return [...new Set(sizes)].toSorted((a, b) => a - b)
}

/** The parts of which a set of move sizes may consist. Adjacent parts form a single run. */
const PARTS: readonly (readonly [first: End, last: End])[] = [
  [fixed(1), fixed(1)],
  [fixed(2), fixed(2)],
  [fixed(3), fixed(3)],
  [fixed(4), below(3)],
  [below(2), below(2)],
  [below(1), below(1)],
  [below(0), below(0)],
]

interface End {
  readonly name: string
  readonly of: (n: number) => number
}

function fixed(number: number): End {
  return { name: String(number), of: () => number }
}

function below(number: number): End {
  return { name: number === 0 ? 'n' : `n-${number}`, of: (n) => n - number }
}

/**
 * All sets that are composed of these parts: 1; 2; 3; the numbers between 3 and n−2; n−2; n−1; and
 * n. The list also contains the set of odd numbers, with and without n.
 */
export function shapes(): Shape[] {
  const all = Array.from({ length: 2 ** PARTS.length - 1 }, (_, i) => shapeOf(i + 1))
  return [...all, ODD, { ...ODD, name: `${ODD.name}, n`, runsOf: (n) => [...odd(n), [n, n]] }]
}

const odd = (n: number): (readonly [number, number])[] =>
  upTo(1, n).flatMap((size) => (size % 2 === 1 ? [[size, size] as const] : []))
const ODD: Shape = { name: '1, 3, 5..', runsOf: odd }

function shapeOf(set: number): Shape {
  const runs: (readonly [End, End])[] = []
  let isOpen = false
  PARTS.forEach(([first, last], i) => {
    const isIn = Math.floor(set / 2 ** i) % 2 === 1
    if (isIn) runs.push(isOpen ? [runs.pop()![0], last] : [first, last])
    isOpen = isIn
  })
  const runsOf = (n: number): (readonly [number, number])[] | null => {
    const ends = runs.map(([first, last]) => [first.of(n), last.of(n)] as const)
    return ends.every(([from, to]) => from >= 1 && from <= to && to <= n) ? ends : null
  }
  const name = runs
    .map(([first, last]) => (first.name === last.name ? first.name : `${first.name}..${last.name}`))
    .join(', ')
  return { name, runsOf }
}

/** The numbers from `from` to `to`; empty if `from` exceeds `to`. */
export function upTo(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)
}
