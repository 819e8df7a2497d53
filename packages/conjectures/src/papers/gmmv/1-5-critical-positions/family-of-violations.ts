import { boxCount, exactSlowNim } from '@nim/core/rules'
import { total } from '@nim/core/setnim/definitions'
import type { Claim } from '../../../claim/claim.ts'
import { upTo } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { instances } from '../../../judge/instances.ts'
import { boxBelow, judged, type Member } from '../critical-family.ts'

/** A family of violations of (b) in NIM(7,4) that seems to be infinite. */
export const gmmvC1Family: Claim = instances<CaseParameters, UpToDomain, Member>({
  by: 'nimlab',
  id: 'GMMV-C1.family',
  kind: 'conjecture',
  at: 'Conjecture 1 (b): how far it fails',
  title: 'a family of m-critical positions of NIM(7,4) with |x| − 4m = 4 + 2j, for all j',
  statement: String.raw`For every $j\ge0$ the position $(12+4j,12+4j,12+4j,13+4j,15+4j,24+7j,24+7j)$ of $NIM(7,4)$ is $(27+8j)$-critical, with $|x|-4m=4+2j$. So no number that depends on $n$ and $k$ only is an upper bound of $|x|-km$.`,
  conventions: [
    'x is m-critical iff R(x) = m and no y ≺ x has R(y) = m (GMMV-D8), in normal play',
    'nimlab solves the box of all sorted positions with piles up to x_7',
  ],
  decides: 'whether the members up to j are m-critical, by R of all positions below them',
  domain: upTo('j', 0),
  cost: (_, { max }) => {
    const positions = boxCount(7, boxBelow(max).max, true)
    return { positions, memory: positions }
  },
  *instances({ domain: { max }, limits }) {
    for (let j = 0; j <= max; j++) yield judged(j, limits)
  },
  ruleset: () => exactSlowNim(7, 4),
  digest: ({ R }) => R,
  position: ({ x }) => x,
  printed: ({ j, x, R, same }) => R === 27 + 8 * j && total(x) === 4 * R + 4 + 2 * j && same === 1,
  // In the mutation, |x| − 4m is one less.
  wrong: ({ j, x, R }) => total(x) === 4 * R + 3 + 2 * j,
  method: 'retrograde',
})
