import { exactSlowNim } from '@nim/core/rules'
import { total } from '@nim/core/setnim/definitions'
import {
  boxNear,
  choice,
  type Claim,
  grundyAsPlayed,
  outcomeAsPlayed,
  piles,
  positions,
} from '../../../judge/index.ts'

export const gmmvCite1: Claim = positions({
  id: 'GMMV-Cite1',
  kind: 'remark',
  at: 'abstract and section 1.1',
  paperStatus: 'quoted',
  title: 'k = 2: SG function known for n ≤ 4, P-positions for n = 5, 6',
  statement: String.raw`For $k=2$ the SG function is known for $n\le4$ (normal and misère play), the P-positions for $n=5,6$ (a simple formula if $|x|$ is even, a harder one if it is odd).`,
  conventions: [
    'this paper does not contain the formulas, so nimlab judges none; misère SG values give terminal positions the value 1',
    'data: P-positions of the box with |x| even and with |x| odd, and the largest SG value',
  ],
  unsettled: {
    where: 'holds',
    because:
      'the statement is about other papers, and the paper does not print their formulas. The check found that the SG value is 0 exactly at P-positions, which confirms no formula',
  },
  decides: 'only that the SG value is 0 exactly at P-positions',
  games: {
    parameters: [
      { ...piles(2, 2, 6), allowed: () => [2, 6] },
      choice('play', 'play convention', ['normal', 'misere']),
    ],
    ruleset: ({ n }: { readonly n: number }) => exactSlowNim(n, 2),
    defaultDomain: ({ n }) => boxNear(n, 10_000),
  },
  quick: { ranges: { n: [2, 4] } },
  facts: { G: grundyAsPlayed, outcome: outcomeAsPlayed },
  digest: 'G',
  printed: ({ G, outcome }) => (G === 0) === (outcome === 0),
  // The mutation gives the SG value 1 instead of 0 if x_1 = 2.
  wrong: ({ x, G, outcome }) => (G === (x[0] === 2 ? 1 : 0)) === (outcome === 0),
  method: 'retrograde',
  counts: () => {
    const data = { evenSumP: 0, oddSumP: 0, largestGrundy: 0 }
    return {
      see({ x, G, outcome }) {
        if (outcome === 0) data[total(x) % 2 === 0 ? 'evenSumP' : 'oddSumP']++
        data.largestGrundy = Math.max(data.largestGrundy, G)
      },
      result: () => data,
    }
  },
})
