import type { Formula, Term } from '@nim/presburger'
import { type PointQuestion, proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { largestBox, type SolvedBox, solvedBox } from '../box/solved-box.ts'
import { formulaOf, termOf } from '../learn/formula-of-tree.ts'
import type { Example } from '../learn/learn-tree.ts'
import { labelAt, type Tree } from '../learn/tree.ts'
import type { Candidate, Proved } from './discovery.ts'

/** The smallest position at which a description is wrong, with what is true there. */
interface Refuted {
  readonly status: 'refuted'
  readonly example: Example
}

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
  { variables, points }: { readonly variables: readonly string[]; readonly points: number },
): Proved | Candidate | Refuted {
  const question = questionOf(box, tree, variables)
  const { says } = question
  const result = proveByPoints(question, { points })
  if (result.answer === 'not decidable') {
    return { status: 'candidate', tree, says, holdsTo: box.max, why: result.why }
  }
  if (result.answer === 'refuted') {
    // smaller positions are right, so what follows from the options is true
    return { status: 'refuted', example: { position: result.position, label: Number(result.is) } }
  }
  const checked = checkPoints(result.certificate)
  if (!checked.accepted) throw new Error(`discover: the checker refuses a proof: ${checked.why}`)
  const { certificate, points: count, largestPile } = result
  const solvedTo = solvedBeyond(box, tree)
  return { status: 'proved', tree, says, certificate, points: count, largestPile, solvedTo }
}

function questionOf(
  { ruleset, play, value }: SolvedBox,
  tree: Tree,
  variables: readonly string[],
): PointQuestion & { readonly says: Formula | Term } {
  const about = { ruleset, play, variables }
  return value === 'outcome'
    ? { ...about, value, says: formulaOf(tree, 1, variables) }
    : { ...about, value, says: termOf(tree, variables) }
}

/** Compares the description with a larger box; its largest pile. */
function solvedBeyond(box: SolvedBox, tree: Tree): number {
  const max = Math.max(box.max + 1, largestBox(box.ruleset, box.count * BEYOND, box.max * BEYOND))
  solvedBox(box, max).forEach((position, label) => {
    if (labelAt(tree, position) !== label) {
      throw new Error(`discover: the solver contradicts a proof at ${position.join()}`)
    }
  })
  return max
}
