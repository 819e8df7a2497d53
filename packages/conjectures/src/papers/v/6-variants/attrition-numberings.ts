import { wythoffPlane } from '@nim/bruteforce'
import { ATTRITION_NUMBERINGS, type AttritionNumbering, attritionPoints } from '@nim/core/wythoff'
import type { Claim } from '../../../claim/claim.ts'
import type { UpToDomain } from '../../../claim/verdict.ts'
import { inOrder } from '../../../facts/wythoff/legal-move.ts'
import { choice, judgeList, upTo, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The two numberings of the winning points of Attrition. */
export const vAttritionB: Claim = vClaim<
  { numbering: string },
  UpToDomain,
  Readonly<Record<string, AttritionNumbering>>
>({
  id: 'V-Attrition.b',
  kind: 'proposition',
  source: 'sections 20, 21 (55)',
  paperStatus: 'asserted',
  title: 'numberings: _1w=(0,1), _2w=(2,2), _kw=w_k (k ≥ 2); and _0w=(1,0), _1w=(2,2), _kw=w_k',
  statement: String.raw`First: $_1w=(0,1)$, $_2w=(2,2)$, then for all $k\ge2$ $_kw=w_k$ (55), as $_2w=(3,5)$, $_3w=(4,7)$. Second: only $_1w=(2,2)$, $_0w=(1,0)$.`,
  conventions: [
    'first and second numbering, both with (55) for all k ≥ 2; a numbering is right if every _kw is one point and all of them are the winning points, each once; (1,0) stands for (0,1)',
  ],
  decides:
    'for every k up to max: that _kw is exactly one point, a winning point by the pass over the plane with (0,0) not P, and no point before; and that no winning point is left out',
  complexity: 'O(max²)',
  parameters: [choice('numbering', 'which of the two', 'first', 'second')],
  defaultDomain: upTo('k', 300),
  quick: { max: 60 },
  printed: ATTRITION_NUMBERINGS,
  judge: (numberings, asked) =>
    judgeList(asked, 'pass', (test) => {
      const { max } = asked.domain
      const numbering = numberings[asked.parameters.numbering]!
      const plane = wythoffPlane(3 * max + 10, 'misere')
      const named = new Set<string>()
      for (let k = 0; k <= max; k++) {
        const points = attritionPoints(numbering, k).map(([x, y]) => inOrder(x, y))
        const isOnce = points.length <= 1 && points.every((point) => !named.has(point.join()))
        const areP = points.every(([S, L]) => plane.isP(S, L))
        for (const point of points) named.add(point.join())
        test(isOnce && areP, points.length, () => ({
          witness: { k, points },
          expected: 'one winning point that has no other number',
          actual: points.map((point) => `(${point.join()})`).join(' and '),
          explain: `_${k}w is ${points.map((point) => `(${point.join()})`).join(' and ')}${areP ? '' : ', not all of them winning points'}`,
        }))
      }
      for (const point of plane.points.slice(0, max)) {
        test(named.has(point.join()), 1, () => ({
          witness: { point },
          expected: 'a number',
          actual: 'none',
          explain: `the winning point (${point.join()}) has no number`,
        }))
      }
    }),
})
