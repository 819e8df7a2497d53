import type { Claim } from '../../../judge/index.ts'
import { onFiniteGames } from '../../../judge/on-finite-games.ts'

function mex(values: readonly number[]): number {
  let least = 0
  while (values.includes(least)) least++
  return least
}

const card = { kind: 'definition' } as const

export const gmmvD3: Claim = onFiniteGames({
  id: 'GMMV-D3',
  ...card,
  at: 'section 1.4',
  title: 'G(x) = mex of the values of the options',
  statement: String.raw`$G(x)=\operatorname{mex}\{G(y): y\text{ an option of }x\}$, the least number $\ge0$ that no option has.`,
  conventions: ['normal play'],
  printed: ({ vertex }) => vertex.grundy === mex(vertex.options.map(({ grundy }) => grundy)),
  // The mutation uses 1 + the value of the option instead of the mex if there is only one option.
  wrong: ({ vertex: { grundy, options } }) =>
    grundy === (options.length === 1 ? 1 + options[0]!.grundy : mex(options.map((y) => y.grundy))),
  digest: ({ grundy }) => grundy,
})

export const gmmvD5: Claim = onFiniteGames({
  id: 'GMMV-D5',
  ...card,
  at: 'section 1.3',
  title:
    'R by layers: give out the values 0 and 1, delete these positions, then give out 2 and 3, and so on',
  statement: String.raw`Give $0$ to all terminal positions and $1$ to every position with a move to one of them; delete all labelled positions; repeat on the remaining digraph with $2$ and $3$ in place of $0$ and $1$; then $4$ and $5$; and so on. The label of $x$ is its remoteness $R(x)$.`,
  conventions: ['finite acyclic digraphs'],
  decides:
    'whether every position gets exactly one label, equal to the remoteness by recursion over the options (1 + the least even value, else 1 + the largest)',
  printed: ({ vertex }) => vertex.label === vertex.remoteness,
  // In the mutation, the third layer gets the labels of the second.
  wrongAt: { case: { game: 'digraphs' } },
  wrong: ({ vertex: { label, remoteness } }) => (label > 1 ? label - 2 : label) === remoteness,
  digest: ({ remoteness }) => remoteness,
})
