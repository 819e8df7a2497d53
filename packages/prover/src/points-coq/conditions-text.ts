import { isSymmetric } from '@nim/core/rules'
import { and, type Formula, iff, implies, not } from '@nim/presburger'
import type { Condition } from '../conditions/condition.ts'
import { conditionsOf } from '../conditions/conditions.ts'
import type { PartialGoal, RemotenessGoal, RestrictedGoal } from '../goal/goal.ts'
import type { PointCertificate } from '../points/certificate.ts'
import { NotDecidable } from '../points/not-decidable.ts'
import type { OutcomeQuestion, StatementQuestion } from '../points/question.ts'
import { compareSets } from './compare-sets.ts'
import { gameText } from './game-text.ts'
import { moduleText, pointsText, saysModule } from './says-text.ts'
import { listText } from './text.ts'

type Certify = (question: OutcomeQuestion | StatementQuestion) => PointCertificate
type ConditionGoal = PartialGoal | RemotenessGoal

/**
 * The text of the statement `P_and_N`: a position is P if the first formula is true there, and N if
 * the second formula is true there.
 */
export function partialText(goal: PartialGoal, certify: Certify): string {
  const { ruleset, variables, isP, isN } = goal
  const { data, move, piles, isSorted } = gameText(ruleset)
  const proofs = conditionProofs(goal, certify)
  const checked = `${data} IsP.says IsN.says ${proofs.names}`
  return `${saysModule('IsP', variables, isP)}
${saysModule('IsN', variables, isN)}

${proofs.text}

Lemma accepted : ${isSorted ? 'check_partial' : 'check_partial_edges'} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_and_N : forall x : position, length x = ${ruleset.piles}%nat ->
  (truth (${piles}) IsP.says = true -> Ppos position (${move}) x) /\\
  (truth (${piles}) IsN.says = true -> Npos position (${move}) x).
Proof. exact (${isSorted ? 'partial_by_points' : 'partial_edges_by_points'} ${checked} accepted). Qed.

Print Assumptions P_and_N.`
}

/** The text of the statement `remoteness_is`: the term equals the remoteness of every position. */
export function remotenessText(goal: RemotenessGoal, certify: Certify): string {
  const { ruleset, variables, remoteness, play } = goal
  const { data, move, piles } = sortedGame(goal)
  const proofs = conditionProofs(goal, certify)
  const checked = `${data} Term.says ${proofs.names}`
  const length = `forall x : position, length x = ${ruleset.piles}%nat ->`
  const value = `value (${piles}) Term.says`
  const [check, says, proof] =
    play === 'misere'
      ? [
          'check_smith Misere',
          `forall R, solves_smith position (${move}) Nat.odd R ->\n  ${length}\n  Z.of_nat (R x) = ${value}`,
          'smith_by_points Misere',
        ]
      : [
          'check_remoteness',
          `${length}\n  Z.of_nat (remoteness ${move.replace('move ', '')} x) = ${value}`,
          'remoteness_by_points',
        ]
  return `${saysModule('Term', variables, remoteness)}

${proofs.text}

Lemma accepted : ${check} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem remoteness_is : ${says}.
Proof. exact (${proof} ${checked} accepted). Qed.

Print Assumptions remoteness_is.`
}

/**
 * The text of the statement `P_where`: if the hypothesis holds, the P-positions are the positions
 * at which the formula is true.
 */
export function restrictedText(goal: RestrictedGoal, certify: Certify): string {
  const { ruleset, variables, under, isP, given } = goal
  const { data, move, piles } = sortedGame(goal)
  const play = given.play ?? 'normal'
  const description = certify({ value: 'outcome', ruleset, play, variables, says: given.isP })
  const agreement = certify(statement(goal, implies(under, iff(isP, given.isP))))
  const isMisere = play === 'misere'
  const names = 'Under.says Formula.says Given.says Described.points Agrees.points'
  const checked = `${data} ${isMisere ? 'Misere' : 'Normal'} ${names}`
  return `${saysModule('Under', variables, under)}
${saysModule('Formula', variables, isP)}
(** A description of all P-positions. *)
${saysModule('Given', variables, given.isP)}

${moduleText('Described', pointsText(description))}
${moduleText('Agrees', pointsText(agreement))}

Lemma accepted : check_restricted ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_where : forall x : position, length x = ${ruleset.piles}%nat ->
  truth (${piles}) Under.says = true ->
  (${isMisere ? 'misereP' : 'Ppos'} position (${move}) x <-> truth (${piles}) Formula.says = true).
Proof. exact (restricted_by_points ${checked} accepted). Qed.

Print Assumptions P_where.`
}

function sortedGame({ ruleset }: RemotenessGoal | RestrictedGoal): ReturnType<typeof gameText> {
  const game = gameText(ruleset)
  if (game.isSorted) return game
  throw new NotDecidable(
    'for a game that distinguishes its piles, only goals about P- and N-positions have a Coq file',
  )
}

/**
 * A certificate for each condition. The conditions are in the same order as in
 * formal/theories/points/Conditions.v.
 */
function conditionProofs(goal: ConditionGoal, certify: Certify): { text: string; names: string } {
  const { strategy: _, ...plain } = goal
  const conditions = conditionsOf(plain)
  const options = conditions.filter(isOption)
  if (isSymmetric(goal.ruleset)) {
    options.sort((a, b) => compareSets(setOf(a), setOf(b)))
  }
  const first = conditions.findIndex(isOption)
  const ordered = conditions.filter((each) => !isOption(each)).toSpliced(first, 0, ...options)
  const modules = ordered.map(({ statement: says, assertions }, i) => {
    const body = pointsText(certify(statement(goal, not(and(...assertions)))))
    return `(** ${says} *)\n${moduleText(`Condition${i + 1}`, body)}`
  })
  const names = ordered.map((__, i) => `Condition${i + 1}.points`)
  return { text: modules.join('\n'), names: listText(names) }
}

function isOption({ kind }: Condition): boolean {
  return kind === 'option'
}

/** The piles that the id of a condition names, such as 1 and 3 for `option-1.3`. */
function setOf({ id }: Condition): number[] {
  return id.replace('option-', '').split('.').map(Number)
}

function statement(
  { ruleset, variables }: ConditionGoal | RestrictedGoal,
  says: Formula,
): StatementQuestion {
  return { value: 'statement', variables, sorted: isSymmetric(ruleset), says }
}
