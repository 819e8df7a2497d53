import type { Claim } from '../../claim/claim.ts'
import { everyK } from '../../facts/setnim/game-families.ts'
import { surveyClaim } from '../../judge/shapes/dh/survey-claim.ts'
import { DH } from '../../claim/sources/dh.ts'

/** The question for exact play on k stacks. */
export const dhOP1: Claim = surveyClaim({
  id: 'DH-OP1',
  source: `${DH}, section 6, question 1`,
  title: 'what are the P-positions of SN(n,{2}), SN(n,{n−2}), SN(n,{k})?',
  statement: String.raw`What are the P-positions of $SN(n,\{2\})$ and $SN(n,\{n-2\})$, in general of $SN(n,\{k\})$? Decided for each case: is the outcome of reduced positions a function of $(o,|x|\bmod 2k)$?`,
  conventions: [
    'known from the literature quoted: parts of k = 2 for n = 4 and for n = 5, 6; nothing for k = n−2',
  ],
  games: everyK(3, 7),
  k: ({ k }) => k as number,
  quick: { ranges: { n: [3, 5] } },
})
