import type { PlayConvention } from '@nim/core/rules'

/**
 * The points (S,L), S ≤ L ≤ max, that are lost for the player to move, computed from the rules
 * alone. The function visits options before the points that lead to them. A point without a mark is
 * lost. The function then marks every point from which an h-, v- or d-move leads to it as won.
 */
export function lostPoints(
  max: number,
  play: PlayConvention = 'normal',
): (S: number, L: number) => boolean {
  const side = max + 1
  const isWon = new Uint8Array(side * side)
  if (play === 'misere') isWon[0] = 1
  for (let x = 0; x <= max; x++) {
    for (let y = 0; y <= max; y++) {
      if (isWon[x * side + y] === 1) continue
      for (let more = 1; more <= max; more++) {
        if (x + more <= max) isWon[(x + more) * side + y] = 1
        if (y + more <= max) isWon[x * side + y + more] = 1
        if (x + more <= max && y + more <= max) isWon[(x + more) * side + y + more] = 1
      }
    }
  }
  return (S, L) => isWon[S * side + L] === 0
}
