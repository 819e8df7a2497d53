import { boxCount, isSymmetric } from '@nim/core/rules'
import { compile, compileTerm, isTerm, toText } from '@nim/presburger'
import { type PointQuestion, proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { largestBox, type SolvedBox, solvedBox } from '../box/solved-box.ts'
import { linesOf } from '../learn/cases.ts'
import { formulaOf, termOf } from '../learn/formula-of-tree.ts'
import type { Example } from '../learn/learn-tree.ts'
import type { Tree } from '../learn/tree.ts'
import type { Candidate, Proved, Says } from './discovery.ts'

/** The smallest position at which a description is wrong, with what is true there. */
interface Refuted {
  readonly status: 'refuted'
  readonly example: Example
}

/** How a description is decided. */
export interface DecideLimits {
  readonly variables: readonly string[]
  /** Points at most. */
  readonly points: number
  /** Largest pile of all boxes that were looked at. */
  readonly learnedTo: number
}

export type Decision = Proved | Candidate | Refuted

/** The box on which the solver looks again has so many times the positions, at least one pile more. */
const BEYOND = 2

/**
 * Decides a description that is right on the box at finitely many points. A proof counts only when the
 * independent checker accepts its certificate and the exhaustive solver agrees on a larger box.
 *
 * @throws Error if checker or solver contradict the proof: then nimlab is wrong
 */
export function decide(
  box: SolvedBox,
  tree: Tree,
  { variables, points, learnedTo }: DecideLimits,
): Decision {
  const question = questionOf(box, tree, variables)
  const described = {
    tree,
    says: question.says,
    cases: linesOf(tree, variables, nameOf(box, variables)),
  }
  const result = proveByPoints(question, { points })
  if (result.answer === 'not decidable') {
    return { status: 'candidate', ...described, holdsTo: box.max, why: result.why }
  }
  if (result.answer === 'refuted') {
    const { position, is } = result
    // smaller positions are right, so what follows from the options is true
    const label = box.labels.at(position, Number(is))
    return { status: 'refuted', example: { position, label } }
  }
  const checked = checkPoints(result.certificate)
  if (!checked.accepted) throw new Error(`discover: the checker refuses a proof: ${checked.why}`)
  const { certificate, points: count, largestPile } = result
  const solvedTo = solvedBeyond(box, learnedTo, question)
  return { status: 'proved', ...described, certificate, points: count, largestPile, solvedTo }
}

function questionOf(
  { ruleset, play, value, labels }: SolvedBox,
  tree: Tree,
  variables: readonly string[],
): PointQuestion & { readonly says: Says } {
  const about = { ruleset, play, variables }
  return value === 'outcome'
    ? { ...about, value, says: formulaOf(tree, 1, variables) }
    : { ...about, value, says: termOf(tree, variables, labels) }
}

/** What a case leads to, in words: of outcomes P, and nothing for N; else the value. */
function nameOf(
  { value, labels }: SolvedBox,
  variables: readonly string[],
): (label: number) => string | null {
  return value === 'outcome'
    ? (label) => (label === 1 ? 'P' : null)
    : (label) => toText(labels.term(label, variables))
}

/** Compares what is said with a box that is larger than those that were learned from; its largest pile. */
function solvedBeyond(
  { ruleset, play, value }: SolvedBox,
  learnedTo: number,
  { says, variables }: Pick<DecideLimits, 'variables'> & { readonly says: Says },
): number {
  const count = Number(boxCount(ruleset.piles, learnedTo, isSymmetric(ruleset)))
  const max = Math.max(learnedTo + 1, largestBox(ruleset, count * BEYOND, learnedTo * BEYOND))
  const wrong = wrongIn(solvedBox({ ruleset, play, value }, max), says, variables)
  if (wrong !== null) throw new Error(`discover: the solver contradicts a proof at ${wrong.join()}`)
  return max
}

/** A position of the box of which something wrong is said; null if there is none. */
export function wrongIn(box: SolvedBox, says: Says, variables: readonly string[]): number[] | null {
  const said = isTerm(says) ? compileTerm(says, variables) : compile(says, variables)
  let wrong: number[] | null = null
  box.forEach((position, value) => {
    if (wrong === null && Number(said(position)) !== value) wrong = [...position]
  })
  return wrong
}
