import { outcomeOnAllStacks, playLengthOnAllStacks } from '@nim/core/setnim'
import type { Claim } from '../../../claim/claim.ts'
import { oneGame } from '../../../facts/setnim/game-families.ts'
import { longestPlay, shortestPlay } from '../../../facts/setnim/play-lengths.ts'
import { top } from '../../../facts/setnim/stacks.ts'
import { outcome } from '../../../facts/solved.ts'
import { positions } from '../../../judge/positions.ts'

/** Play on all stacks. */
export const dhI2: Claim = positions({
  id: 'DH-I2',
  kind: 'proposition',
  at: 'section 1',
  paperStatus: 'quoted',
  title: 'SN(n,{n}): every play has x_1 moves, so x is P iff x_1 is even',
  statement: String.raw`In $SN(n,\{n\})$ every play from $x$ has exactly $x_1$ moves, so $x$ is a P-position iff $x_1$ is even.`,
  conventions: ['normal play'],
  decides:
    'for every position of the box, whether the shortest and the longest play have that length, and the outcome by exhaustive solution',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: oneGame((n) => [n], 1, 8),
  quick: { ranges: { n: [1, 5] }, max: 8 },
  facts: { shortest: shortestPlay, longest: longestPlay, outcome, top },
  digest: ({ outcome }) => outcome,
  method: 'retrograde',
  printed: {
    length: {
      says: 'every play has x_1 moves',
      holds: ({ x, shortest, longest }) =>
        shortest === longest && longest === playLengthOnAllStacks(x),
    },
    outcome: {
      says: 'x is P iff x_1 is even',
      holds: ({ x, outcome }) => outcomeOnAllStacks(x) === (outcome === 0 ? 'P' : 'N'),
    },
  },
  // the highest stack instead of the lowest
  wrong: {
    case: { n: 2, part: 'outcome' },
    max: 3,
    holds: ({ top, outcome }) => (outcome === 0) === (top % 2 === 0),
  },
})
