import { wythoffPlaneByDefinition } from '@nim/bruteforce'
import { formatPosition, options, WYTHOFF } from '@nim/core/rules'
import type { Claim } from '../../../claim/claim.ts'
import type { FixedDomain } from '../../../claim/verdict.ts'
import { fixed, judgeList, vClaim } from './v-claim.ts'

/** A winning point with the winning points that cannot be reached from it. */
export interface UnreachablePoints {
  readonly point: readonly [number, number]
  readonly unreachable: readonly (readonly [number, number])[]
}

/** A claim that a point is winning because some points cannot be reached from it. */
export function unreachableClaim(
  claim: Pick<Claim, 'id' | 'source' | 'title' | 'statement'>,
  printed: UnreachablePoints,
): Claim {
  return vClaim<Record<string, never>, FixedDomain, UnreachablePoints>({
    ...claim,
    kind: 'example',
    paperStatus: 'asserted',
    conventions: ['Hugo is the player to move'],
    decides:
      'whether the listed points are no options, and whether the point is P by the definition',
    complexity: 'O(1)',
    parameters: [],
    instances: printed.unreachable.length + 1,
    defaultDomain: fixed,
    printed,
    judge: ({ point, unreachable }, asked) =>
      judgeList(asked, 'definition', (test) => {
        const reached = options(WYTHOFF, point).map(formatPosition)
        for (const target of unreachable) {
          const isReached = reached.includes(formatPosition(target))
          test(!isReached, isReached ? 1 : 0, () => ({
            position: [...point],
            expected: `${formatPosition(target)} cannot be reached`,
            actual: `${formatPosition(target)} is an option`,
            explain: `from ${formatPosition(point)} one move leads to ${formatPosition(target)}`,
          }))
        }
        const isP = wythoffPlaneByDefinition(point[1]).isP(point[0], point[1])
        test(isP, isP ? 1 : 0, () => ({
          position: [...point],
          expected: 'P',
          actual: 'N',
          explain: `${formatPosition(point)} is no winning point by the definition`,
        }))
      }),
  })
}
