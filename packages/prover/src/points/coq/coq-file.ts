import { gameOf, moveSizes, parseRuleset } from '@nim/core/rules'
import { type Formula, parse } from '@nim/presburger'
import type { PointCertificate } from '../certificate.ts'
import { NotDecidable } from '../not-decidable.ts'
import { writePlain } from './plain.ts'
import { writeReified } from './reified.ts'
import { writeShared } from './shared.ts'
import { listText, naturalsText, wrapped } from './text.ts'
import { treeText } from './tree-text.ts'

/** The theorem of every file. */
export const COQ_HEADLINE = 'P_is_phi'

/**
 * A certificate about P-positions as a Coq file: the game, the formula, forms, steps and pinning
 * tree, and the theorem `P_is_phi`, which formal/theories/PointsChecker.v proves if its checker
 * accepts them. Whether it does is for Coq to say.
 *
 * @throws NotDecidable for certificates about something else
 * @source NT-9, 1.10
 */
export function coqFile(certificate: PointCertificate): string {
  const { question } = certificate
  if (question.value !== 'outcome') {
    throw new NotDecidable(`the checker in Coq takes P-positions, not ${question.value}`)
  }
  const says = parse(question.says)
  const game = gameText(question)
  const n = question.variables.length
  const isMisere = question.play === 'misere'
  const checked = `${n} ${game.data} ${isMisere ? 'Misere' : 'Normal'} says points`
  return wrapped(`(** ${question.ruleset}, ${isMisere ? 'misère' : 'normal'} play: the P-positions are the positions at which [phi] is true.

    Written by nimlab. Once formal/ is compiled, coqc -Q formal/theories NimLab FILE checks it. *)

From Coq Require Import List Arith ZArith Bool.
From NimLab Require Import Outcome Misere Game Presburger Vectors PinningTree SortedPiles
  HypergraphGame PointsChecker.
Import ListNotations.
Local Open Scope Z_scope.

${phiText(question, says)}

(** The same formula as a syntax tree. *)
${saysText(question, says)}

Lemma says_phi : forall x, truth x says = phi x.
Proof. reflexivity. Qed.

(** Linear forms with their thresholds, steps, and the pinning tree. *)
${certificateText(certificate)}

Lemma accepted : ${game.checker} ${checked} = true.
Proof. vm_cast_no_check (eq_refl true). Qed.

Theorem ${COQ_HEADLINE} : forall x : position, length x = ${n}%nat ->
  (${isMisere ? 'misereP' : 'Ppos'} position (${game.move}) x <-> phi (${game.piles}) = true).
Proof.
  intros x len. rewrite <- says_phi.
  exact (${game.theorem} ${checked} accepted x len).
Qed.

Print Assumptions ${COQ_HEADLINE}.
`)
}

/** How the development names the game and what it has for it. */
interface GameText {
  readonly data: string
  readonly move: string
  readonly piles: string
  readonly checker: string
  readonly theorem: string
}

function gameText({ ruleset: text, sorted }: PointCertificate['question']): GameText {
  const ruleset = parseRuleset(text!)
  if (sorted) {
    const data = naturalsText(moveSizes(ruleset)!)
    return {
      data,
      move: `move (one_of ${data})`,
      piles: 'heights (sorted x)',
      checker: 'check_sorted',
      theorem: 'sorted_by_points',
    }
  }
  const edges = gameOf(ruleset).moveVectors!(ruleset)!
  const data = listText(edges.map((edge) => listText(edge.map((taken) => String(taken > 0)))))
  return {
    data,
    move: `edge_move ${data}`,
    piles: 'heights x',
    checker: 'check_edges',
    theorem: 'edges_by_points',
  }
}

function phiText(
  { variables, says: text, sorted }: PointCertificate['question'],
  says: Formula,
): string {
  const nameOf = (variable: string): string => `x${variables.indexOf(variable) + 1}`
  const plain = writeShared(says, writePlain(nameOf))
  const lets = [
    ...variables.map((_, i) => `let x${i + 1} := nth ${i} x 0 in`),
    ...plain.bindings.map(({ name, text: part }) => `let ${name} := ${part} in`),
  ]
  return `(** ${text}\n    of the piles ${variables.join(', ')}${sorted ? ', in ascending order' : ''}. *)
Definition phi (x : list Z) : bool :=
${lets.map((line) => `  ${line}\n`).join('')}  ${plain.text}.`
}

function saysText({ variables }: PointCertificate['question'], says: Formula): string {
  const { bindings, text } = writeShared(
    says,
    writeReified((variable) => variables.indexOf(variable)),
  )
  return [
    ...bindings.map(
      (part) => `Definition ${part.name} : ${part.isTerm ? 'term' : 'formula'} := ${part.text}.`,
    ),
    `Definition says : formula := ${text}.`,
  ].join('\n')
}

function certificateText(certificate: PointCertificate): string {
  const { walls, reducers } = certificate
  const n = walls[0]!.form.length
  const { definitions, root } = treeText(certificate)
  // that a coordinate is at least 0 is a threshold like any other
  const forms = walls.map(({ form, thresholds }, i) => {
    const all = i < n ? [...new Set([0, ...thresholds])] : thresholds
    return `(${listText(form)}, ${listText(all)})`
  })
  return [
    `Definition forms : list (vector * list Z) := ${listText(forms)}.`,
    `Definition reducers : list vector := ${listText(reducers.map(({ step }) => listText(step)))}.`,
    ...definitions,
    `Definition points : certificate := Certificate forms reducers ${root}.`,
  ].join('\n')
}
