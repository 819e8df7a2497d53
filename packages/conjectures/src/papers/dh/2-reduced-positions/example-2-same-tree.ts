import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { leastHeightsAtTheEnd } from '../../../facts/setnim/least-heights.ts'
import { outcomesBySearch } from '../../../facts/setnim/outcome-by-search.ts'
import { hasSameTree } from '../../../facts/setnim/same-tree.ts'
import { instances } from '../../../judge/instances.ts'

const A = [2]

interface Pair {
  readonly x: readonly number[]
  readonly y: readonly number[]
  /** By how much the highest stack of y is higher. */
  readonly extra: number
  /** Of x, then of y. */
  readonly outcomes: string
  readonly isSameTree: boolean
  /** Tokens of the highest stack that no play takes, in x and in y. */
  readonly unplayed: readonly [inX: number, inY: number]
}

const STARTS: Readonly<Record<string, readonly number[]>> = {
  '1,1,2 and 1,1,a': [1, 1, 2],
  '0,1,1 and 0,1,c': [0, 1, 1],
}

function isExample({ extra, outcomes, isSameTree, unplayed: [inX, inY] }: Pair): boolean {
  return outcomes === 'NN' && isSameTree && inY === inX + extra
}

const PAIR = {
  says: 'x and y are both N, have the same game tree, and the extra tokens of y are never played',
  holds: isExample,
}

/** Tokens that are never played. */
export const dhEX2: Claim = instances<{ part: string }, UpToDomain, Pair>({
  id: 'DH-EX2',
  kind: 'example',
  at: 'Example 2',
  paperStatus: 'asserted',
  title: 'in SN(3,{2}) the extra tokens of (1,1,a) over (1,1,2) are never played',
  statement: String.raw`In $SN(3,\{2\})$, $x=(1,1,2)$ and $y=(1,1,a)$, $a>2$, are both N-positions and have the same game tree; the extra tokens of $y$ are never played. The same holds of $(0,1,1)$ and $(0,1,c)$, $c\ge2$.`,
  conventions: [
    'the numbers are lost in our copy of the text; these are ours',
    'same game tree: the same sets of named stacks can be played at every depth',
  ],
  decides:
    'for every a and c up to the bound, all parts of the statement, by search from the rules',
  complexity: 'O(max) positions for each pair',
  domain: () => ({ kind: 'up-to', of: 'the highest stack of y', max: 30 }),
  cost: (_, { max }) => BigInt(max) ** 2n,
  *instances({ parameters: { part }, domain }) {
    const x = STARTS[part]!
    const outcomeOf = outcomesBySearch(3, A)
    const unplayedIn = (z: readonly number[]): number => leastHeightsAtTheEnd(z, A)[2]!
    for (let top = x[2]! + 1; top <= domain.max; top++) {
      const y = [x[0]!, x[1]!, top]
      yield {
        x,
        y,
        extra: top - x[2]!,
        outcomes: outcomeOf(x) + outcomeOf(y),
        isSameTree: hasSameTree(x, y, A),
        unplayed: [unplayedIn(x), unplayedIn(y)],
      }
    }
  },
  digest: ({ unplayed }) => unplayed[1],
  printed: { '1,1,2 and 1,1,a': PAIR, '0,1,1 and 0,1,c': PAIR },
  // y is said to be P from a = 5 on
  wrong: {
    case: { part: '1,1,2 and 1,1,a' },
    max: 5,
    holds: (pair) => isExample(pair) && pair.extra < 3,
  },
  witness: ({ x, y }) => ({ x, y }),
})
