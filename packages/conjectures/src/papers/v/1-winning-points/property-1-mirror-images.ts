import { orderedWinningPoints } from '../../../facts/wythoff/winning-points.ts'
import { box, type Claim, instances } from '../../../judge/index.ts'

export const vP1: Claim = instances({
  id: 'V-P1',
  kind: 'proposition',
  at: 'Property 1',
  title: 'if (c,d) is a winning point, so is (d,c)',
  statement: String.raw`If $(c,d)$ is a winning point, so is $(d,c)$.`,
  conventions: ['points are ordered pairs here; nothing swaps their coordinates'],
  domain: box(120),
  quick: { max: 60 },
  *instances({ domain: { max } }) {
    const isWinning = orderedWinningPoints(max)
    for (let c = 0; c <= max; c++) {
      for (let d = 0; d <= max; d++) if (isWinning(c, d)) yield { c, d, isWinning }
    }
  },
  cost: (_, { max }) => BigInt(max + 1) ** 2n,
  digest: ({ c }) => c,
  printed: ({ c, d, isWinning }) => isWinning(d, c),
  wrong: ({ c, d, isWinning }) => isWinning(d, c === 4 ? c + 1 : c),
})
