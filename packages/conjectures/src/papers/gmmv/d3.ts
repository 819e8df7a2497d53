import { solveDigraph } from '@nim/bruteforce'
import type { Claim } from '../../claim/claim.ts'
import { finiteGameClaim } from '../../judge/shapes/gmmv/finite-game-claim.ts'
import { GMMV } from '../../claim/sources/gmmv.ts'

/** Grundy values. */
export const gmmvD3: Claim = finiteGameClaim<(values: readonly number[]) => number>({
  id: 'GMMV-D3',
  kind: 'definition',
  source: `${GMMV}, section 1`,
  paperStatus: 'asserted',
  title: 'G(x) = mex of the values of the options',
  statement: String.raw`$G(x)=\operatorname{mex}\{G(y): y\text{ an option of }x\}$, the least number $\ge0$ that no option has.`,
  conventions: ['normal play'],
  decides: 'whether the recursion by the printed mex gives the solved Grundy values',
  printed: (values) => values.reduce((least) => (values.includes(least) ? least + 1 : least), 0),
  findings: (mex, digraph) => {
    const values: number[] = []
    for (const successors of digraph) values.push(mex(successors.map((w) => values[w]!)))
    const solved = solveDigraph(digraph)
    return (v) => ({
      holds: values[v] === solved[v]!.grundy,
      truth: solved[v]!.grundy,
      expected: values[v]!,
      actual: solved[v]!.grundy,
      explain: `the options have Grundy values ${listed(digraph[v]!.map((w) => solved[w]!.grundy))}`,
    })
  },
})

function listed(values: readonly number[]): string {
  return values.length === 0 ? 'none' : values.join(', ')
}
