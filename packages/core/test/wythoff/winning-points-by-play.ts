import { options, WYTHOFF } from '../../src/rules/index.ts'

/** The P-positions with both piles ≤ max, as `S,L`, by recursion over the options alone. */
export function winningPointsByPlay(max: number, terminal: 'P' | 'N'): Set<string> {
  const found = new Set<string>()
  for (let L = 0; L <= max; L++) {
    for (let S = 0; S <= L; S++) {
      const moves = options(WYTHOFF, [S, L])
      const isP =
        moves.length === 0 ? terminal === 'P' : !moves.some((move) => found.has(move.join()))
      if (isP) found.add(`${S},${L}`)
    }
  }
  return found
}
