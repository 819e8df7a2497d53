import { compareSumLex, formatPosition, sortedBox } from '@nim/core/rules'
import type { TreeCounts } from '@nim/core/setnim/definitions'
import { gameTree, optionCount, reductionByListing, treeCounts } from '@nim/core/setnim/definitions'
import { outcomesBySearch } from '../../../facts/setnim/outcomes-elsewhere.ts'
import { type Claim, example } from '../../../judge/index.ts'

/** The starting position in nimlab's instance of the example. */
const START: readonly number[] = [1, 2, 3, 4]

const COUNTS: TreeCounts = { isReducedStart: false, positions: 9, reductions: 5, sharing: 3 }

/** The smallest starting position with at most four stacks whose game tree has these counts. */
function smallestStart(): string {
  const starts: number[][] = []
  for (const n of [2, 3, 4]) sortedBox(n, 4).forEach((x) => starts.push([...x]))
  const wanted = JSON.stringify(COUNTS)
  const found = starts
    .sort((a, b) => compareSumLex(a, b) || a.length - b.length)
    .find((x) => JSON.stringify(treeCounts(x)) === wanted)
  return found === undefined ? 'none' : formatPosition(found)
}

function sortedLists(texts: Iterable<string>): number[][] {
  return [...texts].sort().map((text) => text.split(',').map(Number))
}

function labelled({ edges }: ReturnType<typeof gameTree>): string[] {
  return edges
    .map(({ from, leavesOut, to }) => `${leavesOut}: ${from.join()} > ${to.join()}`)
    .sort()
}

export const dhEX4: Claim = example({
  id: 'DH-EX4',
  kind: 'example',
  at: 'Example 4',
  title: 'in SN(4,{3}) the tree of (1,2,3,4) has nine positions with five reductions',
  statement: String.raw`In $SN(4,\{3\})$ the start $(1,2,3,4)$ is not reduced, $x_4>\nu(x)=3$; its game tree holds nine distinct positions, which have five distinct reductions including the terminal one; three positions share one reduction.`,
  conventions: [
    'our copy of the text lacks the numbers of the start; the start is ours, the counts are the paper’s',
    'the data give the smallest start with n ≤ 4 and heights up to 4 that has the same counts',
  ],
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
    const { positions } = gameTree(START)
    const texts = positions.map((x) => [x.join(), reductionByListing(x).join()] as const)
    return {
      ...treeCounts(START),
      reductionOfStart: reductionByListing(START),
      distinctReductions: sortedLists(new Set(texts.map(([, red]) => red))),
      sharingOne: sortedLists(texts.flatMap(([x, red]) => (red === '0,1,1,1' ? [x] : []))),
    }
  },
  wrong: { positions: 10 },
  data: () => ({ smallestStart: smallestStart() }),
})

export const dhFIG1: Claim = example({
  id: 'DH-FIG1',
  kind: 'example',
  at: 'Figure 1',
  title: 'the game tree of (1,2,3,4) in SN(4,{3})',
  statement: String.raw`The game tree of $(1,2,3,4)$ in $SN(4,\{3\})$, each position with its reduction and outcome, each move labelled by the height of the stack left out.`,
  conventions: ['the start is ours (DH-EX4)', 'moves are written as "leaves out: from > to"'],
  printed: {
    positions: [
      '0,0,0,1 → 0,0,0,0 P',
      '0,0,1,3 → 0,0,0,0 P',
      '0,0,2,2 → 0,0,0,0 P',
      '0,1,1,2 → 0,1,1,1 N',
      '0,1,2,4 → 0,1,1,1 N',
      '0,1,3,3 → 0,1,1,1 N',
      '0,2,2,3 → 0,2,2,2 P',
      '1,1,2,3 → 1,1,2,2 N',
      '1,2,3,4 → 1,2,3,3 N',
    ],
    moves: [
      '0: 0,1,1,2 > 0,0,0,1',
      '0: 0,1,2,4 > 0,0,1,3',
      '0: 0,1,3,3 > 0,0,2,2',
      '0: 0,2,2,3 > 0,1,1,2',
      '1: 1,1,2,3 > 0,1,1,2',
      '1: 1,2,3,4 > 1,1,2,3',
      '2: 1,1,2,3 > 0,0,2,2',
      '2: 1,2,3,4 > 0,2,2,3',
      '3: 1,1,2,3 > 0,0,1,3',
      '3: 1,2,3,4 > 0,1,3,3',
      '4: 1,2,3,4 > 0,1,2,4',
    ],
    'number of options by the rules': 11,
  },
  computed: () => {
    const tree = gameTree(START)
    const outcomeOf = outcomesBySearch(4, [3])
    const { positions } = tree
    return {
      positions: positions
        .map((x) => `${x.join()} → ${reductionByListing(x).join()} ${outcomeOf(x)}`)
        .sort(),
      moves: labelled(tree),
      'number of options by the rules': positions
        .map(optionCount)
        .reduce((sum, count) => sum + count, 0),
    }
  },
  wrong: { 'number of options by the rules': 12 },
})

export const dhFIG2: Claim = example({
  id: 'DH-FIG2',
  kind: 'example',
  at: 'Figure 2',
  title: 'the playable game graph from (1,2,3,3) in SN(4,{3})',
  statement: String.raw`The playable game graph of $SN(4,\{3\})$ from the reduction $(1,2,3,3)$ of $(1,2,3,4)$, each move labelled by the height of the stack left out.`,
  conventions: ['the start is ours (DH-EX4)', 'moves are written as "leaves out: from > to"'],
  printed: {
    vertices: ['0,0,0,0', '0,1,1,1', '0,2,2,2', '1,1,2,2', '1,2,3,3'],
    moves: [
      '0: 0,1,1,1 > 0,0,0,0',
      '0: 0,2,2,2 > 0,1,1,1',
      '1: 1,1,2,2 > 0,1,1,1',
      '1: 1,2,3,3 > 1,1,2,2',
      '2: 1,1,2,2 > 0,0,0,0',
      '2: 1,2,3,3 > 0,2,2,2',
      '3: 1,2,3,3 > 0,1,1,1',
    ],
  },
  computed: () => {
    const graph = gameTree(reductionByListing(START), reductionByListing)
    return { vertices: graph.positions.map((x) => x.join()).sort(), moves: labelled(graph) }
  },
  // In the mutation, the starting position is omitted.
  wrong: { vertices: ['0,0,0,0', '0,1,1,1', '0,2,2,2', '1,1,2,2'] },
})
