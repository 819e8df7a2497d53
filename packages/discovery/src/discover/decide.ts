import type { Watched } from '@nim/bruteforce'
import { boxCount, isSymmetric, type Position } from '@nim/core/rules'
import { and, assign, evaluate, type Formula, implies, not, toText } from '@nim/presburger'
import { proveByPoints } from '@nim/prover/points'
import { checkPoints } from '@nim/prover/points-check'
import { largestBox, type SolvedBox, solvedBox } from '../box/solved-box.ts'
import type { Example } from '../learn/learn-tree.ts'
import type { Tree } from '../learn/tree.ts'
import { contradictionOf, type Description } from '../probe/contradiction.ts'
import { wrongAround, wrongIn } from '../probe/wrong-in.ts'
import { describedBy } from './described-by.ts'
import type { Candidate, Described, Proved, Says } from './discovery.ts'
import { TUNED } from '../tuned.ts'

/** A description that is wrong somewhere beyond its box. */
interface Refuted {
  readonly status: 'refuted'
  /**
   * A position at which the description is wrong, or at which it contradicts its values at the
   * options.
   */
  readonly position: readonly number[]
  /**
   * The true values at positions where the description is wrong, as further examples. The list is
   * empty if a box that contains the position is too large to solve.
   */
  readonly examples: readonly Example[]
}

/**
 * A theorem that decides the outcome of some positions. The positions at which `isP` is true are P,
 * and the positions at which `isN` is true are N.
 */
export interface PartialTheorem {
  readonly theorem: string
  readonly isP: Formula
  readonly isN: Formula
}

/** The limits for deciding a description. */
export interface DecideLimits {
  readonly variables: readonly string[]
  /** The maximum number of points. */
  readonly points: number
  /** The largest pile in all boxes from which the search has learned. */
  readonly learnedTo: number
  /**
   * The number of positions far outside all boxes at which a candidate is probed, and the seed for
   * choosing them.
   */
  readonly probes: number
  readonly seed: number
  /**
   * For each description that was probed, the position at which a probe refuted it; null if no
   * probe refuted it. The results are stored, because a search often finds the same description
   * again.
   */
  readonly probed: Map<string, Position | null>
  /** The largest solved box. Candidates are also checked on this box. */
  readonly furthest: SolvedBox
  /**
   * The maximum number of positions of a box that is solved to learn the true values where a
   * candidate is wrong.
   */
  readonly mostSolved: number
  /**
   * Theorems that decide some positions. Such theorems are used to check a description of outcomes.
   */
  readonly theorems: readonly PartialTheorem[]
  /** The observer of the progress while a box is solved. */
  readonly watched: Watched
}

export type Decision = Proved | Candidate | Refuted

const { BEYOND } = TUNED.decide

/**
 * Decides a description that is right on the box by checking finitely many points. A proof is
 * accepted only if the independent checker accepts its certificate and the exhaustive solver
 * confirms the description on a larger box. A description is a candidate if it is refuted neither
 * by the points, nor by probes far outside, nor by the largest solved box.
 *
 * @throws Error if the solver or a theorem contradicts the proof, which means that nimlab is wrong
 */
export function decide(box: SolvedBox, tree: Tree, limits: DecideLimits): Decision {
  return decideDescribed(box, describedBy(box, tree, limits.variables), limits)
}

/** The prover of a description, and the checker of its certificate. */
interface Deciders {
  readonly prove: typeof proveByPoints
  readonly check: typeof checkPoints
}

/** Decides a description in the same way as {@link decide}. @throws Error as {@link decide} */
export function decideDescribed(
  box: SolvedBox,
  { tree, says, cases }: Described,
  limits: DecideLimits,
  { prove, check }: Deciders = { prove: proveByPoints, check: checkPoints },
): Decision {
  const { variables, points, learnedTo, furthest, watched } = limits
  const described = { tree, says, cases }
  const question = questionOf(box, described.says, variables)
  const result = prove(question, { points })
  const contradicted = contradictedBy(box, question, limits)
  if (result.answer === 'not decidable') {
    const refuted =
      contradicted ?? refutedBeyond(box, question, result.contradictsAt ?? null, limits)
    const holdsTo = Math.max(box.max, furthest.max)
    return refuted ?? { status: 'candidate', ...described, holdsTo, why: result.why }
  }
  if (result.answer === 'refuted') {
    const { position, is } = result
    // The description is right at all smaller positions, so the value that follows from the options
    // is the true value.
    const label = box.labels.at(position, Number(is))
    return { status: 'refuted', position, examples: [{ position, label }] }
  }
  if (contradicted !== null) {
    throw new Error(`discover: a theorem contradicts a proof at ${contradicted.position.join()}`)
  }
  const checked = check(result.certificate, { points: Infinity })
  if (!checked.accepted) {
    const why = `the independent checker rejects the certificate: ${checked.why}`
    return { status: 'candidate', ...described, holdsTo: box.max, why }
  }
  const { certificate, points: count, largestPile } = result
  const solvedTo = solvedBeyond(box, { learnedTo, watched }, question)
  return { status: 'proved', ...described, certificate, points: count, largestPile, solvedTo }
}

/**
 * A position at which a description contradicts a theorem that decides some positions; null if
 * points find no such position.
 */
function contradictedBy(
  { ruleset, labels }: SolvedBox,
  { value, variables, says }: Description,
  { theorems, points }: Pick<DecideLimits, 'theorems' | 'points'>,
): Refuted | null {
  if (value !== 'outcome') return null
  for (const { isP, isN } of theorems) {
    const agrees = and(implies(isP, says), implies(isN, not(says)))
    const sorted = isSymmetric(ruleset)
    const question = { value: 'statement', variables, sorted, says: agrees } as const
    const result = proveByPoints(question, { points })
    if (result.answer !== 'refuted') continue
    const { position } = result
    const isLost = evaluate(isP, assign(variables, position))
    const label = labels.at(position, Number(isLost))
    return { status: 'refuted', position, examples: [{ position, label }] }
  }
  return null
}

/**
 * Uses the probes and the largest solved box to refute a description that is right on a box and
 * that points do not decide.
 *
 * @param known a position at which the description contradicts its values at the options, if one is
 *   known
 */
function refutedBeyond(
  { labels }: SolvedBox,
  question: Description,
  known: readonly number[] | null,
  limits: DecideLimits,
): Refuted | null {
  const contradiction = known ?? probedOnce(question, limits)
  const { smallest, first } = wrongAround(question, contradiction, limits)
  const position = smallest ?? contradiction
  const examples = first.map(({ x, value }) => ({ position: x, label: labels.at(x, value) }))
  return position === null ? null : { status: 'refuted', position, examples }
}

function probedOnce(question: Description, limits: DecideLimits): Position | null {
  const text = toText(question.says)
  const before = limits.probed.get(text)
  if (before !== undefined) return before
  const contradiction = contradictionOf(question, limits)
  limits.probed.set(text, contradiction)
  return contradiction
}

function questionOf(
  { ruleset, play, value }: SolvedBox,
  says: Says,
  variables: readonly string[],
): Description {
  // For outcomes, `says` is a formula. For other values, `says` is a term.
  return { ruleset, play, value, variables, says } as Description
}

/**
 * Compares the description with a box that is larger than the boxes of the search. Returns the
 * largest pile of that box.
 */
function solvedBeyond(
  { ruleset, play, value }: SolvedBox,
  { learnedTo, watched }: Pick<DecideLimits, 'learnedTo' | 'watched'>,
  { says, variables }: Pick<DecideLimits, 'variables'> & { readonly says: Says },
): number {
  const count = Number(boxCount(ruleset.piles, learnedTo, isSymmetric(ruleset)))
  const max = Math.max(learnedTo + 1, largestBox(ruleset, count * BEYOND, learnedTo * BEYOND))
  const wrong = wrongIn(solvedBox({ ruleset, play, value }, max, watched), says, variables)
  if (wrong !== null) throw new Error(`discover: the solver contradicts a proof at ${wrong.join()}`)
  return max
}
