/** Whole numbers that look random but are the same on every machine. */
interface SeededRandom {
  /** A whole number from 0 to bound − 1; bound up to 2^53. */
  below(bound: number): number
}

/** A multiplicative generator of 32-bit numbers (splitmix), two of them for each answer. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let z = state
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
    return (z ^ (z >>> 16)) >>> 0
  }
  return {
    below: (bound) => Math.floor(((next() * 2 ** 21 + (next() >>> 11)) / 2 ** 53) * bound),
  }
}
