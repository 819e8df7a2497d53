import { floorTimesGolden, type GoldenNumber, mulGolden } from '@nim/core/wythoff'

/** One, in millionths. */
export const MILLION = 1_000_000n

/** |term − n·slope| in millionths, rounded up to a millionth. */
export function deviation(slope: GoldenNumber, term: number, n: number): bigint {
  const fine = mulGolden(slope, { a: MILLION, b: 0n, c: 1n })
  const off = BigInt(term) * MILLION - floorTimesGolden(fine, BigInt(n))
  return off < 0n ? -off : off
}
