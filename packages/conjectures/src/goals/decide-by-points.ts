import { formatRuleset, isTerminal } from '@nim/core/rules'
import { toText } from '@nim/presburger'
import type { Counterexample, Goal } from '@nim/prover'
import {
  NotDecidable,
  type PointCertificate,
  type PointLimits,
  type PointQuestion,
  type PointResult,
  proveByPoints,
} from '@nim/prover/points'
import {
  type Certificate,
  checkPoints,
  type PointCheckOptions,
  type Refusal,
} from '@nim/prover/points-check'
import { GoalError } from './goal-error.ts'
import { type PointPart, pointQuestions } from './point-questions.ts'
import { saysOf } from './says.ts'

/** A question whose answer is yes, with a certificate that the independent checker accepts. */
export interface PointProof {
  readonly part: PointPart['part']
  readonly certificate: PointCertificate
  readonly points: number
  /** The size of the largest pile that occurs in an irreducible point. */
  readonly largestPile: number
}

/**
 * For each part that can fail at a point without refuting the goal, the message about the failure.
 */
const UNDECIDED: Partial<Record<PointPart['part'], (at: string) => string>> = {
  given: (at) => `relies on a formula that is wrong at ${at}`,
  strategy: (at) => `the move of the strategy fails at ${at}`,
  induction: (at) => `not decidable this way: the induction does not go through at ${at}`,
}

/** The result of testing a goal at finitely many points. */
export interface PointDecision {
  readonly goal: string
  readonly verdict: 'proved' | 'refuted' | 'incomplete'
  /**
   * The reason for the verdict `incomplete`. It begins with “not decidable this way” if the theorem
   * does not apply.
   */
  readonly reason: string
  /** The smallest position at which the goal is wrong. */
  readonly counterexample: Counterexample | null
  /**
   * The proved questions, in order. If the goal is proved, these questions together cover the whole
   * goal.
   */
  readonly proofs: readonly PointProof[]
  readonly seconds: number
}

/**
 * Decides a goal for all positions by evaluating its formulas at finitely many points. The
 * independent checker checks each certificate.
 *
 * @param limits the maximum number of points
 * @throws GoalError if the checker rejects a certificate, or accepts it for another question
 * @source NT-9
 */
export function decideByPoints(goal: Goal, limits: PointLimits = {}): PointDecision {
  const started = performance.now()
  const proofs: PointProof[] = []
  const ended = (
    verdict: PointDecision['verdict'],
    reason = '',
    counterexample: Counterexample | null = null,
  ): PointDecision => {
    const seconds = (performance.now() - started) / 1000
    return { goal: goal.id, verdict, reason, counterexample, proofs, seconds }
  }
  try {
    for (const { part, question } of pointQuestions(goal)) {
      const result = proveByPoints(question, limits)
      if (result.answer === 'not decidable') return ended('incomplete', result.why)
      if (result.answer === 'proved') {
        const { certificate, points, largestPile } = result
        // the checker receives the certificate in the form in which it would be read from a file
        const journey: unknown = JSON.parse(JSON.stringify(certificate))
        const refusal = refusalOf(question, journey, { points: Infinity })
        if (refusal !== null) throw new GoalError(`the certificate of ${goal.id} is ${refusal.why}`)
        proofs.push({ part, certificate, points, largestPile })
        continue
      }
      const why = UNDECIDED[part]?.(result.position.join())
      if (why !== undefined) return ended('incomplete', why)
      return ended('refuted', '', counterexampleOf(goal, result))
    }
  } catch (error) {
    if (error instanceof NotDecidable) return ended('incomplete', error.message)
    // the RangeError means that a number would not be exact
    if (error instanceof RangeError) {
      return ended('incomplete', `not decidable this way: ${error.message}`)
    }
    throw error
  }
  return ended('proved')
}

/**
 * The reason, in words, why a certificate does not prove a question; null if the certificate proves
 * the question.
 */
export function refusalOf(
  question: PointQuestion,
  json: unknown,
  options?: PointCheckOptions,
): Omit<Refusal, 'accepted'> | null {
  const checked = checkPoints(json, options)
  if (!checked.accepted) {
    const { why, outOfBounds } = checked
    return outOfBounds ? { why: `OUT OF BOUNDS: ${why}`, outOfBounds } : { why: `refused: ${why}` }
  }
  return isAbout(question, checked.question) ? null : { why: 'that of another question' }
}

/** True if an accepted certificate proves exactly this question, word for word. */
export function isAbout(
  question: PointQuestion,
  { value, variables, ruleset, play, says, sorted }: Certificate['question'],
): boolean {
  const isGame = question.value !== 'statement'
  return (
    value === question.value &&
    variables.join() === question.variables.join() &&
    says === toText(question.says) &&
    (isGame
      ? ruleset === formatRuleset(question.ruleset) && play === question.play
      : ruleset === null && sorted === question.sorted)
  )
}

function counterexampleOf(
  goal: Goal,
  { position, is }: Extract<PointResult, { answer: 'refuted' }>,
): Counterexample {
  const [said] = saysOf(goal)(position)
  const isRestricted = goal.kind === 'restricted'
  // a statement without moves is simply false, because the description on which it relies is right
  const actual = inWords(isRestricted ? said !== true : is)
  return {
    position,
    expected: inWords(said!),
    actual,
    explain: explanationOf(goal, position, actual),
    isSmallest: true,
    checkedBy: 'smaller-positions',
  }
}

function explanationOf(goal: Goal, position: readonly number[], actual: string | number): string {
  if (goal.kind === 'restricted') return `the description of all P-positions says ${actual}`
  return 'ruleset' in goal && isTerminal(goal.ruleset, position)
    ? `it is terminal, so it is ${actual}`
    : `all smaller positions are as stated, and its options make it ${actual}`
}

function inWords(said: boolean | number): string | number {
  if (typeof said === 'number') return said
  return said ? 'P' : 'N'
}
