import {
  leastHeightsAtTheEnd,
  terminalPositions,
  reductionByListing,
} from '@nim/core/setnim/definitions'
import { type Claim, example } from '../../../judge/index.ts'

const SIZES = [2]
const HIGHEST = 30
const HEIGHTS = Array.from({ length: HIGHEST - 1 }, (_, i) => i + 2)

export const dhEX3: Claim = example({
  id: 'DH-EX3',
  kind: 'example',
  at: 'Example 3',
  title: 'in SN(3,{2}) the reduction of (1,1,a), a ≥ 2, is (1,1,2)',
  statement: String.raw`In $SN(3,\{2\})$ let $x=(1,1,a)$, $a\ge2$. The terminal positions that can be reached are $(0,0,a)$ and $(0,0,a-2)$; $u(x)=(0,0,a-2)$ and $red(x)=(1,1,2)$; $(1,1,2)$ is the only reduced position among these.`,
  conventions: [
    'the numbers are lost in our copy of the text; these are ours',
    `a = 2..${HIGHEST}`,
  ],
  printed: {
    'terminal positions': HEIGHTS.map((a) => [
      [0, 0, a - 2],
      [0, 0, a],
    ]),
    u: HEIGHTS.map((a) => [0, 0, a - 2]),
    reduction: HEIGHTS.map(() => [1, 1, 2]),
    'reduced positions': [[1, 1, 2]],
  },
  computed: () => {
    const starts = HEIGHTS.map((a) => [1, 1, a])
    return {
      'terminal positions': starts.map((x) =>
        terminalPositions(x, SIZES).sort((a, b) => a[2]! - b[2]!),
      ),
      u: starts.map((x) => leastHeightsAtTheEnd(x, SIZES)),
      reduction: starts.map(reductionByListing),
      'reduced positions': starts.filter((x) => reductionByListing(x).join() === x.join()),
    }
  },
  // no position is said to be reduced
  wrong: { 'reduced positions': [] },
})
