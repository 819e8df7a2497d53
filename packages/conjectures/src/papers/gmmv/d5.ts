import { type Digraph, solveDigraph } from '@nim/bruteforce'
import { remotenessByLayers } from '@nim/core/exact-slow'
import type { Claim } from '../../claim/claim.ts'
import { finiteGameClaim } from '../../judge/shapes/gmmv/finite-game-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Remoteness by layers. */
export const gmmvD5: Claim = finiteGameClaim<(digraph: Digraph) => readonly number[]>({
  id: 'GMMV-D5',
  kind: 'definition',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: 'R by the layered algorithm: 0 and 1 are given, deleted, then 2 and 3, and so on',
  statement: String.raw`Give $0$ to all terminal positions and $1$ to every position with a move to one of them; delete all labelled positions; repeat on the remaining digraph with $2$ and $3$ in place of $0$ and $1$; then $4$ and $5$; and so on. The label of $x$ is its remoteness $R(x)$.`,
  conventions: ['finite acyclic digraphs'],
  decides:
    'whether every position gets exactly one label, and it is the remoteness of the recursion over the options (1 + the least even value, else 1 + the largest)',
  printed: remotenessByLayers,
  findings: (layers, digraph) => {
    const labels = layers(digraph)
    const solved = solveDigraph(digraph)
    return (v) => ({
      holds: labels[v] === solved[v]!.remoteness,
      truth: solved[v]!.remoteness,
      expected: labels[v] ?? null,
      actual: solved[v]!.remoteness,
      explain: `the options have remoteness ${digraph[v]!.map((w) => solved[w]!.remoteness).join(', ') || 'none'}`,
    })
  },
})
