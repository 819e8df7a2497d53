import { parseRuleset } from '@nim/core/rules'
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

const UNCOUNTED = { node: () => {}, work: () => {} }

/**
 * A game solved by shift rules as a Coq file: the rules, trees with multipliers, the P-positions at which no rule
 * applies, and the theorem that formal/theories proves if its checker accepts them. Whether it does is for Coq to say.
 *
 * @throws RangeError for values other than outcomes, for other games than SN(n,A), and for rules whose trees do not end
 * @source NT-13
 */
export function shiftCoqFile(certificate: ShiftCertificate): string {
  const { play, value, rules } = certificate
  const ruleset = parseRuleset(certificate.ruleset)
  const space = spaceOf(ruleset)
  if (value !== 'outcome' || !space.isSorted) {
    throw new RangeError('formal/ has a checker for the outcomes of SN(n,A) only')
  }
  const shifts = rules.map((rule, i) => shiftOf(space, value, rule, i))
  const { data, move } = gameText(ruleset)
  const checked = `${data} ${play === 'misere' ? 'Misere' : 'Normal'} solution`
  const forests = shifts.map((_, rule) => criticalText(space, shifts, rule, UNCOUNTED))
  return wrapped(`(** Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Vectors SortedPiles PointsChecker ShiftRules ShiftTrees ShiftChecker.
Import ListNotations.
Local Open Scope Z_scope.

(** ${certificate.ruleset}, solved by shift rules of the piles in ascending order. *)
${rules.map((rule, i) => `Definition rule${i + 1} : shift := ${ruleText(rule)}.`).join('\n')}

(** Where no rule settles an edge, for each rule; where no rule applies; and the P-positions there. *)
${forests.map((forest, i) => `Definition critical${i + 1} : forest := ${forest}.`).join('\n')}
Definition coverage : split_tree := ${coverageText(space, shifts, UNCOUNTED)}.
Definition ends : list vector := ${listText(endsOf(certificate, space, shifts).map(listText))}.

Definition solution : shifts := Shifts ${numbered('rule', rules)} ${numbered('critical', rules)} coverage ends.

Lemma accepted : check_sorted_shifts ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem P_by_rules : forall x : position, length x = ${ruleset.piles}%nat ->
  (${play === 'misere' ? 'misereP' : 'Ppos'} position (${move}) x <-> solution_sorted ${ruleset.piles} solution (heights (sorted x)) = true).
Proof. exact (proj1 (sorted_by_shifts ${checked} accepted)). Qed.

Print Assumptions P_by_rules.
`)
}

function numbered(name: string, all: readonly unknown[]): string {
  return listText(all.map((_, i) => `${name}${i + 1}`))
}

function ruleText({ z, where }: ShiftRule): string {
  const inequalities = where.map(([form, least]) => `(${listText(form)}, ${least})`)
  return `Shift ${listText(z)} 0 ${listText(inequalities)}`
}

/** The P-positions at which no rule applies. */
function endsOf(certificate: ShiftCertificate, space: Space, shifts: readonly Shift[]): number[][] {
  const box = solveBox(parseRuleset(certificate.ruleset), space, certificate, certificate.box)
  const { byRules } = farValues({ space, certificate, shifts, box, work: () => {} })
  const ends = new Map<string, number[]>()
  for (const { cone } of uncoveredLeaves(space, shifts, UNCOUNTED)) {
    forEachPoint(cone, { most: Infinity, count: () => {} }, (y) => {
      if (shifts.some((shift) => isIn(shift, y)) || byRules(y) !== 0) return
      ends.set(y.join(), pilesAt(space, y))
    })
  }
  return [...ends.values()]
}
