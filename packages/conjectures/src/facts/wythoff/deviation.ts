import { floorTimesGolden, type GoldenNumber, mulGolden } from '@nim/core/wythoff'
import { type NumberedPoint, numberedPoints } from './first-winning-points.ts'

/** One, in millionths. */
export const MILLION = 1_000_000n

/** |term − n·slope| in millionths, rounded up to a millionth. */
export function deviation(slope: GoldenNumber, term: number, n: number): bigint {
  const fine = mulGolden(slope, { a: MILLION, b: 0n, c: 1n })
  const off = BigInt(term) * MILLION - floorTimesGolden(fine, BigInt(n))
  return off < 0n ? -off : off
}

/** n·|b_n/a_n − ratio| in millionths, rounded. */
export function ratioDeviation(ratio: GoldenNumber, { n, a, b }: NumberedPoint): bigint {
  return (BigInt(n) * deviation(ratio, b, a)) / BigInt(a)
}

/** w_1, …, w_count, each with its deviation; `data` is told the largest. */
export function* pointsWithDeviation(
  count: number,
  deviationOf: (point: NumberedPoint) => bigint,
  data: Record<string, number | string>,
): Generator<NumberedPoint & { readonly off: bigint }> {
  let largest = 0n
  for (const point of numberedPoints(count)) {
    const off = deviationOf(point)
    if (off > largest) largest = off
    data['largestDeviationMillionths'] = Number(largest)
    yield { ...point, off }
  }
}
