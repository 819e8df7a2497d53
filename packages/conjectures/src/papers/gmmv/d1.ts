import { boxCount, exactSlowNim, formatPosition, isTerminal, options } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { forEachEntry } from '../../rows/for-each-entry.ts'
import { tally } from '../../judge/tally.ts'
import { withTable } from '../../rows/with-table.ts'
import { tableMemory } from '../../rows/table-memory.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { optionsByText } from '../../facts/exact-slow/options-by-text.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The rules in executable form. */
interface Rules {
  readonly options: typeof options<number>
  readonly isTerminal: typeof isTerminal<number>
}

/** The rules of NIM(n,k). */
export const gmmvD1: Claim = defineClaim<{ n: number; k: number }, BoxDomain, Rules>({
  id: 'GMMV-D1',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: 'NIM(n,k): one stone from each of exactly k nonempty piles; who cannot move loses',
  statement: String.raw`In $NIM(n,k)$ a move chooses exactly $k$ nonempty piles and removes one stone from each. A position is terminal iff fewer than $k$ piles are nonempty. In normal play who has to move but cannot, loses: $x$ is a P-position iff no option is.`,
  conventions: ['0 < k ≤ n; piles are interchangeable, positions sorted'],
  decides:
    'for every position of the box, whether options and terminality as encoded are those of the text, set by set of piles, and whether the solved outcome obeys the definition of P',
  complexity: 'C(max+n,n) positions times 2^n',
  parameters: [piles(1, 1, 5), sizeK('piles of a move', (n) => [1, n])],
  defaultDomain: ({ n }) => boxNear(n, 2000),
  cost: ({ n, k }, domain) => ({
    positions: boxCount(n, domain.max, true),
    memory: tableMemory(exactSlowNim(n, k), domain, 'outcome'),
  }),
  printed: { options, isTerminal },
  judge: (rules, { id, parameters, domain, limits }) => {
    const { n, k } = parameters
    const ruleset = exactSlowNim(n, k)
    return withTable(ruleset, domain, { value: 'outcome', ...limits }, (table) => {
      const listed = (position: readonly number[]): string[] =>
        rules.options(ruleset, position).map(formatPosition).sort()
      const found = tally(streamHeader(id, parameters, domain))
      forEachEntry(table, (position, entry) => {
        const byText = optionsByText(position, k)
        const isStuck = position.filter((pile) => pile > 0).length < k
        const isP = entry === 0
        const hasPOption = byText.some((option) => table.at(option.split(',').map(Number)) === 0)
        const holds =
          listed(position).join(' ') === byText.join(' ') &&
          rules.isTerminal(ruleset, position) === isStuck &&
          (byText.length === 0) === isStuck &&
          isP !== hasPOption
        found.test(position, holds, byText.length)
      })
      return found.result('definition', (position) => ({
        expected: listed(position).join(' '),
        actual: optionsByText(position, k).join(' '),
        explain: `by the text the options of ${formatPosition(position)} are ${optionsByText(position, k).join(' ') || 'none'}`,
      }))
    })
  },
})
