import { exceptionalNumber } from '@nim/core/exact-slow'
import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { isOddPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** m(x), or null if x is not exceptional. */
type Exceptional = (x: readonly number[]) => number | null

/** Exceptional positions. */
export const gmmvD12: Claim = defineClaim<{ n: number }, BoxDomain, Exceptional>({
  id: 'GMMV-D12',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 5`,
  paperStatus: 'asserted',
  title: 'x is exceptional iff (B) holds for some m; then m(x) = (|x| − k + 1)/k',
  statement: String.raw`$x$ is exceptional iff it satisfies (B) of Theorem 1 for some $m$: $|x|=km+k-1$, $\max(x)<m$, $m$ even, $x$ odd. That number is $m(x)=(|x|-k+1)/k$.`,
  conventions: ['k = n − 1'],
  decides:
    'for every position of the box, whether the encoded m(x) is the only m ≥ 0 that satisfies the text of (B), every m up to |x| being tried; data: exceptional positions of the box',
  complexity: 'C(max+n,n) positions times n·max',
  parameters: [piles(3, 3, 6)],
  defaultDomain: ({ n }) => boxNear(n, 5000),
  cost: ({ n }, domain) => ({ positions: boxCount(n, domain.max, true), memory: 0n }),
  printed: exceptionalNumber,
  judge: (exceptional, { id, parameters, domain }) => {
    let count = 0
    const found = tally(streamHeader(id, parameters, domain))
    sortedBox(parameters.n, domain.max).forEach((x) => {
      const byText = levelsByText(x)
      const m = exceptional(x)
      if (byText.length > 0) count++
      found.test(x, byText.join() === (m === null ? '' : String(m)), byText.length)
    })
    return found.result(
      'definition',
      (x) => ({
        expected: exceptional(x) ?? 'not exceptional',
        actual: levelsByText(x).join(' ') || 'not exceptional',
        explain: `(B) holds at ${formatPosition(x)} for ${levelsByText(x).join(' ') || 'no m'}`,
      }),
      { exceptionalPositions: count },
    )
  },
})

function levelsByText(x: readonly number[]): number[] {
  const k = x.length - 1
  const sum = x.reduce((a, b) => a + b, 0)
  return Array.from({ length: sum + 1 }, (_, m) => m).filter(
    (m) => sum === k * m + k - 1 && x.every((pile) => pile < m) && m % 2 === 0 && isOddPosition(x),
  )
}
