import { boxCount, exactSlowNim, formatPosition, options, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles, sizeK } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The number of the subgame a position of NIM(n,k) belongs to. */
type Subgame = (position: readonly number[], k: number) => number

/** |x| modulo k as an invariant. */
export const gmmvF1: Claim = defineClaim<{ n: number; k: number }, BoxDomain, Subgame>({
  id: 'GMMV-F1',
  paper: 'gmmv',
  kind: 'remark',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: '|x| mod k is invariant; NIM(n,k) splits into k subgames',
  statement: String.raw`$|x|\bmod k$ is invariant under moves, so $NIM(n,k)$ splits into $k$ subgames without moves between them.`,
  conventions: ['0 < k ≤ n', 'data: number of subgames met in the box; it must be k'],
  decides: 'every move in the box, and that each of k residues occurs',
  complexity: 'C(max+n,n) positions times C(n,k) moves',
  parameters: [piles(1, 1, 5), sizeK('piles of a move', (n) => [1, n])],
  defaultDomain: ({ n }) => boxNear(n, 2000),
  cost: ({ n }, domain) => ({ positions: boxCount(n, domain.max, true), memory: 0n }),
  printed: (position, k) => position.reduce((a, b) => a + b, 0) % k,
  judge: (subgame, { id, parameters, domain }) => {
    const { n, k } = parameters
    const ruleset = exactSlowNim(n, k)
    const met = new Set<number>()
    const box = sortedBox(n, domain.max)
    const found = tally(streamHeader(id, parameters, domain))
    const leaving = (position: readonly number[]): readonly number[] | undefined =>
      options(ruleset, [...position]).find((next) => subgame(next, k) !== subgame(position, k))
    box.forEach((position) => {
      met.add(subgame(position, k))
      found.test(position, leaving(position) === undefined, subgame(position, k))
    })
    found.test(box.unrank(box.count - 1), met.size === k, met.size)
    return found.result(
      'definition',
      (position) => {
        const next = leaving(position)
        return {
          expected: `${k} subgames, none left by a move`,
          actual: `${met.size} subgames`,
          explain:
            next === undefined
              ? `the box meets ${met.size} subgames`
              : `the move from ${formatPosition(position)} to ${formatPosition(next)} leads from subgame ${subgame(position, k)} to ${subgame(next, k)}`,
        }
      },
      { subgames: met.size },
    )
  },
})
