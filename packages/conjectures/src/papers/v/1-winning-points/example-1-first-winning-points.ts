import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import { isWinningByDefinition, type PlanePoint } from '../../../facts/wythoff/winning-points.ts'
import { type Claim, fixed, instances, instancesClaim, type Naming } from '../../../judge/index.ts'

const EXAMPLE = { kind: 'example', at: 'Example 1', domain: fixed } as const

const reachedFrom = (point: readonly number[]): string[] =>
  options(WYTHOFF, point).map(formatPosition)

/**
 * A point is winning if no target can be reached from it. In this example, such a point has no
 * target.
 */
const unreachable = (card: Omit<Naming, 'at'>, point: PlanePoint, targets: readonly string[]) =>
  instancesClaim({
    ...EXAMPLE,
    ...card,
    conventions: ['Hugo is the player to move'],
    *instances() {
      const reached = reachedFrom(point)
      for (const target of targets) yield { point, target, is: reached.includes(target) }
      yield { point, target: null, is: isWinningByDefinition(point) }
    },
    digest: ({ is }) => (is ? 1 : 0),
    printed: ({ target, is }) => (target === null ? is : !is),
  })

export const vEx1a: Claim = instances({
  ...unreachable(
    {
      id: 'V-Ex1.a',
      title: '(1,2) is a winning point: (0,0) cannot be reached from it',
      statement: String.raw`$(1,2)$ is a winning point, since Hugo cannot reach $(0,0)$ from it.`,
    },
    [1, 2],
    ['0,0'],
  ),
  wrong: ({ is }) => is,
})

export const vEx1b: Claim = instances({
  ...unreachable(
    {
      id: 'V-Ex1.b',
      title: '(3,5) is a winning point: neither (0,0) nor (1,2) can be reached from it',
      statement: String.raw`$(3,5)$ is a winning point, since Hugo can reach neither $(0,0)$ nor $(1,2)$ from it.`,
    },
    [3, 5],
    ['0,0', '1,2'],
  ),
  wrong: ({ is }) => !is,
})

export const vEx1c: Claim = instances({
  ...EXAMPLE,
  id: 'V-Ex1.c',
  title: 'after any move from (3,5) Cora reaches (0,0) or (1,2)',
  statement: String.raw`After any move of Hugo from $(3,5)$ Cora reaches $(0,0)$ or $(1,2)$.`,
  instances: () =>
    options(WYTHOFF, [3, 5]).map((move) => {
      const reached = reachedFrom(move)
      return { move, answers: ['0,0', '1,2'].filter((answer) => reached.includes(answer)) }
    }),
  digest: ({ answers }) => answers.length,
  method: 'rules',
  printed: ({ answers }) => answers.length > 0,
  wrong: ({ answers }) => answers.includes('1,2'),
})
