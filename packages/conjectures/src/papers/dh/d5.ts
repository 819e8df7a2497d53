import { formatPosition, options } from '@nim/core/rules'
import { isReduced, reduce } from '@nim/core/setnim'
import type { Claim } from '../../claim/claim.ts'
import { everyA } from '../../facts/setnim/game-families.ts'
import type { Parts } from '../../facts/setnim/part.ts'
import { byClasses } from '../../judge/shapes/dh/by-classes.ts'
import { sumTopReduced } from '../../facts/setnim/part-classes.ts'
import { DH } from '../../claim/sources/dh.ts'
import { statementClaim } from '../../judge/shapes/dh/statement-claim.ts'

function distinct(texts: readonly string[]): string {
  return [...new Set(texts)].sort().join(' ')
}

const PRINTED: Parts = {
  vertices: {
    says: 'the vertices are the positions with k·x_n ≤ sum(x)',
    ofPosition: byClasses(
      sumTopReduced,
      ({ x, k, isReduced: isVertex }) => isReduced(x, k) === isVertex,
    ),
  },
  moves: {
    says: 'a move goes from a reduced x to the reduction of an option of x',
    ofPosition: (at) => {
      if (!at.isReduced) return null
      const printed = options(at.game.ruleset, at.x).map((y) => formatPosition(reduce(y, at.k)))
      const found = at.moves().map((move) => formatPosition(move.reduction()))
      return distinct(printed) === distinct(found)
    },
    finds: (at) =>
      `from ${formatPosition(at.x)} the moves lead to ${distinct(at.moves().map((move) => formatPosition(move.reduction())))}`,
  },
  acyclic: {
    says: 'every move leads to a vertex with a smaller sum, so play ends',
    ofPosition: (at) =>
      at.isReduced
        ? at.moves().every((move) => {
            const y = move.reduction()
            return at.game.isReduced(y) && y.reduce((a, b) => a + b, 0) < at.sum
          })
        : null,
  },
}

/** The playable game graph. */
export const dhD5: Claim = statementClaim({
  id: 'DH-D5',
  kind: 'definition',
  source: `${DH}, section 2`,
  paperStatus: 'asserted',
  title: 'playable game graph: reduced positions, each move followed by reduction',
  statement: String.raw`The playable game graph of $SN(n,A)$ has the reduced positions as vertices; its moves are $x\to red(x')$ for the legal moves $x\to x'$; outcomes are those of normal play.`,
  conventions: ['self-test: the graph made with formulas against the graph made with DH-D3'],
  decides: 'for every position of the box, whether vertices and moves are well defined and agree',
  complexity: 'C(max+n,n) positions times the moves of each',
  games: { ...everyA(1, 4), defaultDomain: ({ n }) => ({ kind: 'box', max: n === 4 ? 6 : 10 }) },
  quick: { ranges: { n: [1, 3] }, max: 12 },
  printed: PRINTED,
})
