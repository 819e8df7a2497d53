import { exactSlowNim } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import type { Fact, Told } from '../../../facts/fact.ts'
import { grundy, misereGrundy, misereOutcome, outcome } from '../../../facts/solved.ts'
import { byCase } from '../../../judge/by-case.ts'
import { type Games, positions } from '../../../judge/positions.ts'
import { choice } from '../../../judge/statement.ts'
import { boxNear } from '../../../rows/box-near.ts'

const card = {
  id: 'GMMV-Cite1',
  kind: 'remark',
  at: 'introduction',
  paperStatus: 'quoted',
  title: 'k = 2: SG function known for n ≤ 4, P-positions for n = 5, 6',
  statement: String.raw`For $k=2$ the SG function is known for $n\le4$ (normal and misère play), the P-positions for $n=5,6$ (a simple formula if $|x|$ is even, a harder one if it is odd).`,
  conventions: [
    'the formulas are not in this paper, so none is judged; misère SG values give terminal positions the value 1',
    'data: P-positions of the box with |x| even and with |x| odd, and the largest SG value',
  ],
  decides:
    'only that the two quoted quantities belong together: at every position of the box the SG value is 0 exactly at P-positions, found by a second solution of the game',
  complexity: 'C(max+n,n) positions times C(n,2) moves',
  quick: { ranges: { n: [2, 4] } },
} as const

const games: Games<{ readonly n: number }> = {
  parameters: [{ ...piles(2, 2, 6), allowed: () => [2, 6] }],
  ruleset: ({ n }) => exactSlowNim(n, 2),
  defaultDomain: ({ n }) => boxNear(n, 10_000),
}

interface Facts {
  readonly [name: string]: Fact
  readonly G: Fact
  readonly outcome: Fact
}

function inPlay(facts: Facts): Claim {
  return positions<{ readonly n: number }, Facts>({
    ...card,
    games,
    facts,
    digest: ({ G }) => G,
    printed: ({ G, outcome: N }) => (G === 0) === (N === 0),
    method: 'retrograde',
    data: (game) => {
      const [G, outcomes] = [game.column(facts.G), game.column(facts.outcome)]
      const data = { evenSumP: 0, oddSumP: 0, largestGrundy: 0 }
      game.box.forEach((x, rank) => {
        const sum = x.reduce((a, b) => a + b, 0)
        if (outcomes[rank] === 0) data[sum % 2 === 0 ? 'evenSumP' : 'oddSumP']++
        data.largestGrundy = Math.max(data.largestGrundy, G[rank]!)
      })
      return data
    },
  })
}
const BY_PLAY: Readonly<Record<string, Claim>> = {
  normal: inPlay({ G: grundy, outcome }),
  misere: inPlay({ G: misereGrundy, outcome: misereOutcome }),
}

/** What is quoted for k = 2; the paper gives no formula. */
export const gmmvCite1: Claim = byCase({
  ...card,
  parameters: [...games.parameters, choice('play', 'play convention', Object.keys(BY_PLAY))],
  claimOf: ({ play }) => BY_PLAY[play!]!,
  // SG value 1 in the place of 0, where x_1 = 2
  wrong: {
    case: { n: 3, play: 'normal' },
    max: 4,
    holds: ({ x, G, outcome: N }: Told<Facts>) => (G === (x[0] === 2 ? 1 : 0)) === (N === 0),
  },
})
