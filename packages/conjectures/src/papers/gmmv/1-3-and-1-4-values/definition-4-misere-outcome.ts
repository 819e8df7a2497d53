import { exactSlowGames } from '../../../facts/exact-slow/games.ts'
import { optionMisereOutcomes } from '../../../facts/setnim/options.ts'
import type { Claim } from '../../../judge/index.ts'
import { misereOutcome, misereRemoteness, piles, positions } from '../../../judge/index.ts'

export const gmmvD4: Claim = positions({
  id: 'GMMV-D4',
  kind: 'definition',
  at: 'section 1',
  title: 'misère play: terminal positions are N, any other x is P iff all its options are N',
  statement: String.raw`In misère play, a player who cannot move wins: terminal positions are N, any other $x$ is P iff all its options are N.`,
  conventions: [
    '0 < k ≤ n; compared with the computed outcome, and with misère R, which is odd at P-positions',
  ],
  games: exactSlowGames(piles(1, 1, 4), 2000),
  facts: { below: optionMisereOutcomes, outcome: misereOutcome, R: misereRemoteness },
  digest: ({ outcome }) => outcome,
  printed: ({ below, outcome, R }) => {
    const isP = below.length > 0 && !below.includes(0)
    return isP === (outcome === 0) && isP === (R % 2 === 1)
  },
  // In the mutation, terminal positions are P.
  wrong: ({ below, outcome }) => !below.includes(0) === (outcome === 0),
  method: 'retrograde',
})
