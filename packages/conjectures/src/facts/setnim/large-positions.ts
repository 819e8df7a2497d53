import { seededRandom } from './seeded-random.ts'

/** A position too large for any table, with its reduction. */
export interface LargePosition {
  readonly x: readonly number[]
  /** red(x) by DH-L2.7, found by bisection. */
  readonly reduction: readonly number[]
}

const HIGHEST = 10 ** 12

/**
 * ctt(x,M) for the largest M ≤ x_n with Σ min(x_i,M) ≥ k·M. The difference of the two sides is
 * concave in M and 0 at M = 0, so M is found by bisection. Independent of the algorithms judged; on
 * boxes it is tested against DH-D3.
 */
export function reductionByBisection(x: readonly number[], k: number): number[] {
  const isReducedAt = (m: number): boolean =>
    x.reduce((sum, height) => sum + Math.min(height, m), 0) >= k * m
  let low = 0
  let above = x.at(-1)! + 1
  while (above - low > 1) {
    const middle = low + Math.floor((above - low) / 2)
    if (isReducedAt(middle)) low = middle
    else above = middle
  }
  return x.map((height) => Math.min(height, low))
}

/** Random positions of n stacks up to 10^12, half of them with small or equal stacks among them. */
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
