import {
  hasSameTree,
  leastHeightsAtTheEnd,
  reductionByListing,
  terminalPositions,
} from '@nim/core/setnim/definitions'
import { outcomesBySearch } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, example, instances, upTo, type UpToDomain } from '../../../judge/index.ts'

const A = [2]

/**
 * Two positions, their outcomes, and the tokens of their highest stacks that no play can remove.
 */
interface Pair {
  readonly x: readonly number[]
  readonly y: readonly number[]
  readonly outcomes: string
  readonly unplayed: readonly number[]
}

const STARTS: Readonly<Record<string, readonly number[]>> = {
  '1,1,2 and 1,1,a': [1, 1, 2],
  '0,1,1 and 0,1,c': [0, 1, 1],
}

const PAIR = {
  says: 'x and y are both N, have the same game tree, and the extra tokens of y are never played',
  holds: ({ x, y, outcomes, unplayed }: Pair) =>
    outcomes === 'NN' && hasSameTree(x, y, A) && unplayed[1] === unplayed[0]! + y[2]! - x[2]!,
}

export const dhEX2: Claim = instances<{ part: string }, UpToDomain, Pair>({
  id: 'DH-EX2',
  kind: 'example',
  at: 'Example 2',
  title: 'in SN(3,{2}) the extra tokens of (1,1,a) over (1,1,2) are never played',
  statement: String.raw`In $SN(3,\{2\})$, $x=(1,1,2)$ and $y=(1,1,a)$, $a>2$, are both N-positions and have the same game tree; the extra tokens of $y$ are never played. The same holds of $(0,1,1)$ and $(0,1,c)$, $c\ge2$.`,
  conventions: [
    'our copy of the text lacks the numbers; these are ours',
    'same game tree: the same sets of named stacks can be played at every depth',
  ],
  domain: upTo('the highest stack of y', 30),
  cost: (_, { max }) => BigInt(max) ** 2n,
  *instances({ parameters: { part }, domain }) {
    const x = STARTS[part]!
    const outcomeOf = outcomesBySearch(3, A)
    for (let top = x[2]! + 1; top <= domain.max; top++) {
      const y = [x[0]!, x[1]!, top]
      const unplayed = [x, y].map((z) => leastHeightsAtTheEnd(z, A)[2]!)
      yield { x, y, outcomes: outcomeOf(x) + outcomeOf(y), unplayed }
    }
  },
  digest: ({ unplayed }) => unplayed[1]!,
  printed: { '1,1,2 and 1,1,a': PAIR, '0,1,1 and 0,1,c': PAIR },
  // In the mutation, y is P for a ≥ 5.
  wrongAt: { case: { part: '1,1,2 and 1,1,a' }, max: 5 },
  wrong: (pair) => PAIR.holds(pair) && pair.y[2]! < 5,
  witness: ({ x, y }) => ({ x, y }),
})

const SIZES = [2]
const HIGHEST = 30
const HEIGHTS = Array.from({ length: HIGHEST - 1 }, (_, i) => i + 2)

export const dhEX3: Claim = example({
  id: 'DH-EX3',
  kind: 'example',
  at: 'Example 3',
  title: 'in SN(3,{2}) the reduction of (1,1,a), a ≥ 2, is (1,1,2)',
  statement: String.raw`In $SN(3,\{2\})$ let $x=(1,1,a)$, $a\ge2$. The terminal positions that can be reached are $(0,0,a)$ and $(0,0,a-2)$; $u(x)=(0,0,a-2)$ and $red(x)=(1,1,2)$; $(1,1,2)$ is the only reduced position among these.`,
  conventions: ['our copy of the text lacks the numbers; these are ours', `a = 2..${HIGHEST}`],
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
  // In the mutation, no position is reduced.
  wrong: { 'reduced positions': [] },
})
