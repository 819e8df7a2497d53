import { ceilDiv, div, min, plus, type Term } from '@nim/presburger'

/**
 * l(y) for heights in ascending order: the least of ⌊(y_1 + … + y_{n−j}) / (k−j)⌋, j = 0..k−1.
 *
 * @source NT-F5
 */
export function longestPlayTerm(heights: readonly Term[], k: number): Term {
  const n = heights.length
  return min(...Array.from({ length: k }, (_, j) => div(plus(...heights.slice(0, n - j)), k - j)))
}

/** ⌊x/2⌋, stack by stack. */
export function lowerHalves(heights: readonly Term[]): Term[] {
  return heights.map((height) => div(height, 2))
}

/** ⌈x/2⌉, stack by stack. */
export function upperHalves(heights: readonly Term[]): Term[] {
  return heights.map((height) => ceilDiv(height, 2))
}
