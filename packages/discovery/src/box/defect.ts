import type { SolvedBox } from './solved-box.ts'

/**
 * True if the value at the position differs from the value at the position that is `modulus` steps
 * further on.
 */
export function isDefect(
  box: SolvedBox,
  x: readonly number[],
  step: readonly number[],
  modulus: number,
): boolean {
  return box.at(x) !== box.at(x.map((pile, i) => pile + modulus * step[i]!))
}
