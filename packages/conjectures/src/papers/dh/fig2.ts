import type { Claim } from '../../claim/claim.ts'
import { EXAMPLE_4_START } from './ex4.ts'
import { exampleClaim } from '../../judge/shapes/dh/example-claim.ts'
import { gameTree, reductionByListing } from '../../facts/setnim/playable-tree.ts'
import { DH } from '../../claim/sources/dh.ts'

/** The playable game graph of Example 4. */
export const dhFIG2: Claim = exampleClaim({
  id: 'DH-FIG2',
  kind: 'example',
  source: `${DH}, Figure 2`,
  paperStatus: 'asserted',
  title: 'the playable game graph from (1,2,3,3) in SN(4,{3})',
  statement: String.raw`The playable game graph of $SN(4,\{3\})$ from the reduction $(1,2,3,3)$ of $(1,2,3,4)$, each move labelled by the height of the stack left out.`,
  conventions: ['the start is ours (DH-EX4)', 'moves are written leaves out: from > to'],
  decides: 'the whole graph, built from the rules and reduction by listing terminal positions',
  complexity: 'five positions',
  positions: 5,
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
    const { positions, edges } = gameTree(reductionByListing(EXAMPLE_4_START), reductionByListing)
    return {
      vertices: positions.map((x) => x.join()).sort(),
      moves: edges
        .map(({ from, leavesOut, to }) => `${leavesOut}: ${from.join()} > ${to.join()}`)
        .sort(),
    }
  },
})
