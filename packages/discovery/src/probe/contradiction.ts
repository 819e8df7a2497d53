import { seededRandom } from '@nim/core/random'
import type { Position } from '@nim/core/rules'
import {
  type Domain,
  localRule,
  NotDecidable,
  type OutcomeQuestion,
  pilesOf,
  someRays,
  type ValueQuestion,
  type Wall,
  wallsOf,
} from '@nim/prover/points'
import { constant, isTerm, le } from '@nim/presburger'
import { isSymmetric } from '@nim/core/rules'
import { TUNED } from '../tuned.ts'

/** A formula for the P-positions of a game, or a term for another value. */
export type Description = OutcomeQuestion | ValueQuestion

/** The limits of the probes. All positions that the search probes are beyond the solved boxes. */
export interface ProbeLimits {
  readonly seed: number
  /** The number of positions to probe. */
  readonly probes: number
}

const { DRAWS, OF_A_FACE, LARGEST_POWER, GAPS, SMALL_STEPS } = TUNED.contradiction

/**
 * Searches for a position far outside all boxes at which a description contradicts its values at
 * the options, so that it is wrong there or at an option. The function needs no table of values.
 * The positions are combinations of rays of the description's own walls, with multiples up to 2^16,
 * plus gaps 0..24.
 *
 * @returns a contradiction that no step of the search can move to a smaller position; null if no
 *   probe finds a contradiction
 * @complexity one evaluation for each option of each probe
 * @source NT-9, 1.3 and 1.7
 */
export function contradictionOf(
  description: Description,
  { seed, probes }: ProbeLimits,
): Position | null {
  const judge = localRule(description)
  const isWrong = (x: Position): boolean => {
    const { says, follows } = judge(x)
    return says !== follows
  }
  const { shape, rays, points } = farFrom(description, { seed, probes })
  for (const point of points) {
    if (isWrong(pilesOf(shape, point))) {
      const lowest = movedDown(point, rays, (other) => isWrong(pilesOf(shape, other)))
      return pilesOf(shape, lowest)
    }
  }
  return null
}

/** Positions far outside all boxes, chosen in the same way as in {@link contradictionOf}. */
export function* farPositions(description: Description, limits: ProbeLimits): Generator<Position> {
  const { shape, points } = farFrom(description, limits)
  for (const point of points) yield pilesOf(shape, point)
}

/** Points that combine rays of the walls in a description. */
function farFrom(description: Description, { seed, probes }: ProbeLimits): Far {
  const random = seededRandom(seed)
  const below = (limit: number): number => Math.floor(random() * limit)
  const { piles } = description.ruleset
  const shape = { piles, isSorted: isSymmetric(description.ruleset), moves: [] }
  const walls = wallsAround(description, piles)
  const rays = someRays(walls, DRAWS, below)
  const points = function* (): Generator<number[]> {
    let face: readonly (readonly number[])[] = rays
    for (let probe = 0; probe < probes; probe++) {
      if (probe % OF_A_FACE === 0) face = faceOf(walls, rays, below)
      yield mixtureOf(face, piles, below)
    }
  }
  return { shape, rays, points: points() }
}

/** Points of ℕ^n far from 0, and their conversion to positions. */
interface Far {
  readonly shape: Domain
  readonly rays: readonly (readonly number[])[]
  readonly points: Iterable<number[]>
}

/**
 * The walls of the description. If the description has too many pieces, these are only the walls of
 * the gaps.
 */
function wallsAround({ says, variables, ruleset }: Description, piles: number): readonly Wall[] {
  const sorted = isSymmetric(ruleset)
  const statement = { value: 'statement', variables, sorted } as const
  const formula = isTerm(says) ? le(constant(0), says) : says
  const domain = { piles, isSorted: sorted, moves: [] }
  try {
    return wallsOf({ ...statement, says: formula }, domain).walls
  } catch (error) {
    if (!(error instanceof NotDecidable)) throw error
    return wallsOf({ ...statement, says: le(0, 0) }, domain).walls
  }
}

/**
 * The rays of a face, which are the rays on which all walls of a certain set vanish. The function
 * chooses the set of walls at random from the walls that vanish on one ray.
 */
function faceOf(
  walls: readonly Wall[],
  rays: readonly (readonly number[])[],
  below: (limit: number) => number,
): readonly (readonly number[])[] {
  const first = rays[below(rays.length)]!
  const vanishing = walls.filter((wall) => isOn(wall, first))
  const codimension = below(first.length)
  const chosen = Array.from({ length: vanishing.length === 0 ? 0 : codimension }, () => {
    return vanishing[below(vanishing.length)]!
  })
  return rays.filter((ray) => chosen.every((wall) => isOn(wall, ray)))
}

function isOn({ form }: Wall, ray: readonly number[]): boolean {
  return form.reduce((sum, factor, i) => sum + factor * ray[i]!, 0) === 0
}

/** The sum of multiples of some rays and of gaps, as a point of ℕ^n. */
function mixtureOf(
  rays: readonly (readonly number[])[],
  piles: number,
  below: (limit: number) => number,
): number[] {
  const gaps = GAPS[below(GAPS.length)]!
  const point = Array.from({ length: piles }, () => below(gaps))
  for (let i = below(piles + 1); i > 0; i--) {
    const ray = rays[below(rays.length)]!
    const multiple = below(2 ** below(LARGEST_POWER + 1)) + 1
    ray.forEach((value, j) => (point[j]! += value * multiple))
  }
  return point
}

/**
 * Subtracts multiples of the rays, largest first, for as long as `isWrong` is true at the point.
 */
function movedDown(
  first: readonly number[],
  rays: readonly (readonly number[])[],
  isWrong: (point: readonly number[]) => boolean,
): readonly number[] {
  let point = first
  for (let isMoved = true; isMoved;) {
    isMoved = false
    for (const ray of rays) {
      const most = Math.min(...ray.map((v, i) => (v === 0 ? Infinity : Math.floor(point[i]! / v))))
      const step = stepsUpTo(most).find((multiple) =>
        isWrong(point.map((value, i) => value - multiple * ray[i]!)),
      )
      if (step === undefined) continue
      const last = point
      point = last.map((value, i) => value - step * ray[i]!)
      isMoved = true
    }
  }
  return point
}

/**
 * The lengths of the steps to try, in descending order. They are the whole length, the results of
 * halving it repeatedly, and all small lengths.
 */
function stepsUpTo(most: number): number[] {
  const halves = Array.from({ length: LARGEST_POWER }, (_, i) => most - Math.floor(most / 2 ** i))
  const small = Array.from({ length: SMALL_STEPS }, (_, i) => i + 1)
  return [...new Set([most, ...halves, ...small])]
    .filter((step) => step > 0 && step <= most)
    .sort((a, b) => b - a)
}
