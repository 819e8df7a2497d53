import { mPlayCountAccelerated, remotenessByTheorem3Corrected } from '@nim/core/exact-slow'
import { bigIntegers, watched } from '@nim/core/integers'

/** R and its cost, by the algorithm of Theorem 3 with the corrected b_t. */
interface CountedRemoteness {
  /** Null if the algorithm yields no value. */
  readonly value: bigint | null
  /** The number of sums, differences, products, small quotients, residues and parity tests. */
  readonly operations: number
  /** The maximum number of binary digits in an operand or a result of these operations. */
  readonly digits: number
}

/**
 * Runs the algorithm in an arithmetic that counts operations. It runs the procedure of @nim/core
 * itself, instead of a formula for its cost. Comparisons are not counted: each one compares two
 * results of operations, or neighbouring piles.
 *
 * @param x sorted, of NIM(n,n−1), n ≥ 2; 0 at terminal positions, which the algorithm excludes
 */
function countedRemoteness(x: readonly bigint[]): CountedRemoteness {
  if (x[1] === 0n) return { value: 0n, operations: 0, digits: 0 }
  const count = { operations: 0, digits: 0 }
  const see = (operands: readonly unknown[], result: unknown): void => {
    count.operations++
    for (const integer of [...operands, result] as (number | bigint | boolean)[]) {
      count.digits = Math.max(count.digits, binaryDigits(BigInt(integer)))
    }
  }
  const value = remotenessByTheorem3Corrected(x, watched(bigIntegers, see, COUNTED))
  return { value, ...count }
}

/** Sums, differences, products, quotients and residues for small divisors, and parity tests. */
const COUNTED = ['add', 'sub', 'mul', 'floorDiv', 'mod', 'isOdd'] as const

/** The number of binary digits of |a|; 1 for 0. */
export function binaryDigits(a: bigint): number {
  return (a < 0n ? -a : a).toString(2).length
}

/** A position with large piles, and its R according to the M-rule and to the counted algorithm. */
export interface LargePiles {
  readonly x: readonly bigint[]
  /** The number of binary digits of the largest pile. */
  readonly length: number
  readonly byMRule: bigint
  readonly counted: CountedRemoteness
}

/**
 * Fixed pseudo-random sorted positions of n piles: four each with 1, 2, 4, … digits, up to a limit.
 * Two have independent piles; in two, the piles differ only in the lower half of their digits.
 */
export function* positionsOfLargePiles(n: number, mostDigits: number): Generator<LargePiles, void> {
  const random = linearCongruence(BigInt(n))
  for (let digits = 1; digits <= mostDigits; digits *= 2) {
    for (let each = 0; each < 4; each++) {
      const half = each < 2 ? 0 : digits >> 1
      const upper = random(digits - half) << BigInt(half)
      const piles = Array.from({ length: n }, () =>
        half === 0 ? random(digits) : upper + random(half),
      )
      const x = piles.sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      if (x[1] === 0n) continue
      yield {
        x,
        length: binaryDigits(x.at(-1)!),
        byMRule: mPlayCountAccelerated(x),
        counted: countedRemoteness(x),
      }
    }
  }
}

/** The same positions. `data` receives the most operations, and the most digits of a pile. */
export function* largestCounts(
  positions: Iterable<LargePiles>,
  data: Record<string, number | string>,
): Generator<LargePiles, void> {
  const most = { digits: 0, operations: 0 }
  for (const position of positions) {
    most.digits = Math.max(most.digits, position.length)
    most.operations = Math.max(most.operations, position.counted.operations)
    yield position
  }
  Object.assign(data, most)
}

/** Pseudo-random numbers with at most `digits` binary digits, the same on every machine. */
function linearCongruence(seed: bigint): (digits: number) => bigint {
  let state = seed
  return (digits) => {
    let number = 0n
    for (let made = 0; made < digits; made += 32) {
      state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n
      number = (number << 32n) + (state >> 32n)
    }
    return number >> BigInt(Math.ceil(digits / 32) * 32 - digits)
  }
}
