import { options } from '../../rules/options.ts'
import type { PlayConvention } from '../../rules/play.ts'
import { WYTHOFF } from '../../rules/games/wythoff.ts'

/**
 * The winning points (S,L), S ≤ L ≤ max, ordered by L and then by S. A point is winning if none of
 * its options is winning. In misère play, (0,0) is not a winning point. A player who moves to a
 * winning point wins.
 *
 * @complexity O(max³)
 * @source V-G, V-Attrition
 */
export function winningPointsByPlay(
  max: number,
  play: PlayConvention = 'normal',
): (readonly [S: number, L: number])[] {
  const keys = new Set<string>()
  const points: (readonly [S: number, L: number])[] = []
  for (let L = 0; L <= max; L++) {
    for (let S = 0; S <= L; S++) {
      const moves = options(WYTHOFF, [S, L])
      const isLeft = moves.length > 0 || play === 'normal'
      if (!isLeft || moves.some((move) => keys.has(move.join()))) continue
      keys.add(`${S},${L}`)
      points.push([S, L])
    }
  }
  return points
}
