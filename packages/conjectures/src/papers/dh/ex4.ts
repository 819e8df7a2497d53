import { compareSumLex, formatPosition, sortedBox } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import {
  gameTree,
  reductionByListing,
  type TreeCounts,
  treeCounts,
} from '../../facts/setnim/playable-tree.ts'
import { DH } from '../../claim/sources/dh.ts'

/** The start of our instance of the example. */
export const EXAMPLE_4_START: readonly number[] = [1, 2, 3, 4]

const COUNTS: TreeCounts = { isReducedStart: false, positions: 9, reductions: 5, sharing: 3 }

/** The smallest start with at most four stacks whose tree has these counts. */
function smallestStart(): string {
  const starts: number[][] = []
  for (const n of [2, 3, 4]) sortedBox(n, 4).forEach((x) => starts.push([...x]))
  const wanted = JSON.stringify(COUNTS)
  const found = starts
    .sort((a, b) => compareSumLex(a, b) || a.length - b.length)
    .find((x) => JSON.stringify(treeCounts(x)) === wanted)
  return found === undefined ? 'none' : formatPosition(found)
}

/** A game tree and the reductions in it. */
export const dhEX4: Claim = exampleClaim({
  id: 'DH-EX4',
  kind: 'example',
  source: `${DH}, Example 4`,
  paperStatus: 'asserted',
  title: 'in SN(4,{3}) the tree of (1,2,3,4) has nine positions with five reductions',
  statement: String.raw`In $SN(4,\{3\})$ the start $(1,2,3,4)$ is not reduced, $x_4>\nu(x)=3$; its game tree holds nine distinct positions, which have five distinct reductions including the terminal one; three positions share one reduction.`,
  conventions: [
    'the numbers of the start are lost in our copy of the text; the start is ours, the counts are the paper’s',
    'the data name the smallest start with n ≤ 4 and heights up to 4 that has the same counts',
  ],
  decides: 'all of it, by listing the positions of the tree and the terminal positions below each',
  complexity: 'nine positions',
  positions: 500,
  printed: {
    ...COUNTS,
    reductionOfStart: [1, 2, 3, 3],
    distinctReductions: [
      [0, 0, 0, 0],
      [0, 1, 1, 1],
      [0, 2, 2, 2],
      [1, 1, 2, 2],
      [1, 2, 3, 3],
    ],
    sharingOne: [
      [0, 1, 1, 2],
      [0, 1, 2, 4],
      [0, 1, 3, 3],
    ],
  },
  computed: () => {
    const { positions } = gameTree(EXAMPLE_4_START)
    const reductions = new Set(positions.map((x) => reductionByListing(x).join()))
    return {
      ...treeCounts(EXAMPLE_4_START),
      reductionOfStart: reductionByListing(EXAMPLE_4_START),
      distinctReductions: [...reductions].sort().map((text) => text.split(',').map(Number)),
      sharingOne: positions
        .filter((x) => reductionByListing(x).join() === '0,1,1,1')
        .map((x) => x.join())
        .sort()
        .map((text) => text.split(',').map(Number)),
    }
  },
  data: () => ({ smallestStart: smallestStart() }),
})
