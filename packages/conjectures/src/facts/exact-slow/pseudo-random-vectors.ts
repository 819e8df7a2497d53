/**
 * A fixed pseudo-random sequence of vectors of integers ≥ 0 with up to so many binary digits; the
 * lengths vary from vector to vector.
 */
export function* pseudoRandomVectors(
  n: number,
  digits: number,
  count: number,
): Generator<readonly bigint[], void> {
  let state = 1
  const bit = (): bigint => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return BigInt(state >>> 31)
  }
  for (let index = 0; index < count; index++) {
    const length = 1 + (index % digits)
    yield Array.from({ length: n }, () => {
      let pile = 0n
      for (let i = 0; i < length; i++) pile = pile * 2n + bit()
      return pile
    })
  }
}
