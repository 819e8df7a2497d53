import { wythoffPlane } from '@nim/bruteforce'
import { formatPosition } from '@nim/core/rules'
import type { Algorithm17Step } from '@nim/core/wythoff'
import type { Asked } from '../../../claim/claim.ts'
import type { CaseParameters } from '../../../claim/parameter.ts'
import type { BoxDomain, CheckResult } from '../../../claim/verdict.ts'
import { FAILS, HOLDS, SILENT } from '../../tally.ts'
import type { Algorithm17At } from '../../../facts/wythoff/algorithm-17-at.ts'
import { judgePositions, type PlaneRow, type PositionFinding } from './judge-positions.ts'
import { inOrder, isMove, moveTypes } from '../../../facts/wythoff/legal-move.ts'
import { partnerTable } from '../../../facts/wythoff/partner-table.ts'

/** One pass of an algorithm in the reading of a case. */
export interface Algorithm17Run {
  (S: number, L: number): Algorithm17Step<number>
  /** The same at the points with 0 < L ≤ max. */
  readonly at?: (max: number) => Algorithm17At
}

/** Positions a case speaks of. */
export const ALGORITHM_17_PARTS: readonly string[] = ['losing', 'winning', 'end']

/**
 * Judges the pass from label V on: at losing points every target must be a legal move to a winning
 * point, at winning points other than (0,0) some step must be prescribed and legal. Part `end` is
 * (0,0) alone, where the game is over and no move may be made.
 */
export function judgeAlgorithm17(
  run: Algorithm17Run,
  asked: Asked<CaseParameters & { readonly part: string }, BoxDomain>,
): CheckResult {
  const plane = wythoffPlane(asked.domain.max)
  const { part } = asked.parameters
  const at = (S: number, L: number): PositionFinding | null => {
    const isP = plane.isP(S, L)
    if (part !== (L === 0 ? 'end' : isP ? 'winning' : 'losing')) return null
    const { action, targets } = run(S, L)
    const failures = targets.flatMap(([x, y]) => {
      const to = inOrder(x, y)
      if (moveTypes([S, L], to).length === 0)
        return [`the move to ${formatPosition(to)} is illegal`]
      return isP || plane.isP(to[0], to[1]) ? [] : [`${formatPosition(to)} is no winning point`]
    })
    if (L === 0 && action === 'end')
      failures.splice(
        0,
        failures.length,
        'Cora is named the winner, but the player who has just moved, Hugo, has won',
      )
    if (targets.length === 0 && L > 0) failures.push('no step is prescribed')
    if (action === 'no-value') failures.push('r or x_r has no value')
    return {
      holds: failures.length === 0,
      actual: targets.length,
      evidence: () => ({
        expected: isP ? 'a legal step' : 'a legal move to a winning point',
        actual: action,
        explain: `at (${S},${L}), m = ${L - S}, the pass ends with ${action}: ${failures.join('; ')}`,
      }),
    }
  }
  const { at: atOf } = run
  return judgePositions(
    asked,
    'pass',
    at,
    atOf &&
      ((): PlaneRow => {
        const { max } = asked.domain
        const partner = partnerTable(plane.points, max)
        const step = atOf(max)
        const isOfWinning = part === 'winning'
        const isRight = (S: number, L: number, x: number, y: number, isP: boolean): boolean =>
          isMove(S, L, x, y) && (isP || partner[Math.min(x, y)] === Math.max(x, y))
        return (L, answers, actuals) => {
          answers.fill(SILENT, 0, L + 1)
          if (L === 0) {
            const finding = at(0, 0)
            if (finding === null) return
            actuals[0] = finding.actual
            answers[0] = finding.holds ? HOLDS : FAILS
            return
          }
          if (part === 'end') return
          for (let S = 0; S <= L; S++) {
            const isP = partner[S] === L
            if (isP !== isOfWinning) continue
            step.pass(S, L)
            const { hasNoValue, targets, x, y, z } = step
            const holds =
              !hasNoValue &&
              targets > 0 &&
              isRight(S, L, x, y, isP) &&
              (targets === 1 || isRight(S, L, x, z, isP))
            actuals[S] = targets
            answers[S] = holds ? HOLDS : FAILS
          }
        }
      }),
  )
}
