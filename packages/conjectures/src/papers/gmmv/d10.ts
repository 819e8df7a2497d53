import { basicNumber } from '@nim/core/exact-slow'
import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { basicByText } from '../../facts/exact-slow/basic-by-text.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** b(z), or null if z is not basic. */
type Basic = (z: readonly number[]) => number | null

/** Basic positions. */
export const gmmvD10: Claim = defineClaim<{ n: number }, BoxDomain, Basic>({
  id: 'GMMV-D10',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, (1)–(3)`,
  paperStatus: 'asserted',
  title:
    'z is basic with b(z) = b: |z| = kb, no z_i > b, all even (b even) or exactly one even (b odd)',
  statement: String.raw`$z$ is basic with $b(z)=b$ iff $|z|=kb$; $z_i\le b$ for all $i$; if $b$ is even all $z_i$ are even, if $b$ is odd exactly one $z_i$ is even.`,
  conventions: ['k = n − 1; at most one b is possible, as |z| = kb'],
  decides:
    'for every position of the box, whether the encoded b(z) is that of the text; data: basic positions of the box',
  complexity: 'C(max+n,n) positions times n',
  parameters: [piles(3, 3, 6)],
  defaultDomain: ({ n }) => boxNear(n, 5000),
  cost: ({ n }, domain) => ({ positions: boxCount(n, domain.max, true), memory: 0n }),
  printed: basicNumber,
  judge: (basic, { id, parameters, domain }) => {
    let count = 0
    const found = tally(streamHeader(id, parameters, domain))
    sortedBox(parameters.n, domain.max).forEach((z) => {
      const b = basicByText(z)
      if (b !== null) count++
      found.test(z, basic(z) === b, b === null ? 0 : b + 1)
    })
    return found.result(
      'definition',
      (z) => ({
        expected: basic(z) ?? 'not basic',
        actual: basicByText(z) ?? 'not basic',
        explain: `by the text b(z) of ${formatPosition(z)} is ${basicByText(z) ?? 'not defined'}`,
      }),
      { basicPositions: count },
    )
  },
})
