import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import { optionMisereOutcomes } from '../../../facts/setnim/options.ts'
import { misereOutcome, misereRemoteness } from '../../../facts/solved.ts'
import { outcomeLetter } from '../../../judge/local-evidence.ts'
import { positions } from '../../../judge/positions.ts'
import { boxNear } from '../../../claim/domains.ts'

/** Misère play. */
export const gmmvD4: Claim = positions({
  id: 'GMMV-D4',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'misère play: terminal positions are N, any other x is P iff all its options are N',
  statement: String.raw`In misère play who cannot move wins: terminal positions are N, any other $x$ is P iff all its options are N.`,
  conventions: ['0 < k ≤ n'],
  decides:
    'for every position of the box, whether the text gives the solved misère outcome and agrees with the parity of the solved misère remoteness (odd at P)',
  games: exactSlowGames(
    piles(1, 1, 4),
    (n) => [1, n],
    (n) => boxNear(n, 2000),
  ),
  facts: { below: optionMisereOutcomes, outcome: misereOutcome, R: misereRemoteness },
  digest: ({ outcome }) => outcome,
  printed: ({ below, outcome, R }) => {
    const isP = below.length > 0 && below.every((each) => outcomeLetter(each) === 'N')
    return isP === (outcomeLetter(outcome) === 'P') && isP === (R % 2 === 1)
  },
  // terminal positions are P
  wrong: {
    case: { n: 2, k: 1 },
    max: 4,
    holds: ({ below, outcome }) =>
      below.every((each) => outcomeLetter(each) === 'N') === (outcomeLetter(outcome) === 'P'),
  },
  method: 'retrograde',
})
