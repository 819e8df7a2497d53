import { options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { fixed, judgeList, vClaim } from '../../../judge/shapes/v/v-claim.ts'

/** The point after which Hugo loses. */
export const vAttritionC: Claim = vClaim<
  Record<string, never>,
  FixedDomain,
  readonly [number, number]
>({
  id: 'V-Attrition.c',
  kind: 'proposition',
  source: 'sections 20, 21',
  paperStatus: 'asserted',
  title: 'in Attrition Hugo loses after (0,1)',
  statement: String.raw`After $(0,1)$ Hugo loses.`,
  conventions: [],
  decides: 'whether every option of the point is (0,0), which loses for the player who reaches it',
  complexity: 'O(1)',
  parameters: [],
  defaultDomain: fixed,
  printed: [0, 1],
  judge: (point, asked) =>
    judgeList(asked, 'rules', (test) => {
      for (const move of options(WYTHOFF, point)) {
        test(move[1] === 0, 1, () => ({
          position: [...move],
          expected: '0,0',
          actual: move.join(),
          explain: `Hugo need not move to (0,0): he has the move to (${move.join()})`,
        }))
      }
    }),
})
