import { boxCount, formatPosition, sortedBox } from '@nim/core/rules'
import { type Claim, defineClaim } from '../../claim/claim.ts'
import { boxNear } from '../../rows/box-near.ts'
import { streamHeader } from '../../judge/stream-header.ts'
import { tally } from '../../judge/tally.ts'
import { piles } from '../../claim/parameters-nk.ts'
import type { BoxDomain } from '../../claim/verdict.ts'
import { isEvenPosition, isOddPosition } from '../../facts/exact-slow/position-parity.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Even and odd positions, in executable form. */
interface PositionParity {
  readonly isEven: (position: readonly number[]) => boolean
  readonly isOdd: (position: readonly number[]) => boolean
}

/** Even and odd positions. */
export const gmmvD2: Claim = defineClaim<{ n: number }, BoxDomain, PositionParity>({
  id: 'GMMV-D2',
  paper: 'gmmv',
  kind: 'definition',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: 'a position is even (odd) if all its entries are even (odd); 0 is even',
  statement: String.raw`A position is even if all its entries are even, odd if all its entries are odd; $0$ is even. For $n\ge2$ there are positions that are neither; none is both.`,
  conventions: ['an entry v is even iff v = 2⌊v/2⌋'],
  decides:
    'for every position of the box, whether the two properties are those of the text and exclude each other',
  complexity: 'C(max+n,n) positions times n',
  parameters: [piles(1, 1, 5)],
  defaultDomain: ({ n }) => boxNear(n, 2000),
  cost: ({ n }, domain) => ({ positions: boxCount(n, domain.max, true), memory: 0n }),
  printed: { isEven: isEvenPosition, isOdd: isOddPosition },
  judge: ({ isEven, isOdd }, { id, parameters, domain }) => {
    const box = sortedBox(parameters.n, domain.max)
    const oddEntries = (position: readonly number[]): number =>
      position.filter((v) => v !== 2 * Math.floor(v / 2)).length
    const found = tally(streamHeader(id, parameters, domain))
    box.forEach((position) => {
      const odd = oddEntries(position)
      const holds =
        isEven(position) === (odd === 0) &&
        isOdd(position) === (odd === position.length) &&
        !(isEven(position) && isOdd(position))
      found.test(position, holds, odd)
    })
    return found.result('definition', (position) => ({
      expected: `even: ${isEven(position)}, odd: ${isOdd(position)}`,
      actual: `${oddEntries(position)} odd entries`,
      explain: `${formatPosition(position)} has ${oddEntries(position)} odd entries of ${position.length}`,
    }))
  },
})
