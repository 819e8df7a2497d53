import { theoremOn } from '@nim/conjectures/goals'
import { parseRuleset } from '@nim/core/rules'
import type { AtlasRow, DiscoveryRecord } from '@nim/discovery'
import { toText } from '@nim/presburger'
import { type CheckedPoints, checkPoints } from '@nim/prover/points-check'

/** The statement that the proof of a row must cover. */
type Said = Pick<
  AtlasRow,
  'game' | 'play' | 'value' | 'says' | 'points' | 'largestPile' | 'theorem'
>

/**
 * The reason why the checkers reject the proof of a row; null if they accept it or if the row has
 * no proof.
 * @param points the maximum number of points that a checker evaluates
 */
export function proofProblem(
  { certificate, ...row }: DiscoveryRecord,
  points: number,
): string | null {
  if (row.theorem !== undefined) return theoremProblem(row)
  if (certificate === undefined) return null
  const checked = checkPoints(certificate, { points })
  return checked.accepted ? differenceOf(row, checked, certificate.points.count) : checked.why
}

/**
 * The reason why the statements of a theorem and a row differ; null if the statements are the same.
 */
export function theoremProblem({ game, play, theorem, says }: Said): string | null {
  const known = theoremOn(parseRuleset(game), play)
  const isThis = known !== null && known.theorem === theorem && toText(known.says) === says
  return isThis ? null : 'its theorem makes a different statement'
}

/**
 * The reason why an accepted certificate does not prove exactly the statement of a row; null if the
 * certificate proves it.
 */
export function differenceOf(
  row: Said,
  { question, largestPile }: Extract<CheckedPoints, { accepted: true }>,
  points: number,
): string | null {
  const piles = Array.from({ length: parseRuleset(row.game).piles }, (_, i) => `x${i + 1}`)
  const isThis =
    question.ruleset === row.game &&
    question.play === row.play &&
    question.value === row.value &&
    question.variables.join() === piles.join() &&
    question.says === row.says
  if (!isThis) return 'its certificate proves a different statement'
  const isSame = points === row.points && largestPile === row.largestPile
  return isSame ? null : 'its certificate has different points'
}
