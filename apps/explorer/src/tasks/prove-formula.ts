import type { Counterexample } from '@nim/conjectures'
import {
  boxAround,
  checkCase,
  checkResult,
  decideByPoints,
  goalOfFormula,
  GoalError,
  POINT_INDEX,
  pointFiles,
  pointFileText,
  pointIndex,
  pointIndexText,
  provableOf,
  provedCase,
} from '@nim/conjectures/goals'
import type { Goal } from '@nim/prover/goal'
import { askedFormula, type FormulaInput } from './formula/formula-input.ts'

/** The result of deciding a formula for all positions at finitely many points. */
export interface ProveFormulaAnswer {
  readonly verdict: 'proved' | 'refuted' | 'incomplete'
  /** The reason for the verdict `incomplete`. */
  readonly reason: string
  readonly counterexample: Counterexample | null
  /** The number of evaluated points, and the largest pile that occurs in these points. */
  readonly points: number
  readonly largestPile: number
  /** The largest pile of the box that was solved as a cross-check. */
  readonly box: number
  readonly seconds: number
  /** The certificate, as files for `nimlab recheck`. */
  readonly files: readonly ProofFile[]
}

/** A file that belongs to a certificate. */
export interface ProofFile {
  readonly name: string
  readonly text: string
}

/**
 * Decides a formula for all positions at finitely many points, as `nimlab test --prove --by points`
 * does. First, it compares the goal with the claim on a box. The independent checker must accept
 * the certificate. If the number of points is small enough, the solver also solves them directly.
 */
export function proveFormula(given: FormulaInput): ProveFormulaAnswer {
  const asked = askedFormula(given)
  const started = performance.now()
  let goal: Goal
  try {
    goal = goalOfFormula(asked)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return notWithinReach(error.message)
  }
  const parameters = provedCase(asked)
  const checked = checkCase(provableOf(asked.id)!, parameters, [goal])[0]!
  const decision = decideByPoints(goal)
  checkResult(checked, decision)
  const { verdict, reason, counterexample, proofs } = decision
  const largestPile = proofs.reduce((most, proof) => Math.max(most, proof.largestPile), 0)
  const witness = verdict === 'proved' ? boxAround(goal, largestPile, checked) : null
  if (witness !== null && witness.wrongAt !== null) {
    throw new GoalError(
      `the proof by points accepted ${goal.id}, which is false at ${witness.wrongAt.join()}`,
    )
  }
  const names = pointFiles(goal.id, proofs)
  const index = pointIndex([
    {
      claim: asked.id,
      case: parameters,
      verdict,
      goals: [{ id: goal.id, verdict, files: names }],
      position: counterexample?.position?.slice() ?? null,
      uses: [],
    },
  ])
  return {
    verdict,
    reason,
    counterexample,
    points: proofs.reduce((sum, proof) => sum + proof.points, 0),
    largestPile,
    box: (witness ?? checked).max,
    seconds: (performance.now() - started) / 1000,
    files: [
      { name: POINT_INDEX, text: pointIndexText(index) },
      ...proofs.map((proof, i) => ({ name: names[i]!, text: pointFileText(proof) })),
    ],
  }
}

function notWithinReach(reason: string): ProveFormulaAnswer {
  const nothing = { points: 0, largestPile: 0, box: 0, seconds: 0, files: [] }
  return { verdict: 'incomplete', reason, counterexample: null, ...nothing }
}
