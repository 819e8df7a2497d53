import type { VectorCase } from '../../../facts/gm/vector-parameters.ts'
import type { Claim, InstancesClaim, UpToDomain } from '../../../judge/index.ts'
import { instances } from '../../../judge/index.ts'
import { sequences } from '../sequences.ts'

const {
  instances: sequencesOf,
  parameters,
  domain,
  cost,
} = sequences({
  n: [2, 5],
  l: 5,
  ranges: 'above l',
})

/** The largest j_0 among the vectors of one range, and the first vector that attains it. */
interface Latest {
  readonly range: number
  readonly vector: readonly number[]
  readonly j0: number
}

const latest: InstancesClaim<VectorCase, UpToDomain, Latest>['instances'] = (listing) => {
  const found = new Map<number, Latest>()
  for (const { x, range, j0 } of sequencesOf(listing)) {
    const moves = j0 ?? Infinity
    if (moves > (found.get(range)?.j0 ?? -1)) found.set(range, { range, vector: x, j0: moves })
  }
  return [...found.values()].sort((a, b) => a.range - b.range)
}

/** The bound n·l·⌈(range − l)/l⌉ − (range − l). */
function bound(range: number, n: number, l: number): number {
  return n * l * Math.ceil((range - l) / l) - (range - l)
}

export const gn26sharp: Claim = instances({
  id: 'GN-2.6.sharp',
  by: 'nimlab',
  kind: 'remark',
  at: 'section 2.6 (iv), added by nimlab',
  title:
    'j_0 ≤ nl⌈(range−l)/l⌉ − (range−l), and for every range some vector needs exactly that many moves',
  statement: String.raw`Let $x$ have a multiple of $l$ and $r=range(x)>l$. Then $j_0\le nl\lceil(r-l)/l\rceil-(r-l)$; for all $n$, $l\ge2$ and every $r>l$ some $x$ attains this.`,
  decides: 'the largest j_0 of all vectors of each range above l up to the bound, by simulation',
  parameters,
  domain,
  cost: (of, bounds) => cost!(of, bounds),
  instances: latest,
  digest: ({ j0 }) => j0,
  printed: ({ range, j0 }, { n, l }) => j0 === bound(range, n, l),
  // In the mutation, the bound is one move smaller if l divides the range.
  wrongAt: { case: { n: 2, l: 3 } },
  wrong: ({ range, j0 }, { n, l }) => j0 === bound(range, n, l) - (range % l === 0 ? 1 : 0),
  method: 'simulation',
})
