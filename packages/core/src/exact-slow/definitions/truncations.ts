/**
 * All positions y such that min(x_i,m) ≤ y_i ≤ x_i for every i.
 *
 * @complexity the number of these positions
 * @source NT-6
 */
export function truncationsOf(x: readonly number[], m: number): number[][] {
  return product(x.map((pile) => [Math.min(pile, m), pile]))
}

/**
 * All positions y with piles up to max such that, for every i, y_i = x_i or both y_i and x_i are
 * greater than m.
 *
 * @complexity the number of these positions
 * @source NT-6
 */
export function agreeingAboveOf(x: readonly number[], m: number, max: number): number[][] {
  return product(x.map((pile) => (pile > m ? [m + 1, max] : [pile, pile])))
}

function product(ranges: readonly (readonly [from: number, to: number])[]): number[][] {
  let all: number[][] = [[]]
  for (const [from, to] of ranges) {
    const values = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    all = all.flatMap((start) => values.map((value) => [...start, value]))
  }
  return all
}
