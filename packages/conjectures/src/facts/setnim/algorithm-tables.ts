import {
  chopRows,
  countedDecision,
  reductionByBisection,
  typeOf,
} from '@nim/core/setnim/definitions'
import { isPTypeOfAllButOne } from './types.ts'

/** The start of the paper's two tables: eight stacks, k = 5. */
export const TABLE_START: readonly number[] = [12, 20, 33, 52, 79, 112, 155, 170]

/** The same start, but with a highest stack that is a hundred times as high. */
export const RAISED_START: readonly number[] = [12, 20, 33, 52, 79, 112, 155, 17000]

export const TABLE_K = 5

/** The effect of the first pass of Algorithm 1 on a position, obtained by running it. */
export interface FirstPass {
  readonly k: number
  /** The highest stack before the pass, and the value of ν there. */
  readonly top: number
  readonly nu: number
  /** The highest stack after the pass. */
  readonly lowered: number
  /** The sum of the other stacks. */
  readonly rest: number
}

/** The first pass from the start of the tables, but with a different highest stack. */
export function firstPass(top: number, k: number): FirstPass {
  const others = TABLE_START.slice(0, -1)
  const x = [...others, top].sort((a, b) => a - b)
  const [start, chopped = start] = chopRows(x, k)
  const rest = others.reduce((a, b) => a + b, 0)
  return { k, top, nu: start!.nu, lowered: chopped!.x.at(-1)!, rest }
}

/** The outcome of a position of SN(n,{n−1}) by a procedure, and the number of operations. */
export interface Decision {
  readonly x: readonly number[]
  readonly isP: boolean
  readonly operations: number
  /** The outcome by Theorem 3.3, applied to the reduction, which is computed by bisection. */
  readonly isPByBisection: boolean
}

/** Outcomes of random positions with n stacks. `data` receives the maximum number of operations. */
export function* randomDecisions(
  n: number,
  count: number,
  data: Record<string, number | string>,
): Generator<Decision> {
  let most = 0
  const random = seededRandom(n)
  for (let index = 0; index < count; index++) {
    const highest = 1 + random.below(1000)
    const x = Array.from({ length: n }, () => random.below(highest)).sort((a, b) => a - b)
    const decided = countedDecision(x)
    most = Math.max(most, decided.operations)
    const type = typeOf(reductionByBisection(x, n - 1), n - 1)
    yield { x, ...decided, isPByBisection: isPTypeOfAllButOne(n, type) }
  }
  data['mostOperations'] = most
}

/** A position that is too large for any table, with its reduction. */
export interface LargePosition {
  readonly x: readonly number[]
  /** red(x) by DH-L2.7, computed by bisection. */
  readonly reduction: readonly number[]
}

const HIGHEST = 10 ** 12

/** Random positions with n stacks up to 10^12. Half of them contain small or equal stacks. */
export function* largePositions(n: number, k: number, count: number): Generator<LargePosition> {
  const random = seededRandom(n * 100 + k)
  for (let index = 0; index < count; index++) {
    const x = Array.from({ length: n }, () => {
      const scale = [HIGHEST, HIGHEST, 10 ** random.below(13), 1 + random.below(9)][
        random.below(4)
      ]!
      return random.below(scale + 1)
    })
    if (random.below(2) === 0) x[random.below(n)] = x[random.below(n)]!
    x.sort((a, b) => a - b)
    yield { x, reduction: reductionByBisection(x, k) }
  }
}

/** Pseudo-random whole numbers that are the same on every machine. */
interface SeededRandom {
  /** A whole number from 0 to bound − 1, where bound is at most 2^53. */
  below(bound: number): number
}

/** A multiplicative generator of 32-bit numbers (splitmix). Each result uses two 32-bit numbers. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return (z ^ (z >>> 16)) >>> 0
  }
  return {
    below: (bound) => Math.floor(((next() * 2 ** 21 + (next() >>> 11)) / 2 ** 53) * bound),
  }
}
