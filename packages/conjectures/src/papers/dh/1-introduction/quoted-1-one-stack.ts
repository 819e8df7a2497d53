import { outcomeOnOneStack, playLengthOnOneStack } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { oneGame } from '../../../facts/setnim/game-families.ts'
import { longestPlay, shortestPlay } from '../../../facts/setnim/play-lengths.ts'
import { top } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Play on one stack. */
export const dhI1: Claim = positions({
  id: 'DH-I1',
  kind: 'proposition',
  at: 'section 1',
  paperStatus: 'quoted',
  title: 'SN(n,{1}): every play has |x| moves, so x is P iff |x| is even',
  statement: String.raw`In $SN(n,\{1\})$ every play from $x$ has exactly $|x|$ moves, so $x$ is a P-position iff $|x|$ is even.`,
  conventions: ['normal play'],
  decides:
    'for every position of the box, whether the shortest and the longest play have that length, and the outcome by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: oneGame(() => [1], 1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  facts: { shortest: shortestPlay, longest: longestPlay, outcome, top },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    length: {
      says: 'every play has sum(x) moves',
      holds: ({ x, shortest, longest }) =>
        shortest === longest && longest === playLengthOnOneStack(x),
    },
    outcome: {
      says: 'x is P iff sum(x) is even',
      holds: ({ x, outcome }) => outcomeOnOneStack(x) === (outcome === 0 ? 'P' : 'N'),
    },
  },
  // the highest stack instead of the sum
  wrong: { case: { n: 2, part: 'length' }, max: 2, holds: ({ longest, top }) => longest === top },
})
