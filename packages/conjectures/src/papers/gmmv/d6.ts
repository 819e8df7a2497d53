import { mRuleKeeps } from '@nim/core/exact-slow'
import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { keptByMRule } from '../../facts/exact-slow/kept-by-m-rule.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** The index that the M-rule keeps, from 0. */
type Keeps = (position: readonly number[]) => number

/** The M-rule. */
export const gmmvD6: Claim = defineClaim<{ n: number }, BoxDomain, Keeps>({
  id: 'GMMV-D6',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 1.2`,
  paperStatus: 'asserted',
  title: 'M-rule: keep a smallest even pile, a largest pile if all are odd, reduce all others',
  statement: String.raw`At a nonterminal $x$ of $NIM(k+1,k)$: if all piles are odd, keep a largest pile and reduce all others; if there are even piles, keep a smallest even pile and reduce all others. For sorted $x$ the index kept is $e(x)$, the maximal index at which the smallest even entry stands; $e(x)=k+1$ if all entries are odd. $\mathcal M(x)$ is the number of moves from $x$ to a terminal position when both sides follow the M-rule.`,
  conventions: ['k = n − 1'],
  decides:
    'for every position of the box, whether e(x) as encoded is one of the piles that the text allows to keep, the last one of them',
  complexity: 'C(max+n,n) positions times n',
  parameters: [piles(2, 2, 6)],
  defaultDomain: ({ n }) => boxNear(n, 5000),
  cost: ({ n }, domain) => ({ positions: boxCount(n, domain.max, true), memory: 0n }),
  printed: mRuleKeeps,
  judge: (keeps, { id, parameters, domain }) => {
    const found = tally(streamHeader(id, parameters, domain))
    sortedBox(parameters.n, domain.max).forEach((position) => {
      const last = keptByMRule(position).at(-1)!
      found.compare(position, keeps(position), last)
    })
    return found.result('definition', (position) => ({
      expected: keeps(position) + 1,
      actual: keptByMRule(position).at(-1)! + 1,
      explain: `in ${formatPosition(position)} the text allows to keep the piles ${keptByMRule(
        position,
      )
        .map((index) => index + 1)
        .join(', ')}`,
    }))
  },
})
