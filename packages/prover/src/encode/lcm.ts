/** The least common multiple of two positive integers. @throws RangeError from 2^53 on */
export function lcm(a: number, b: number): number {
  let [r, s] = [a, b]
  while (s !== 0) [r, s] = [s, r % s]
  const result = (a / r) * b
  if (!Number.isSafeInteger(result)) throw new RangeError(`a modulus reaches 2^53 (${result})`)
  return result
}
