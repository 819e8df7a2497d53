import type { Class } from './classes.ts'
import { type Linear, linearAt, type Numbers } from './vocabulary.ts'

/**
 * A bound, with these coefficients, on the number o of odd piles and on r. The bound means
 * o·(number) + r·(sum modulo 2k) ≤ most.
 */
export interface Bound {
  readonly o: number
  readonly r: number
  readonly most: Linear
}

/**
 * A case of a law. Among the positions with these answers, a position is P if and only if its o and
 * r satisfy all bounds.
 */
export interface LawCase {
  readonly key: string
  /** The parity of o, if it matters. */
  readonly parity: 0 | 1 | null
  readonly bounds: readonly Bound[]
}

/** The classes of one game. */
export interface ClassesOf extends Numbers {
  readonly classes: readonly Class[]
}

const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [-1, -1],
  [1, -1],
  [-1, 1],
] as const
/**
 * The ways in which a bound can change with the game: by multiples of n, or by multiples of k if r
 * is the sum modulo 2k.
 */
const SLOPES = [
  [0, 0],
  [0, 2],
  [0, -2],
  [1, 0],
  [-1, 0],
  [2, 0],
  [-2, 0],
] as const

/**
 * The law that describes the games for all n. The P-classes of each key are the classes inside an
 * octagon in the plane of o and r. The sides of the octagon shift as n or k grows. Unnecessary
 * sides are omitted.
 *
 * @returns the cases, without keys that have no P-positions; null if there are no such octagons
 */
export function align(all: readonly ClassesOf[]): LawCase[] | null {
  const keys = new Set(all.flatMap(({ classes }) => classes.map(({ key }) => key)))
  const cases: LawCase[] = []
  for (const key of [...keys].toSorted()) {
    const points = all.flatMap(({ n, k, classes }) =>
      classes.filter((one) => one.key === key).map((one) => ({ ...one, n, k })),
    )
    const lawCase = caseOf(key, points)
    if (lawCase === null) return null
    if (lawCase !== 'none') cases.push(lawCase)
  }
  return cases
}

type Point = Class & Numbers

function caseOf(key: string, points: readonly Point[]): LawCase | 'none' | null {
  const inside = points.filter(({ isP }) => isP)
  if (inside.length === 0) return 'none'
  const bounds = SLOPES.flatMap((slope) => DIRECTIONS.map((side) => tightest(side, slope, inside)))
  const parity = (inside[0]!.o % 2) as 0 | 1
  const hasOneParity = inside.every(({ o }) => o % 2 === parity)
  for (const tried of hasOneParity ? [null, parity] : [null]) {
    const outside = points.filter(({ isP, o }) => !isP && (tried === null || o % 2 === tried))
    const needed = neededOf(bounds, outside)
    if (needed !== null) return { key, parity: tried, bounds: needed }
  }
  return null
}

/**
 * The tightest bound that has this direction, changes with the game in this way, and excludes no
 * point. Some of the points are on the bound.
 */
function tightest(
  [o, r]: (typeof DIRECTIONS)[number],
  [timesN, timesK]: (typeof SLOPES)[number],
  points: readonly Point[],
): Bound {
  const least = points.map(
    (point) => o * point.o + r * point.r - linearAt([0, timesN, timesK], point),
  )
  return { o, r, most: [Math.max(...least), timesN, timesK] }
}

/**
 * Chooses bounds that together exclude all outside points. In each step, the search adds the bound
 * that excludes the most remaining points. Among several such bounds, it adds the cheapest.
 * Finally, the search removes bounds that the other bounds make unnecessary. The result is null if
 * not even all bounds together exclude all outside points.
 */
function neededOf(bounds: readonly Bound[], outside: readonly Point[]): readonly Bound[] | null {
  const needed: Bound[] = []
  const cheapestFirst = bounds.toSorted((a, b) => priceOf(a) - priceOf(b))
  for (let rest = outside; rest.length > 0;) {
    const left = cheapestFirst.map((bound) => rest.filter((point) => isWithin(bound, point)))
    const fewest = Math.min(...left.map(({ length }) => length))
    if (fewest === rest.length) return null
    const best = left.findIndex(({ length }) => length === fewest)
    needed.push(cheapestFirst[best]!)
    rest = left[best]!
  }
  return needed.reduce<readonly Bound[]>((rest, bound) => {
    const others = rest.filter((other) => other !== bound)
    const isFree = outside.some((point) => others.every((other) => isWithin(other, point)))
    return isFree ? rest : others
  }, needed)
}

function isWithin({ o, r, most }: Bound, point: Point): boolean {
  return o * point.o + r * point.r <= linearAt(most, point)
}

/** A bound that changes with k costs less than a bound that changes with n. */
function priceOf({ o, r, most: [constant, timesN, timesK] }: Bound): number {
  const moves = 6 * Math.abs(timesN) + Math.abs(timesK) / 2
  return moves + Math.abs(constant) + 2 * Math.abs(r) + Math.abs(o)
}
