import { wythoffPlane } from '@nim/bruteforce'
import { attritionOutcome } from '@nim/core/wythoff'
import type { Claim } from '../claim.ts'
import type { BoxDomain } from '../verdict.ts'
import { judgePositions } from './judge-positions.ts'
import { box, vClaim } from './v-claim.ts'

/** The winning points of Attrition. */
export const vAttritionA: Claim = vClaim<
  Record<string, never>,
  BoxDomain,
  (point: readonly [number, number]) => 'P' | 'N'
>({
  id: 'V-Attrition.a',
  kind: 'proposition',
  source: 'sections 20, 21',
  paperStatus: 'asserted',
  title: 'the winning points of Attrition are (0,1), (2,2) and w_k for k ≥ 2',
  statement: String.raw`The winning points of Attrition, up to swapping, are $(0,1)$, $(2,2)$ and $w_k$ for $k\ge2$.`,
  conventions: ['as a set, put together from the two printed lists'],
  decides: 'every position of the box against the pass over the plane in which (0,0) is not P',
  complexity: 'O(max²)',
  parameters: [],
  defaultDomain: box(800),
  quick: { max: 150 },
  printed: attritionOutcome<number>,
  judge: (outcome, asked) => {
    const plane = wythoffPlane(asked.domain.max, 'misere')
    return judgePositions(asked, 'pass', (S, L) => {
      const actual = plane.isP(S, L) ? 'P' : 'N'
      const expected = outcome([S, L])
      return {
        holds: expected === actual,
        actual: actual === 'P' ? 1 : 0,
        evidence: () => ({
          expected,
          actual,
          explain: `in misère play (${S},${L}) is ${actual}`,
        }),
      }
    })
  },
})
