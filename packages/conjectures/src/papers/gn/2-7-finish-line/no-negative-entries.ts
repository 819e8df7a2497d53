import type { Claim } from '../../../claim/claim.ts'
import { gmPlay } from '../../../facts/gm/gm-play.ts'
import { lPlayerGames } from '../../../facts/gm/games.ts'
import { positions } from '../../../judge/positions.ts'

/** No negative entries before the stop. */
export const gn27nn: Claim = positions({
  id: 'GN-2.7.nn',
  kind: 'remark',
  at: 'sections 1 and 2.7',
  paperStatus: 'asserted',
  title: 'x ≥ 0, q = 2, level 0: no entry becomes negative before the sequence stops',
  statement: String.raw`For $l=2$, $q=2$, level 0 and $x\ge 0$ no entry becomes negative before the stop: an entry that reaches 0 becomes the pivot and is kept, and with two zeros the game is over.`,
  conventions: ['the paper says it for l = 2; other l are tested as well'],
  games: lPlayerGames([2, 4], 5, 3000),
  facts: { play: gmPlay },
  digest: ({ play }) => play.moves,
  printed: ({ play }) => play.end[0]! >= 0,
  // and a third pile is left
  wrong: { case: { n: 3, l: 3 }, holds: ({ play }) => play.end[0]! >= 0 && play.end[2]! > 0 },
  method: 'simulation',
})
