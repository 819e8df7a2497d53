import { slowSetNim } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { sizeK } from '../../claim/parameters-nk.ts'
import { everyK, type GameFamily } from '../../facts/setnim/game-families.ts'
import { surveyClaim } from '../../judge/shapes/dh/survey-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

const GAMES: GameFamily = {
  ...everyK(4, 7),
  parameters: [
    everyK(4, 7).parameters[0]!,
    sizeK('the smaller number of stacks of a move, 1 < k < n−1', (n) => [2, n - 2]),
  ],
  ruleset: ({ n, k }) => slowSetNim(n as number, [k as number, n as number]),
}

/** The question for play on k stacks or on all. */
export const dhOP2: Claim = surveyClaim({
  id: 'DH-OP2',
  source: `${DH}, section 6, question 2`,
  title: 'what are the P-positions of SN(n,{k,n}), 1 < k < n−1?',
  statement: String.raw`What are the P-positions of $SN(n,\{k,n\})$ for $1<k<n-1$? Decided for each case: is the outcome of reduced positions a function of $(o,|x|\bmod 2k)$?`,
  conventions: ['k = 1 is DH-T6.1, where no reduction is needed; k = n−1 is DH-T5.1'],
  games: GAMES,
  k: ({ k }) => k as number,
  quick: { ranges: { n: [4, 5] } },
})
