import type { Form } from '../forms/form.ts'
import { TUNED } from '../tuned.ts'

/**
 * A number that depends on n and k. The number is the first entry, plus n times the second entry,
 * plus k times the third entry.
 */
export type Linear = readonly [constant: number, timesN: number, timesK: number]

/** The number n of piles of a game, and the number k that a vocabulary uses for this game. */
export interface Numbers {
  readonly n: number
  readonly k: number
}

export function linearAt([constant, timesN, timesK]: Linear, { n, k }: Numbers): number {
  return constant + timesN * n + timesK * k
}

/**
 * A linear form that exists for every n, together with the smallest value of the form on the far
 * side of the wall.
 */
export interface Wall {
  readonly form: WallName
  readonly least: Linear
}

export type WallName = 'x_1' | 'x_{n-1}' | 'x_n' | 'x_{n-1} - x_1' | 'x_n - x_1' | '|x| - kx_n'

const WALL_FORMS: Readonly<Record<WallName, (numbers: Numbers) => number[]>> = {
  x_1: ({ n }) => unit(n, 1, 1),
  'x_{n-1}': ({ n }) => unit(n, n - 1, 1),
  x_n: ({ n }) => unit(n, n, 1),
  'x_{n-1} - x_1': ({ n }) => sum(unit(n, n - 1, 1), unit(n, 1, -1)),
  'x_n - x_1': ({ n }) => sum(unit(n, n, 1), unit(n, 1, -1)),
  '|x| - kx_n': ({ n, k }) => unit(n, n, -k).map((factor) => factor + 1),
}

export const WALL_NAMES = Object.keys(WALL_FORMS) as readonly WallName[]

export function formOf(wall: WallName, numbers: Numbers): Form {
  return WALL_FORMS[wall](numbers)
}

/**
 * The questions about a position, phrased so that they mean the same for every n: the number o of
 * odd piles and r = |x| modulo 2k. Both refer to x or to its reduction by k. A vocabulary may also
 * contain some of the following questions.
 */
export interface Vocabulary {
  /** The index, counted from 0, of the run of A that has k as its smallest number. */
  readonly run: number
  readonly isReduced: boolean
  readonly wall: Wall | null
  /** True if the vocabulary asks whether all piles are odd. */
  readonly asksAllOdd: boolean
  /**
   * For each of this many first piles and each of this many last piles, the vocabulary asks whether
   * the pile is odd.
   */
  readonly first: number
  readonly last: number
}

const { MOST_PILES, DISTANCES } = TUNED.vocabulary

/** All vocabularies, ordered by their number of questions. */
export function vocabularies(): Vocabulary[] {
  const walls = [null, ...allWalls()]
  const counts = [0, 1, 2]
  const all = [0, 1].flatMap((run) =>
    [false, true].flatMap((isReduced) =>
      walls.flatMap((wall) =>
        [false, true].flatMap((asksAllOdd) =>
          counts.flatMap((first) =>
            counts.map((last) => ({ run, isReduced, wall, asksAllOdd, first, last })),
          ),
        ),
      ),
    ),
  )
  return all
    .filter(({ first, last }) => first + last <= MOST_PILES)
    .toSorted((a, b) => priceOf(a) - priceOf(b))
}

function allWalls(): Wall[] {
  return WALL_NAMES.flatMap((form): Wall[] =>
    form === '|x| - kx_n'
      ? [0, 1].flatMap((timesN) =>
          DISTANCES.map((distance) => ({ form, least: [distance, timesN, 0] as const })),
        )
      : [{ form, least: [1, 0, 0] }],
  )
}

function priceOf({ run, isReduced, wall, asksAllOdd, first, last }: Vocabulary): number {
  const ofWall = wall === null ? 0 : 3 + Math.abs(wall.least[0]) / 4 + wall.least[1] / 2
  return run + Number(isReduced) * 2 + ofWall + Number(asksAllOdd) * 0.9 + first + last * 1.1
}

function unit(n: number, pile: number, factor: number): number[] {
  return Array.from({ length: n }, (_, i) => (i === pile - 1 ? factor : 0))
}

function sum(a: readonly number[], b: readonly number[]): number[] {
  return a.map((factor, i) => factor + b[i]!)
}
