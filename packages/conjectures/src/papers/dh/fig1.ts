import { slowSetNim } from '@nim/core/rules'
import { reference } from '@nim/bruteforce'
import type { Claim } from '../../claim/claim.ts'
import { EXAMPLE_4_START } from './ex4.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import { gameTree, optionCount, reductionByListing } from '../../facts/setnim/playable-tree.ts'
import { DH } from '../../claim/sources/dh.ts'

/** `1,2,3,4 → 1,2,3,3 N`: a vertex of the figure. */
function vertices(): string[] {
  const outcome = reference(slowSetNim(4, [3]), 'outcome', 'normal')
  return gameTree(EXAMPLE_4_START)
    .positions.map(
      (x) => `${x.join()} → ${reductionByListing(x).join()} ${outcome(x) === 0 ? 'P' : 'N'}`,
    )
    .sort()
}

/** The game tree of Example 4. */
export const dhFIG1: Claim = exampleClaim({
  id: 'DH-FIG1',
  kind: 'example',
  source: `${DH}, Figure 1`,
  paperStatus: 'asserted',
  title: 'the game tree of (1,2,3,4) in SN(4,{3})',
  statement: String.raw`The game tree of $(1,2,3,4)$ in $SN(4,\{3\})$, each position with its reduction and outcome, each move labelled by the height of the stack left out.`,
  conventions: ['the start is ours (DH-EX4)', 'moves are written leaves out: from > to'],
  decides: 'the whole tree, built from the rules',
  complexity: 'nine positions',
  positions: 9,
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
    const { positions, edges } = gameTree(EXAMPLE_4_START)
    return {
      positions: vertices(),
      moves: edges
        .map(({ from, leavesOut, to }) => `${leavesOut}: ${from.join()} > ${to.join()}`)
        .sort(),
      'number of options by the rules': positions
        .map(optionCount)
        .reduce((sum, count) => sum + count, 0),
    }
  },
})
