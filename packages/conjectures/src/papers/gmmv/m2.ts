import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { instanceTally } from '../../judge/instance-tally.ts'
import { tally } from '../../judge/tally.ts'
import { formatPosition } from '@nim/core/rules'
import type { BoxDomain } from '../../claim/verdict.ts'
import {
  type Facts,
  kPlusOneCost,
  kPlusOneTables,
  mMoveByText,
} from '../../facts/exact-slow/k-plus-one-tables.ts'
import { isOddPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Part (a) as a property of the position after an M-move; (b) as outcomes that odd x may have. */
interface OddPositions {
  readonly mayReach: (next: readonly number[]) => boolean
  readonly outcomes: readonly ('P' | 'N')[]
}

/** M-moves and odd positions. */
export const gmmvM2: Claim = defineClaim<{ part: 'a' | 'b'; n: number }, BoxDomain, OddPositions>({
  id: 'GMMV-M2',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, section 3`,
  paperStatus: 'asserted',
  title: 'no M-move leads to an odd position; odd positions may be P or N',
  statement: String.raw`(a) No M-move leads to an odd position. (b) In general an odd position may be a P-position or an N-position.`,
  conventions: [
    'k = n − 1; (b) is read as: for every n ≥ 3 there are odd positions of both outcomes (for n = 2 every odd position is P, as |x| is even)',
  ],
  decides:
    '(a) every M-move in the box; (b) whether each of the outcomes occurs among the odd positions of the box',
  complexity: 'C(max+n,n) positions',
  parameters: [
    { kind: 'choice', name: 'part', about: 'part of the statement', values: () => ['a', 'b'] },
    {
      kind: 'integer',
      name: 'n',
      about: 'number of piles',
      allowed: ({ part }) => [part === 'b' ? 3 : 2, 30],
      defaults: () => [2, 6],
    },
  ],
  quick: { ranges: { n: [2, 4] } },
  defaultDomain: ({ n }) => boxNear(n, 15_000),
  cost: ({ n }, domain) => kPlusOneCost(n, domain),
  printed: { mayReach: (next) => !isOddPosition(next), outcomes: ['P', 'N'] },
  judge: ({ mayReach, outcomes }, { id, parameters, domain, limits }) => {
    const tables = kPlusOneTables(parameters.n, domain, limits)
    const header = streamHeader(id, parameters, domain)
    if (parameters.part === 'a') {
      const found = tally(header)
      const after = (position: readonly number[]): Facts => tables.at(mMoveByText(position)!)
      tables.box.forEach((position) => {
        if (tables.at(position).isTerminal) return
        const next = after(position)
        found.test(position, mayReach(next.position), next.R)
      })
      return found.result('definition', (position) => ({
        expected: 'not odd',
        actual: formatPosition(after(position).position),
        explain: `the M-move from ${formatPosition(position)} leads to ${formatPosition(after(position).position)}`,
      }))
    }
    const counts = { P: 0, N: 0 }
    tables.box.forEach((position) => {
      if (isOddPosition(position)) counts[tables.at(position).R % 2 === 0 ? 'P' : 'N']++
    })
    const found = instanceTally(header)
    for (const outcome of ['P', 'N'] as const) {
      found.test(counts[outcome] > 0 === outcomes.includes(outcome), counts[outcome], () => ({
        witness: { outcome, oddPositions: counts[outcome] },
        expected: outcomes.includes(outcome) ? 'some' : 'none',
        actual: counts[outcome],
        explain: `the box has ${counts[outcome]} odd ${outcome}-positions`,
      }))
    }
    return found.result('retrograde', { oddP: counts.P, oddN: counts.N })
  },
})
