/** x_2 + … + x_n; the first entry means nothing. */
export function sumOfOuter(outer: readonly number[]): number {
  let sum = 0
  for (let i = 1; i < outer.length; i++) sum += outer[i]!
  return sum
}
