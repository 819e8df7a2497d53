import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../claim/claim.ts'
import type { FixedDomain } from '../../claim/verdict.ts'
import { fixed, judgeList, vClaim } from '../../judge/shapes/v/v-claim.ts'

/** A point, and the points to which every move from it can be answered. */
interface Answers {
  readonly point: readonly [number, number]
  readonly answers: readonly (readonly [number, number])[]
}

/** Whatever Hugo does from (3,5), Cora answers with (0,0) or (1,2). */
export const vEx1c: Claim = vClaim<Record<string, never>, FixedDomain, Answers>({
  id: 'V-Ex1.c',
  kind: 'example',
  source: 'Example 1',
  paperStatus: 'asserted',
  title: 'after any move from (3,5) Cora reaches (0,0) or (1,2)',
  statement: String.raw`After any move of Hugo from $(3,5)$ Cora reaches $(0,0)$ or $(1,2)$.`,
  conventions: [],
  decides: 'for every option of (3,5), whether (0,0) or (1,2) is an option of it',
  complexity: 'O(1)',
  parameters: [],
  instances: 11,
  defaultDomain: fixed,
  printed: {
    point: [3, 5],
    answers: [
      [0, 0],
      [1, 2],
    ],
  },
  judge: ({ point, answers }, asked) =>
    judgeList(asked, 'rules', (test) => {
      const wanted = answers.map(formatPosition)
      for (const move of options(WYTHOFF, point)) {
        const found = options(WYTHOFF, move).map(formatPosition)
        const count = found.filter((answer) => wanted.includes(answer)).length
        test(count > 0, count, () => ({
          position: [...move],
          expected: wanted.join(' or '),
          actual: 'neither',
          explain: `after Hugo's move to ${formatPosition(move)} none of ${wanted.join(' ')} can be reached`,
        }))
      }
    }),
})
