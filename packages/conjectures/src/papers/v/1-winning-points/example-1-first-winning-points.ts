import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import { fixed } from '../../../claim/domains.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { isWinningByDefinition } from '../../../facts/wythoff/winning-points.ts'
import { instances, type InstancesClaim } from '../../../judge/instances.ts'

type Point = readonly [number, number]

/** A winning point that cannot be reached, or the point itself. */
interface Listed {
  readonly point: Point
  /** Null: whether the point is winning is asked. */
  readonly target: Point | null
  readonly isOption: boolean
  readonly isWinning: boolean
}

const example = {
  kind: 'example',
  at: 'Example 1',
  paperStatus: 'asserted',
  domain: fixed,
} as const

/** A claim that a point is winning because some points cannot be reached from it. */
function unreachable(
  card: Pick<
    InstancesClaim<CaseParameters, FixedDomain, Listed>,
    'id' | 'title' | 'statement' | 'wrong'
  >,
  point: Point,
  targets: readonly Point[],
): Claim {
  return instances<CaseParameters, FixedDomain, Listed>({
    ...example,
    ...card,
    conventions: ['Hugo is the player to move'],
    *instances() {
      const reached = options(WYTHOFF, point).map(formatPosition)
      const isWinning = isWinningByDefinition(point)
      for (const target of [...targets, null]) {
        const isOption = target !== null && reached.includes(formatPosition(target))
        yield { point, target, isOption, isWinning }
      }
    },
    digest: ({ target, isOption, isWinning }) => ((target === null ? isWinning : isOption) ? 1 : 0),
    printed: ({ target, isOption, isWinning }) => (target === null ? isWinning : !isOption),
    witness: ({ point: from, target }) => ({ point: from, target }),
  })
}

/** (1,2) is a winning point. */
export const vEx1a: Claim = unreachable(
  {
    id: 'V-Ex1.a',
    title: '(1,2) is a winning point: (0,0) cannot be reached from it',
    statement: String.raw`$(1,2)$ is a winning point, since Hugo cannot reach $(0,0)$ from it.`,
    wrong: ({ target, isOption, isWinning }) => (target === null ? isWinning : isOption),
  },
  [1, 2],
  [[0, 0]],
)

/** (3,5) is a winning point. */
export const vEx1b: Claim = unreachable(
  {
    id: 'V-Ex1.b',
    title: '(3,5) is a winning point: neither (0,0) nor (1,2) can be reached from it',
    statement: String.raw`$(3,5)$ is a winning point, since Hugo can reach neither $(0,0)$ nor $(1,2)$ from it.`,
    wrong: ({ target, isOption, isWinning }) => (target === null ? !isWinning : !isOption),
  },
  [3, 5],
  [
    [0, 0],
    [1, 2],
  ],
)

/** Whatever Hugo does from (3,5), Cora answers with (0,0) or (1,2). */
export const vEx1c: Claim = instances({
  ...example,
  id: 'V-Ex1.c',
  title: 'after any move from (3,5) Cora reaches (0,0) or (1,2)',
  statement: String.raw`After any move of Hugo from $(3,5)$ Cora reaches $(0,0)$ or $(1,2)$.`,
  *instances() {
    for (const move of options(WYTHOFF, [3, 5])) {
      const reached = options(WYTHOFF, move).map(formatPosition)
      yield { move, answers: ['0,0', '1,2'].filter((answer) => reached.includes(answer)) }
    }
  },
  digest: ({ answers }) => answers.length,
  method: 'rules',
  printed: ({ answers }) => answers.length > 0,
  wrong: ({ answers }) => answers.includes('1,2'),
  witness: ({ move, answers }) => ({ move, answers }),
})
