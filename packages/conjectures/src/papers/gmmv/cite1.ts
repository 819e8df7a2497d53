import { solve } from '@nim/bruteforce'
import { boxCount, exactSlowNim, formatPosition } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

const PLAYS = ['normal', 'misere'] as const
type Play = (typeof PLAYS)[number]

/** What the quotation needs: SG functions and P-positions of one game, telling the same. */
type Agree = (grundy: number, isP: boolean) => boolean

/** What is quoted for k = 2; the paper gives no formula. */
export const gmmvCite1: Claim = defineClaim<{ n: number; play: Play }, BoxDomain, Agree>({
  id: 'GMMV-Cite1',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, introduction`,
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
  parameters: [
    { ...piles(2, 2, 6), allowed: () => [2, 6] },
    { kind: 'choice', name: 'play', about: 'play convention', values: () => PLAYS },
  ],
  quick: { ranges: { n: [2, 4] } },
  defaultDomain: ({ n }) => boxNear(n, 10_000),
  cost: ({ n }, domain) => ({
    positions: boxCount(n, domain.max, true),
    memory:
      rankedTableMemory(exactSlowNim(n, 2), domain, 'grundy') +
      rankedTableMemory(exactSlowNim(n, 2), domain, 'outcome'),
  }),
  printed: (grundy, isP) => (grundy === 0) === isP,
  judge: (agree, { id, parameters, domain, limits }) => {
    const { n, play } = parameters
    const ruleset = exactSlowNim(n, 2)
    const grundy = solve(ruleset, domain, { value: 'grundy', play, ...limits })
    const outcome = solve(ruleset, domain, { value: 'outcome', play, ...limits })
    const counts = { even: 0, odd: 0, largest: 0 }
    const found = tally(streamHeader(id, parameters, domain))
    grundy.box.forEach((position, rank) => {
      const value = grundy.values[rank]!
      const isP = outcome.values[rank] === 0
      if (isP) counts[position.reduce((a, b) => a + b, 0) % 2 === 0 ? 'even' : 'odd']++
      counts.largest = Math.max(counts.largest, value)
      found.test(position, agree(value, isP), value)
    })
    return found.result(
      'retrograde',
      (position) => ({
        expected: `SG value 0 exactly at P-positions`,
        actual: `SG value ${grundy.at(position)}, ${outcome.outcomeAt(position)}`,
        explain: `${formatPosition(position)} has SG value ${grundy.at(position)} and is ${outcome.outcomeAt(position)}`,
      }),
      { evenSumP: counts.even, oddSumP: counts.odd, largestGrundy: counts.largest },
    )
  },
})
