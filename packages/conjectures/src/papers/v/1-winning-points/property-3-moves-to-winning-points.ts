import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import { onPlane } from '../../../facts/wythoff/on-plane.ts'
import { winning, winningOptions } from '../../../facts/wythoff/winning.ts'
import { isWinningByDefinition, winningPoints } from '../../../facts/wythoff/winning-points.ts'
import { box, type Claim, fixed, instances, positions } from '../../../judge/index.ts'

export const vP3: Claim = positions({
  id: 'V-P3',
  kind: 'proposition',
  at: 'Property 3',
  title: 'no move joins two winning points; every losing point has a move to a winning point',
  statement: String.raw`From a winning point no move leads to a winning point; from a losing point at least one move leads to a winning point.`,
  games: onPlane(100),
  quick: { max: 50 },
  facts: { winning, count: winningOptions },
  digest: 'count',
  method: 'rules',
  says: {
    winning: 'no move leads from a winning point to a winning point',
    losing: 'from a losing point a move leads to a winning point',
  },
  printed: {
    winning: ({ winning: isP, count }) => (isP === 1 ? count === 0 : null),
    losing: ({ winning: isP, count }) => (isP === 0 ? count >= 1 : null),
  },
  // The mutation is false because some losing points have three winning moves.
  wrongAt: { case: { part: 'losing' }, max: 20 },
  wrong: ({ winning: isP, count }) => (isP === 0 ? count === 1 || count === 2 : null),
})

const TARGETS = ['4,7', '3,5']

export const vP3Ex: Claim = instances({
  id: 'V-P3.ex',
  kind: 'example',
  at: 'example to Property 3',
  title: 'from (7,9) there are two winning moves: to (4,7) and to (3,5)',
  statement: String.raw`From $(7,9)$ there are two winning moves for Cora: to $(4,7)$ and to $(3,5)$.`,
  decides:
    'for every option of (7,9), whether it is a winning point exactly if the paper lists it, and whether the listed points are options',
  domain: fixed,
  *instances() {
    const moves = options(WYTHOFF, [7, 9])
    for (const [S = 0, L = 0] of moves) {
      yield { point: `${S},${L}`, isOption: true, isWinning: isWinningByDefinition([S, L]) }
    }
    const reached = moves.map(formatPosition)
    for (const point of TARGETS) {
      yield { point, isOption: reached.includes(point), isWinning: true }
    }
  },
  digest: ({ isWinning }) => (isWinning ? 1 : 0),
  printed: ({ point, isOption, isWinning }) => isOption && TARGETS.includes(point) === isWinning,
  wrong: ({ point, isOption, isWinning }) => isOption && (point === '4,7') === isWinning,
})

export const vP3F: Claim = instances({
  id: 'V-P3.f',
  kind: 'proposition',
  at: 'display under Property 3',
  title: 'for (S,L) ∈ W and u > 0 one of (S−u,L), (S,L−u), (S−u,L−u) is not in W',
  statement: String.raw`If $(S,L)\in W$ then for any positive integer $u$: $(S-u,L)\notin W$ or $(S,L-u)\notin W$ or $(S-u,L-u)\notin W$.`,
  conventions: [
    'literal: a disjunction, weaker than Property 3, which has "and" instead of "or" (V-P3)',
    'points with a negative coordinate are not in W; u ranges up to L + 1, because for larger u all these points have a negative coordinate',
  ],
  domain: box(600),
  quick: { max: 200 },
  *instances({ domain: { max } }) {
    const points = winningPoints(max)
    const known = new Set(points.flatMap(([S, L]) => [`${S},${L}`, `${L},${S}`]))
    for (const [S, L] of points) {
      for (let u = 1; u <= L + 1; u++) {
        const reached = [`${S - u},${L}`, `${S},${L - u}`, `${S - u},${L - u}`]
        yield { S, L, u, areIn: reached.map((point) => known.has(point)) }
      }
    }
  },
  cost: (_, { max }) => BigInt(max + 1) ** 2n,
  digest: ({ areIn }) => areIn.filter(Boolean).length,
  method: 'pass',
  printed: ({ areIn: [inH, inV, inD] }) => !inH || !inV || !inD,
  wrong: ({ S, u, areIn }) => (u <= S + 1 ? !areIn.every(Boolean) : areIn.some(Boolean)),
})
