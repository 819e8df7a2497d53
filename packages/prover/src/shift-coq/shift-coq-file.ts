import { formatRuleset, moveSizes, parseRuleset, type Ruleset } from '@nim/core/rules'
import { gameText } from '../points-coq/game-text.ts'
import { listText, wrapped } from '../points-coq/text.ts'
import { forEachPoint } from '../shift-check/points.ts'
import type { ShiftCertificate, ShiftRule } from '../shift-check/schema.ts'
import { isIn, type Shift, shiftOf } from '../shift-check/shift.ts'
import { solveBox } from '../shift-check/solved-box.ts'
import { pilesAt, type Space, spaceOf } from '../shift-check/space.ts'
import { uncoveredLeaves } from '../shift-check/trees.ts'
import { farValues } from '../shift-check/values.ts'
import { coverageText, criticalText } from './tree-text.ts'

const UNCOUNTED = { node: () => undefined, work: () => undefined }

/**
 * A Coq file about a game that shift rules solve. It contains the rules, trees with multipliers,
 * the values where no rule applies, and the theorem that formal/theories proves if its checker
 * accepts them. Coq decides whether the checker accepts them.
 *
 * @throws RangeError for games other than SN(n,A), for Grundy values in misère play, and for rules
 * whose trees do not end
 * @source NT-13
 */
export function shiftCoqFile(certificate: ShiftCertificate): string {
  const { play, value, rules } = certificate
  const ruleset = parseRuleset(certificate.ruleset)
  requireTheorem(ruleset, certificate)
  const space = spaceOf(ruleset)
  const shifts = rules.map((rule, i) => shiftOf(space, value, rule, i))
  const forests = shifts.map((_, rule) => criticalText(space, shifts, rule, UNCOUNTED))
  const { ends, statement } = value === 'outcome' ? OUTCOME : NUMBERS[value]
  const { data, move } = gameText(ruleset)
  return wrapped(`(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Values Vectors SortedPiles PointsChecker Conditions
  ShiftRules ShiftTrees ShiftChecker ShiftValues.
Import ListNotations.
Local Open Scope Z_scope.

(** ${certificate.ruleset}, solved by shift rules of the piles in ascending order. *)
${rules.map((rule, i) => `Definition rule${i + 1} : shift := ${ruleText(rule)}.`).join('\n')}

(** Where no rule settles an edge, for each rule; where no rule applies; and the values there. *)
${forests.map((forest, i) => `Definition critical${i + 1} : forest := ${forest}.`).join('\n')}
Definition coverage : split_tree := ${coverageText(space, shifts, UNCOUNTED)}.
${ends(irreducible(certificate, space, shifts), `${numbered('rule', rules)} ${numbered('critical', rules)} coverage ends`)}

${statement({ data, move, piles: ruleset.piles, play: play === 'misere' ? 'Misere' : 'Normal' })}
`)
}

/**
 * Returns normally if formal/ has a theorem for certificates of this kind.
 * @throws RangeError for games other than SN(n,A), and for Grundy values in misère play
 */
export function requireTheorem(
  ruleset: Ruleset,
  { play, value }: Pick<ShiftCertificate, 'play' | 'value'>,
): void {
  if (moveSizes(ruleset) === null || ruleset.kind === 'OWN') {
    throw new RangeError(`formal/ has theorems only for SN(n,A), not for ${formatRuleset(ruleset)}`)
  }
  if (value === 'grundy' && play === 'misere') {
    throw new RangeError('formal/ has no theorem about Grundy values in misère play')
  }
}

/** The names that the game and the play convention have in Coq. */
interface Named {
  readonly data: string
  readonly move: string
  readonly piles: number
  readonly play: string
}

/** A position at which no rule applies, and the value of this position. For outcomes, P is 0. */
type End = readonly [x: readonly number[], value: number]

/** The text of the file for one kind of value. */
interface OfValue {
  readonly ends: (all: readonly End[], parts: string) => string
  readonly statement: (named: Named) => string
}

const OUTCOME: OfValue = {
  ends: (all, parts) => {
    const isP = all.flatMap(([x, value]) => (value === 0 ? [listText(x)] : []))
    return `Definition ends : list vector := ${listText(isP)}.

Definition solution : shifts bool := outcome_shifts ${parts}.`
  },
  statement: ({
    data,
    move,
    piles,
    play,
  }) => `Lemma accepted : check_outcomes ${data} ${play} solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_by_rules : forall x : position, length x = ${piles}%nat ->
  (${play === 'Misere' ? 'misereP' : 'Ppos'} position (${move}) x <->
   is_P_sorted ${piles} solution (heights (sorted x)) = true).
Proof. exact (proj1 (outcomes_by_shifts ${data} ${play} solution accepted)). Qed.

Print Assumptions P_by_rules.`,
}

const NUMBERS: Readonly<Record<'remoteness' | 'grundy', OfValue>> = {
  remoteness: {
    ends: numberedEnds,
    statement: ({
      data,
      move,
      piles,
      play,
    }) => `Lemma accepted : check_remoteness_shifts ${data} ${play} solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem remoteness_by_rules : forall R, solves_smith position (${move}) (good ${play}) R ->
  forall x : position, length x = ${piles}%nat ->
  R x = number_of_sorted ${piles} plus_nat solution (heights (sorted x)).
Proof. exact (remoteness_by_shifts ${data} ${play} solution accepted). Qed.

Print Assumptions remoteness_by_rules.`,
  },
  grundy: {
    ends: numberedEnds,
    statement: ({
      data,
      move,
      piles,
    }) => `Lemma accepted : check_grundy_shifts ${data} solution = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem grundy_by_rules : forall G, solves_grundy position (${move}) G ->
  forall x : position, length x = ${piles}%nat ->
  G x = number_of_sorted ${piles} no_change solution (heights (sorted x)).
Proof. exact (grundy_by_shifts ${data} solution accepted). Qed.

Print Assumptions grundy_by_rules.`,
  },
}

/** The values at all these positions, as a list. Positions without an entry have the value 0. */
function numberedEnds(all: readonly End[], parts: string): string {
  const ends = all.flatMap(([x, value]) => (value > 0 ? [`(${listText(x)}, ${value}%nat)`] : []))
  return `Definition ends : list (vector * nat) := ${listText(ends)}.

Definition solution : shifts nat := Shifts ${parts}.`
}

function numbered(name: string, all: readonly unknown[]): string {
  return listText(all.map((_, i) => `${name}${i + 1}`))
}

function ruleText({ z, add, where }: ShiftRule): string {
  const inequalities = where.map(([form, least]) => `(${listText(form)}, ${least})`)
  return `Shift ${listText(z)} ${add} ${listText(inequalities)}`
}

/** The positions at which no rule applies, without duplicates. */
function irreducible(certificate: ShiftCertificate, space: Space, shifts: readonly Shift[]): End[] {
  const box = solveBox(parseRuleset(certificate.ruleset), space, certificate, certificate.box)
  const { byRules } = farValues({ space, certificate, shifts, box, work: UNCOUNTED.work })
  const ends = new Map<string, End>()
  for (const { cone } of uncoveredLeaves(space, shifts, UNCOUNTED)) {
    forEachPoint(cone, { most: Infinity, count: UNCOUNTED.work }, (y) => {
      if (!shifts.some((shift) => isIn(shift, y)))
        ends.set(y.join(), [pilesAt(space, y), byRules(y)])
    })
  }
  return [...ends.values()]
}
