import { isReduced as isReducedByFormula, reduce } from '@nim/core/setnim'
import { everyA } from '../../../facts/setnim/game-families.ts'
import { formatOptions } from '../../../facts/setnim/options.ts'
import { total } from '@nim/core/setnim/definitions'
import { type Claim, positions } from '../../../judge/index.ts'
import { BY_REDUCTION } from '../judged-by.ts'

export const dhD5: Claim = positions({
  ...BY_REDUCTION,
  id: 'DH-D5',
  kind: 'definition',
  at: 'section 2',
  title: 'playable game graph: reduced positions, each move followed by reduction',
  statement: String.raw`The playable game graph of $SN(n,A)$ has the reduced positions as vertices; its moves are $x\to red(x')$ for the legal moves $x\to x'$; outcomes are those of normal play.`,
  conventions: ['self-test: the graph made with formulas against the graph made with DH-D3'],
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 6 : 10 }) },
  says: {
    vertices: 'the vertices are the positions with k·x_n ≤ sum(x)',
    moves: 'a move goes from a reduced x to the reduction of an option of x',
    acyclic: 'every move leads to a vertex with a smaller sum, so play ends',
  },
  printed: {
    vertices: ({ x, k, isReduced }) => isReducedByFormula(x, k) === isReduced,
    moves: ({ k, isReduced, options, moves }) =>
      isReduced
        ? formatOptions(options.map((y) => reduce(y, k))) ===
          formatOptions(moves.map(({ reduction }) => reduction))
        : null,
    acyclic: ({ sum, isReduced, isVertex, moves }) =>
      isReduced ? moves.every((to) => isVertex(to.reducedRank) && total(to.reduction) < sum) : null,
  },
  // options are said to be vertices without reduction
  wrongAt: { case: { n: 3, A: '{2}', part: 'moves' }, max: 3 },
  wrong: ({ isReduced, moves }) =>
    isReduced ? moves.every(({ needsReduction }) => !needsReduction) : null,
})
