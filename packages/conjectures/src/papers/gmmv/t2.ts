import { boxCount, exactSlowNim } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/check-outcomes.ts'
import { listOptions, optionValues } from '../../judge/local-evidence.ts'
import { tableMemory } from '../../rows/table-memory.ts'
import { tally } from '../../judge/tally.ts'
import { testByRanks } from '../../judge/test-by-ranks.ts'
import { withTable } from '../../rows/with-table.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { levelsByDefinition, levelSetWords } from '../../facts/exact-slow/level-sets.ts'
import { longestMPlay, mPlayRows } from '../../facts/exact-slow/m-play-counts.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The theorem that the M-rule play has the length of best play. */
export const gmmvT2: Claim = defineClaim<
  { n: number },
  BoxDomain,
  (m: number, M: number, R: number) => boolean
>({
  id: 'GMMV-T2',
  paper: 'gmmv',
  kind: 'theorem',
  source: `${GMMV}, Theorem 2`,
  paperStatus: 'proved',
  title: 'm(x) = M(x) = R(x) for every position of NIM(k+1,k)',
  statement: String.raw`For every position $x$ of $NIM(k+1,k)$: $m(x)=\mathcal M(x)=R(x)$, where $m(x)$ is the level of $x$ by critical positions (GMMV-D9), $\mathcal M(x)$ the number of moves when both sides follow the M-rule, and $R(x)$ the remoteness.`,
  conventions: ['normal play; critical positions by M (GMMV-D8)'],
  decides:
    'for every position of the box, whether three independent tables agree: m by the definition from level sets, M by the rule, R by exhaustive solution',
  complexity: 'C(max+n,n) positions times n·(largest M)/32',
  parameters: [piles(2, 2, 6)],
  quick: { ranges: { n: [2, 4] }, max: 16 },
  defaultDomain: ({ n }) => boxNear(n, 100_000),
  cost: ({ n }, domain) => {
    const positions = boxCount(n, domain.max, true)
    const longest = Math.floor((n * domain.max) / (n - 1))
    return {
      positions,
      memory:
        tableMemory(exactSlowNim(n, n - 1), domain, 'remoteness') +
        positions * BigInt(16 + 4 * levelSetWords(longest)),
    }
  },
  printed: (m: number, M: number, R: number): boolean => m === M && M === R,
  judge: (agree, { id, parameters, domain, limits }) => {
    const ruleset = exactSlowNim(parameters.n, parameters.n - 1)
    return withTable(ruleset, domain, { value: 'remoteness', ...limits }, (table) => {
      const { box } = table
      const { counts, rows } = mPlayRows(box)
      const levels = levelsByDefinition(box, rows, longestMPlay(box), limits.kernel)
      const found = tally(streamHeader(id, parameters, domain))
      testByRanks(found, table, (words, count, rank, entries, at) => {
        let failing = 0
        for (let i = 0; i < count; i++) {
          const R = entries[at + i]!
          const fails = agree(levels[rank + i]!, counts[rank + i]!, R) ? 0 : 1
          words[i] = 2 * R + fails
          failing |= fails
        }
        return failing
      })
      return found.result('retrograde', (position) => {
        const rank = box.rank(position)
        const options = optionValues(table, position)
        return {
          expected: `m = M = R`,
          actual: `m = ${levels[rank]}, M = ${counts[rank]}, R = ${table.at(position)}`,
          explain: `the three numbers differ (m = -1 stands for none or several); R follows from the options: ${listOptions(options)}`,
          options,
        }
      })
    })
  },
})
