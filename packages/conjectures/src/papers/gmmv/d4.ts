import { solve } from '@nim/bruteforce'
import { boxCount, exactSlowNim, formatPosition, options, type Outcome } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { outcomeLetter } from '../../judge/local-evidence.ts'
import { tally } from '../../judge/tally.ts'
import { rankedTableMemory } from '../../rows/table-memory.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The misère outcome from those of the options. */
type MisereRule = (options: readonly Outcome[]) => Outcome

/** Misère play. */
export const gmmvD4: Claim = defineClaim<{ n: number; k: number }, BoxDomain, MisereRule>({
  id: 'GMMV-D4',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: 'misère play: terminal positions are N, any other x is P iff all its options are N',
  statement: String.raw`In misère play who cannot move wins: terminal positions are N, any other $x$ is P iff all its options are N.`,
  conventions: ['0 < k ≤ n'],
  decides:
    'for every position of the box, whether the recursion of the text gives the solved misère outcome and agrees with the parity of the solved misère remoteness (odd at P)',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  parameters: [piles(1, 1, 4), sizeK('piles of a move', (n) => [1, n])],
  defaultDomain: ({ n }) => boxNear(n, 2000),
  cost: ({ n, k }, domain) => ({
    positions: boxCount(n, domain.max, true),
    memory: 2n * rankedTableMemory(exactSlowNim(n, k), domain, 'remoteness'),
  }),
  printed: (below) => (below.length > 0 && below.every((outcome) => outcome === 'N') ? 'P' : 'N'),
  judge: (rule, { id, parameters, domain, limits }) => {
    const ruleset = exactSlowNim(parameters.n, parameters.k)
    const play = 'misere'
    const outcome = solve(ruleset, domain, { value: 'outcome', play, ...limits })
    const remoteness = solve(ruleset, domain, { value: 'remoteness', play, ...limits })
    const byRule: Outcome[] = []
    const found = tally(streamHeader(id, parameters, domain))
    outcome.box.forEach((position, rank) => {
      const below = options(ruleset, [...position])
      byRule.push(rule(below.map((option) => byRule[outcome.box.rank(option)]!)))
      const solved = outcomeLetter(outcome.values[rank]!)
      const isOddRemoteness = remoteness.values[rank]! % 2 === 1
      const holds = byRule[rank] === solved && isOddRemoteness === (solved === 'P')
      found.test(position, holds, outcome.values[rank]!)
    })
    return found.result('retrograde', (position) => {
      const actual = outcome.outcomeAt(position)
      return {
        expected: byRule[outcome.box.rank(position)]!,
        actual,
        explain: `in misère play ${formatPosition(position)} is ${actual}, with misère remoteness ${remoteness.at(position)}`,
      }
    })
  },
})
