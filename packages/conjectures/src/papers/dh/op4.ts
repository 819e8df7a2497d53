import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { sizeK } from '../../claim/parameters-nk.ts'
import { everyK, type GameFamily } from '../../facts/setnim/game-families.ts'
import { moveSizesFrom } from '../../facts/setnim/move-sets.ts'
import { surveyClaim } from '../../judge/shapes/dh/survey-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

const GAMES: GameFamily = {
  ...everyK(2, 6),
  parameters: [
    everyK(2, 6).parameters[0]!,
    sizeK('largest number of stacks of a move', (n) => [1, n]),
  ],
  ruleset: ({ n, k }) => slowSetNim(n as number, moveSizesFrom(1, k as number)),
}

/** The question for play on at most k stacks. */
export const dhOP4: Claim = surveyClaim({
  id: 'DH-OP4',
  source: `${DH}, section 6, question 4`,
  title: 'what are the P-positions of SN(n,{1,…,k})?',
  statement: String.raw`What are the P-positions of $SN(n,\{1,\dots,k\})$, play on at most $k$ stacks? Decided for each case: is the outcome a function of $(o,|x|\bmod 2k)$?`,
  conventions: [
    'every position is reduced, since 1 is in A; k here is max A',
    'k = 1 is DH-I1, k = n is DH-I3',
  ],
  games: GAMES,
  k: ({ k }) => k as number,
  quick: { ranges: { n: [2, 5] } },
})
