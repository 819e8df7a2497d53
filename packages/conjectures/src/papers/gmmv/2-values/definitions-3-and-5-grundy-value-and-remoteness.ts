import type { Claim } from '../../../claim/claim.ts'
import type { Vertex } from '../../../facts/exact-slow/finite-games.ts'
import { onFiniteGames } from '../../../judge/on-finite-games.ts'

function mex(values: readonly number[]): number {
  let least = 0
  while (values.includes(least)) least++
  return least
}

const grundyBelow = (vertex: Vertex): number[] => vertex.options.map(({ grundy }) => grundy)

/** Grundy values. */
export const gmmvD3: Claim = onFiniteGames({
  id: 'GMMV-D3',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'G(x) = mex of the values of the options',
  statement: String.raw`$G(x)=\operatorname{mex}\{G(y): y\text{ an option of }x\}$, the least number $\ge0$ that no option has.`,
  conventions: ['normal play'],
  decides: 'whether the printed mex of the solved Grundy values of the options is the solved one',
  printed: ({ vertex }) => mex(grundyBelow(vertex)) === vertex.grundy,
  // 1 + max in the place of mex, where there is one option
  wrong: {
    case: { game: 'NIM(3,2)' },
    max: 4,
    holds: ({ vertex }) => {
      const below = grundyBelow(vertex)
      return vertex.grundy === (below.length === 1 ? 1 + below[0]! : mex(below))
    },
  },
  digest: ({ grundy }) => grundy,
  evidence: (vertex) => ({
    expected: mex(grundyBelow(vertex)),
    actual: vertex.grundy,
    explain: `the options have Grundy values ${grundyBelow(vertex).join(', ') || 'none'}`,
  }),
})

/** Remoteness by layers. */
export const gmmvD5: Claim = onFiniteGames({
  id: 'GMMV-D5',
  kind: 'definition',
  at: 'section 1',
  paperStatus: 'asserted',
  title: 'R by the layered algorithm: 0 and 1 are given, deleted, then 2 and 3, and so on',
  statement: String.raw`Give $0$ to all terminal positions and $1$ to every position with a move to one of them; delete all labelled positions; repeat on the remaining digraph with $2$ and $3$ in place of $0$ and $1$; then $4$ and $5$; and so on. The label of $x$ is its remoteness $R(x)$.`,
  conventions: ['finite acyclic digraphs'],
  decides:
    'whether every position gets exactly one label, and it is the remoteness of the recursion over the options (1 + the least even value, else 1 + the largest)',
  printed: ({ vertex }) => vertex.label === vertex.remoteness,
  // the third layer gets the labels of the second
  wrong: {
    case: { game: 'digraphs' },
    max: 4,
    holds: ({ vertex }) =>
      (vertex.label > 1 ? vertex.label - 2 : vertex.label) === vertex.remoteness,
  },
  digest: ({ remoteness }) => remoteness,
  evidence: ({ label, remoteness }) => ({
    expected: label,
    actual: remoteness,
    explain: `the layered algorithm gives ${label}, the recursion ${remoteness}`,
  }),
})
