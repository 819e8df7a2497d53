import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, type ClaimCard, defineClaim } from '../../../claim/claim.ts'
import { boxNear } from '../../../rows/box-near.ts'
import { streamHeader } from '../../stream-header.ts'
import { tally } from '../../tally.ts'
import { piles } from '../../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../../claim/verdict.ts'
import { levelBoundTable } from '../../../facts/exact-slow/level-bound-table.ts'
import { GMMV } from '../../../claim/sources/gmmv.ts'

/** b_t(x), t from 1 as in the paper; null for −∞. */
export type LevelBound = (x: readonly number[], t: number) => number | null

/** A statement that something is b_t(x) of GMMV-T3-bt-def, for every 1 < t ≤ k + 2. */
export function levelBoundClaim(
  card: Pick<ClaimCard, 'id' | 'kind' | 'paperStatus' | 'title' | 'statement'> & {
    readonly where: string
    readonly conventions: readonly string[]
    readonly printed: LevelBound
  },
): Claim {
  const { where, ...rest } = card
  return defineClaim<{ n: number }, BoxDomain, LevelBound>({
    ...rest,
    paper: 'gmmv',
    source: `${GMMV}, ${where}`,
    decides:
      'for every position of the box and every 1 < t ≤ k + 2, whether the value is that of the definition, all basic z of the box being tried',
    complexity: 'C(max+n,n) positions times the basic positions of the box',
    parameters: [piles(3, 3, 6)],
    quick: { ranges: { n: [3, 4] }, max: 7 },
    defaultDomain: ({ n }) => boxNear(n, 2000),
    cost: ({ n }, domain) => {
      const positions = boxCount(n, domain.max, true)
      return { positions, memory: positions * BigInt(8 * n + 64) }
    },
    judge: (bound, { id, parameters: { n }, domain }) => {
      const box = sortedBox(n, domain.max)
      const levels = levelBoundTable(box)
      const levelsOf = (x: readonly number[]): number[] =>
        Array.from({ length: n }, (_, i) => levels.at(box.rank(x), i + 2))
      const valuesOf = (x: readonly number[]): number[] =>
        Array.from({ length: n }, (_, i) => bound(x, i + 2) ?? -1)
      const found = tally(streamHeader(id, { n }, domain))
      box.forEach((x, rank) => {
        found.test(x, valuesOf(x).join() === levelsOf(x).join(), levels.E[rank]!)
      })
      return found.result('definition', (x) => ({
        expected: listed(valuesOf(x)),
        actual: listed(levelsOf(x)),
        explain: `by definition ${formatPosition(x)} has ${listed(levelsOf(x))}`,
      }))
    },
  })
}

function listed(levels: readonly number[]): string {
  return levels.map((b, i) => `b_${i + 2} = ${b < 0 ? '−∞' : b}`).join(', ')
}
