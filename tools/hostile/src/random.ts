/** A whole number in 0..below − 1 at each call. */
export type Random = (below: number) => number

/** The same random numbers for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** One of the members. */
export function oneOf<T>(members: readonly T[], random: Random): T {
  return members[random(members.length)]!
}
