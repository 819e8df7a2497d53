import { formatRuleset } from '@nim/core/rules'
import type { Goal } from '../goal/goal.ts'
import type { PointCertificate } from '../points/certificate.ts'
import { NotDecidable } from '../points/not-decidable.ts'
import { type PointLimits, proveByPoints } from '../points/prove-by-points.ts'
import type { PointQuestion } from '../points/question.ts'
import { partialText, remotenessText, restrictedText } from './conditions-text.ts'
import { grundyText } from './grundy-text.ts'
import { implicationText } from './implication-text.ts'
import { outcomeText } from './outcome-text.ts'
import { moduleText } from './says-text.ts'
import { wrapped } from './text.ts'

/**
 * Goals as a Coq file. For each goal, it contains the game, the formulas, forms, steps and pinning
 * trees. It also contains the theorem that formal/theories proves if its checker accepts these
 * data. Coq decides whether the checker accepts these data. For a goal with a strategy, the file
 * states which positions are P, but not that the strategy wins.
 *
 * @throws NotDecidable for a goal that points do not prove; for Grundy values in misère play, or of
 * a term without an explicit greatest value; for numbers without a closed form; and for remoteness,
 * hypotheses and numbers if the rules of the game distinguish piles
 * @source NT-9, 1.10
 */
export function coqFile(goals: readonly Goal[], limits: PointLimits = {}): string {
  const texts = goals.map((goal) => goalText(goal, limits))
  const isOne = texts.length === 1
  const bodies = texts.map((text, i) => {
    const { id, ruleset } = goals[i]!
    return `(** ${id}, ${formatRuleset(ruleset)}. *)\n${isOne ? text : moduleText(`Goal${i + 1}`, text)}`
  })
  return wrapped(`(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker Remoteness Conditions${goals.some(speaksOfRecursions) ? ' Values' : ''}${goals.some(({ kind }) => kind === 'implication') ? ' Quantities Implications' : ''}${goals.some(speaksOfReduction) ? ' ReductionNumbers' : ''}.
Import ListNotations.
Local Open Scope Z_scope.

${bodies.join('\n\n')}
`)
}

function goalText(goal: Goal, limits: PointLimits): string {
  const certify = (question: PointQuestion): PointCertificate => {
    const result = proveByPoints(question, limits)
    if (result.answer === 'proved') return result.certificate
    throw result.answer === 'refuted'
      ? new NotDecidable(`${goal.id} fails at ${result.position.join()}`)
      : new NotDecidable(result.why.replace('not decidable this way: ', ''))
  }
  const { ruleset, variables } = goal
  switch (goal.kind) {
    case 'outcome': {
      const { isP: says, play = 'normal' } = goal
      return outcomeText(goal, certify({ value: 'outcome', ruleset, play, variables, says }))
    }
    case 'remoteness':
      return remotenessText(goal, certify)
    case 'restricted':
      return restrictedText(goal, certify)
    case 'partial':
      return partialText(goal, certify)
    case 'grundy':
      if (goal.play === 'misere') {
        throw new NotDecidable('formal/ has no theorem about Grundy values in misère play')
      }
      return grundyText(goal, certify)
    case 'implication':
      return implicationText(goal, certify)
  }
}

/** True for each value whose theorem in formal/ is stated in terms of the value's recursion. */
function speaksOfRecursions(goal: Goal): boolean {
  return goal.kind === 'grundy' || (goal.kind === 'remoteness' && goal.play === 'misere')
}

function speaksOfReduction(goal: Goal): boolean {
  if (goal.kind !== 'implication') return false
  return goal.quantities.some(({ closedForm }) => closedForm?.reducedPile !== undefined)
}
